import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { logoutOperation, type Payload, type PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { cache } from 'react';
import { can } from '@/domain/permissions';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { AdminUser } from '@/payload-types';
import { loginHref } from './rules/same-site-path';

export const NO_ACCESS_PATH = '/admin/no-access';

type Staff = { payload: Payload; user: AdminUser | undefined };

/**
 * The signed-in member of staff, read once a request. The cookie’s token is handed over as a header of its own:
 * Payload would refuse the cookie where a link on another site (a mail) led here, and what only reads needs no such
 * guard. What writes is a server action, whose origin Next compares with the host, behind a SameSite=Lax cookie.
 */
export const currentStaff = cache(async (): Promise<Staff> => {
  markPrivate();
  const jar = await cookies();
  const payload = await getPayloadClient();
  const token = jar.get(`${payload.config.cookiePrefix}-token`)?.value;
  if (!token) return { payload, user: undefined };
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) });
  return { payload, user: user?.collection === 'admin-users' && user.isActive ? user : undefined };
});

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
export async function administratorRequest(path: string): Promise<{ payload: Payload; req: PayloadRequest }> {
  const { payload, user } = await requireAdministrator(path);
  return { payload, req: await localRequest(payload, { headers: await headers(), user }) };
}

/** Sets the cookie that `POST /api/admin-users/login` sets. */
export async function startSession(payload: Payload, token: string): Promise<void> {
  await writeCookie(generatePayloadCookie({ ...cookieArgs(payload), returnCookieAsObject: true, token }));
}

/** Revokes the session itself, so that a copy of its token is worthless, and takes the cookie away. */
export async function endSession(): Promise<void> {
  const { payload, user } = await currentStaff();
  if (user) {
    const req = await localRequest(payload, { headers: await headers(), user });
    await logoutOperation({ collection: payload.collections['admin-users'], req });
  }
  await writeCookie(generateExpiredPayloadCookie({ ...cookieArgs(payload), returnCookieAsObject: true }));
}

const cookieArgs = (payload: Payload) => ({
  collectionAuthConfig: payload.collections['admin-users'].config.auth,
  cookiePrefix: payload.config.cookiePrefix,
});

type Cookie = ReturnType<
  typeof generateExpiredPayloadCookie<ReturnType<typeof cookieArgs> & { returnCookieAsObject: true }>
>;

async function writeCookie({ name, value, expires, httpOnly, path, domain, sameSite, secure }: Cookie): Promise<void> {
  (await cookies()).set(name, value ?? '', {
    expires: expires ? new Date(expires) : undefined,
    httpOnly,
    path,
    domain,
    sameSite: sameSite ? (sameSite.toLowerCase() as 'lax' | 'strict' | 'none') : undefined,
    secure,
  });
}
