import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Payload, PayloadRequest } from 'payload';
import { cache } from 'react';
import { can } from '@/domain/permissions';
import type { AppearanceInput } from '@/domain/staff-input';
import { readSession } from '@/features/accounts/session';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { localRequest } from '@/lib/payload';
import type { AdminUser } from '@/payload-types';
import { loginHref } from './rules/same-site-path';

export const NO_ACCESS_PATH = '/admin/no-access';

type Staff = { payload: Payload; user: AdminUser | undefined };

/**
 * The signed-in member of staff, read once a request. What writes is a server action, whose origin Next compares with
 * the host, behind a SameSite=Lax cookie.
 */
export const currentStaff = cache(async (): Promise<Staff> => {
  markPrivate();
  const { payload, user } = await readSession('admin-users');
  return { payload, user: user?.collection === 'admin-users' && user.isActive ? user : undefined };
});

/** How the back office looks to whoever is signed in. A database that is away must not take its own error screen away. */
export async function currentAppearance(): Promise<Partial<AppearanceInput>> {
  const { user } = await currentStaff().catch(() => ({ user: undefined }));
  return { theme: user?.theme, colorScheme: user?.colorScheme };
}

export const mayEnter = (user: AdminUser): boolean => can(user.role, 'back-office:enter');

/**
 * Guards a page, route or action of the back office (spec §6): answers the active administrator, or redirects, to
 * the login and back to `path` afterwards, or to the notice for staff without access.
 */
export async function requireAdministrator(path: string): Promise<{ payload: Payload; user: AdminUser }> {
  const { payload, user } = await currentStaff();
  if (!user) redirect(loginHref(path));
  if (!mayEnter(user)) redirect(NO_ACCESS_PATH);
  return { payload, user };
}

/** The administrator’s request, to hand to operations. */
export async function administratorRequest(
  path: string,
): Promise<{ payload: Payload; req: PayloadRequest; user: AdminUser }> {
  const { payload, user } = await requireAdministrator(path);
  return { payload, req: await localRequest(payload, { headers: await headers(), user }), user };
}
