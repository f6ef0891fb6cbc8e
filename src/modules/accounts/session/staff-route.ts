import 'server-only';
import { headers } from 'next/headers';
import type { PayloadRequest } from 'payload';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { keyIn } from '@/domain/api-keys/key-text';
import type { Permission } from '@/domain/staff/permissions';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { isFromAnotherSite } from '@/lib/http/origin';
import { once } from '@/lib/idempotency/once';
import { may, staffUser } from '@/lib/accounts/active-user';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { sessionUser } from './session-user';
import { currentStaff, type Staff } from './staff-session';

export type StaffCall = Staff & { req: PayloadRequest };

/** Refusals name `place`, as 'the back office'. A `request` may bring a key, and is done once by `Idempotency-Key`. */
export async function asStaff(
  permission: Permission,
  place: string,
  work: (call: StaffCall) => Promise<object | undefined>,
  request?: Request,
): Promise<Response> {
  try {
    const byKey = request && keyIn(request.headers.get('authorization')) !== undefined ? request : undefined;
    const incoming = new Headers(request?.headers ?? (await headers()));
    const { payload, user } = await identify(incoming, byKey);
    if (!user || (!byKey && isFromAnotherSite(incoming))) return refuse('unauthorized', 'Please sign in.');
    if (!may(user, permission)) return refuse('forbidden', `You do not have access to ${place}.`);
    const req = await localRequest(payload, { headers: incoming, user });
    const answer = () => work({ payload, user, req });
    return request ? await once({ req, request }, answer) : respond(await answer());
  } catch (error) {
    return failedResponse(error, `A route of ${place} failed.`);
  }
}

/** By the session’s cookie, by a token of the API’s login (`Authorization: JWT …`), or by the request’s key. */
async function identify(incoming: Headers, byKey: Request | undefined): ReturnType<typeof currentStaff> {
  const authorization = incoming.get('authorization') ?? '';
  if (!byKey && !authorization.startsWith('JWT ')) return currentStaff();
  markPrivate();
  const payload = await getPayloadClient();
  const user = await sessionUser(payload, new Headers({ Authorization: authorization }), byKey);
  return { payload, user: staffUser(user) };
}
