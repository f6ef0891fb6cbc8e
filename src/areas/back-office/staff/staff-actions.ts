'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { ROLES } from '@/domain/staff/permissions';
import { invitationInput } from '@/domain/staff/staff-input';
import { failure, type FieldErrors, type Result } from '@/lib/result';
import { activateStaff, changeStaffRole, deactivateStaff, deleteStaff, removeSecondFactor } from './change-staff';
import { inviteStaff, sendPasswordLink } from './invite-staff';
import { administratorRequest } from '../access/session';

const administrator = () => administratorRequest('/admin/staff');
const password = z.string().max(1000).catch('');
const unknown = () => failure('invalid', 'Account or role not found.');

async function saved<R extends Result>(work: Promise<R>): Promise<R> {
  const result = await work;
  if (result.ok) refresh();
  return result;
}

export async function inviteStaffAction(person: unknown, typed: unknown): Promise<Result> {
  const staff = await administrator();
  const parsed = invitationInput.safeParse(person);
  if (!parsed.success) {
    const fieldErrors = z.flattenError(parsed.error).fieldErrors as FieldErrors;
    return failure('invalid', 'Please check the form.', { fieldErrors });
  }
  return saved(inviteStaff({ ...staff, person: parsed.data, password: password.parse(typed) }));
}

export async function sendPasswordLinkAction(id: unknown): Promise<Result<{ to: string }>> {
  const staff = await administrator();
  const parsed = z.uuid().safeParse(id);
  return parsed.success ? sendPasswordLink({ ...staff, id: parsed.data }) : unknown();
}

const roleChange = z.object({ id: z.uuid(), role: z.enum(ROLES), password });

export async function changeStaffRoleAction(change: unknown): Promise<Result> {
  const staff = await administrator();
  const parsed = roleChange.safeParse(change);
  return parsed.success ? saved(changeStaffRole({ ...staff, ...parsed.data })) : unknown();
}

export async function deactivateStaffAction(id: unknown): Promise<Result> {
  const staff = await administrator();
  const parsed = z.uuid().safeParse(id);
  return parsed.success ? saved(deactivateStaff({ ...staff, id: parsed.data })) : unknown();
}

const confirmed = z.object({ id: z.uuid(), password });
type Confirmed = Parameters<typeof activateStaff>[0];

/** Runs what asks for the password of whoever does it, about someone else’s account. */
async function withPassword(call: unknown, work: (call: Confirmed) => Promise<Result>): Promise<Result> {
  const staff = await administrator();
  const parsed = confirmed.safeParse(call);
  return parsed.success ? saved(work({ ...staff, ...parsed.data })) : unknown();
}

export async function activateStaffAction(call: unknown): Promise<Result> {
  return withPassword(call, activateStaff);
}

export async function deleteStaffAction(call: unknown): Promise<Result> {
  return withPassword(call, deleteStaff);
}

export async function removeSecondFactorAction(call: unknown): Promise<Result> {
  return withPassword(call, removeSecondFactor);
}
