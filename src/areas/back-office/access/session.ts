import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import type { Permission } from '@/domain/staff/permissions';
import { may } from '@/lib/accounts/active-user';
import { currentStaff, type Staff } from '@/modules/accounts/session/staff-session';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser } from '@/payload-types';
import { loginHref } from '@/modules/accounts/sign-in/back-office-path';

const NO_ACCESS_PATH = '/admin/no-access';

export const mayEnter = (user: AdminUser): boolean => may(user, 'back-office:enter');

/** Redirects others: to the login, and back to `path` afterwards, or to the no-access notice. */
export async function requireMember(permission: Permission, path: string): Promise<Staff> {
  const { payload, user } = await currentStaff();
  if (!user) redirect(loginHref(path));
  if (!may(user, permission)) redirect(NO_ACCESS_PATH);
  return { payload, user };
}

export async function memberRequest(permission: Permission, path: string): Promise<Staff & { req: PayloadRequest }> {
  const { payload, user } = await requireMember(permission, path);
  return { payload, req: await localRequest(payload, { headers: await headers(), user }), user };
}
