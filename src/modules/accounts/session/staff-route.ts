import 'server-only';
import { headers } from 'next/headers';
import type { PayloadRequest } from 'payload';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { can, type Permission } from '@/domain/staff/permissions';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { isFromAnotherSite } from '@/lib/http/origin';
import { staffUser } from '@/lib/accounts/active-user';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { sessionUser } from './session-user';
import { currentStaff, type Staff } from './staff-session';

export type StaffCall = Staff & { req: PayloadRequest };

/** Responds 503 while the database is away. `place` is named in the refusal, as 'the back office'. */
export async function asStaff(
  permission: Permission,
  place: string,
  work: (call: StaffCall) => Promise<object | undefined>,
): Promise<Response> {
  try {
    const incoming = new Headers(await headers());
    const { payload, user } = await identify(incoming);
    if (!user || isFromAnotherSite(incoming)) return refuse('unauthorized', 'Please sign in.');
    if (!can(user.role, permission)) return refuse('forbidden', `You do not have access to ${place}.`);
    return respond(await work({ payload, user, req: await localRequest(payload, { headers: incoming, user }) }));
  } catch (error) {
    return failedResponse(error, `A route of ${place} failed.`);
  }
}

/** By the session’s cookie, or by a token of the API’s login (`Authorization: JWT …`). */
async function identify(incoming: Headers): ReturnType<typeof currentStaff> {
  const authorization = incoming.get('authorization') ?? '';
  if (!authorization.startsWith('JWT ')) return currentStaff();
  markPrivate();
  const payload = await getPayloadClient();
  return { payload, user: staffUser(await sessionUser(payload, new Headers({ Authorization: authorization }))) };
}
