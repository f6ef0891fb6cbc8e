'use server';

import { z } from 'zod';
import { invitationInput, roleChoice } from '@/domain/staff/staff-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { activateStaff, changeStaffRole, deactivateStaff, deleteStaff, removeSecondFactor } from './change-staff';
import { inviteStaff, sendPasswordLink } from './invite-staff';
import { memberRequest } from '../access/session';
import { staffAction } from '../access/staff-action';

const PATH = '/admin/staff';
const password = z.string().max(1000).catch('');
const account = z.object({ id: z.uuid() });

const onAccount = <Input extends object, Answer>(
  input: z.ZodSafeParseResult<Input>,
  work: (call: StaffCall & Input) => Promise<Answer>,
) => staffAction('staff:write', PATH, input, work, 'Account or role not found.');

export async function inviteStaffAction(person: unknown, typed: unknown): Promise<Result> {
  const call = await memberRequest('staff:write', PATH);
  const parsed = invitationInput.safeParse(person);
  if (!parsed.success) return invalidInput(parsed.error, 'Please check the form.');
  return refreshed(inviteStaff({ ...call, person: parsed.data, password: password.parse(typed) }));
}

export async function sendPasswordLinkAction(id: unknown): Promise<Result<{ to: string }>> {
  return onAccount(account.safeParse({ id }), sendPasswordLink);
}

const roleChange = account.extend({ role: roleChoice, password });

export async function changeStaffRoleAction(change: unknown): Promise<Result> {
  return onAccount(roleChange.safeParse(change), (call) => refreshed(changeStaffRole(call)));
}

export async function deactivateStaffAction(id: unknown): Promise<Result> {
  return onAccount(account.safeParse({ id }), (call) => refreshed(deactivateStaff(call)));
}

const confirmed = account.extend({ password });

export async function activateStaffAction(input: unknown): Promise<Result> {
  return onAccount(confirmed.safeParse(input), (call) => refreshed(activateStaff(call)));
}

export async function deleteStaffAction(input: unknown): Promise<Result> {
  return onAccount(confirmed.safeParse(input), (call) => refreshed(deleteStaff(call)));
}

export async function removeSecondFactorAction(input: unknown): Promise<Result> {
  return onAccount(confirmed.safeParse(input), (call) => refreshed(removeSecondFactor(call)));
}
