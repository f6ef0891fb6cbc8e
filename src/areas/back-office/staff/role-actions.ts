'use server';

import { z } from 'zod';
import { ownRoleInput } from '@/domain/staff/staff-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { memberRequest } from '../access/session';
import { staffAction } from '../access/staff-action';
import { deleteRole, saveRole } from './change-roles';
import { ROLES_PATH } from './data';

const password = z.string().max(1000).catch('');
const saving = ownRoleInput.extend({ id: z.uuid().optional(), password });
const deletion = z.object({ id: z.uuid(), password });

export async function saveRoleAction(typed: unknown): Promise<Result> {
  const { req } = await memberRequest('roles:write', ROLES_PATH);
  const parsed = saving.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error, 'Please check the form.');
  return refreshed(saveRole({ req, ...parsed.data }));
}

export async function deleteRoleAction(typed: unknown): Promise<Result> {
  return staffAction('roles:write', ROLES_PATH, deletion.safeParse(typed), (call) => refreshed(deleteRole(call)));
}
