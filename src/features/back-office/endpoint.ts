import 'server-only';
import type { Payload } from 'payload';
import { errorResponse } from '@/lib/http/json';
import type { AdminUser } from '@/payload-types';
import { currentStaff, mayEnter } from './session';

/** Answers a JSON route of the back office with what `read` returns, for administrators alone (spec §6). */
export async function asAdministrator<Answer extends object>(
  read: (context: { payload: Payload; user: AdminUser }) => Promise<Answer>,
): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  if (!mayEnter(user))
    return errorResponse(403, { code: 'forbidden', message: 'You have no access to the back office.' });
  return Response.json(await read({ payload, user }), { headers: { 'Cache-Control': 'no-store' } });
}
