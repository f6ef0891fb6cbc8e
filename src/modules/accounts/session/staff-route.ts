import 'server-only';
import { headers } from 'next/headers';
import type { PayloadRequest } from 'payload';
import { can, type Permission } from '@/domain/staff/permissions';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { isFromAnotherSite } from '@/lib/http/origin';
import { localRequest } from '@/lib/payload';
import { currentStaff, type Staff } from './staff-session';

/** Signed-in member of staff, with a request for operations. */
export type StaffCall = Staff & { req: PayloadRequest };

/**
 * Admits only staff with the permission to a route and responds with the result of the work (see `respond`); 503 while
 * the database is away, as the user is unknown then.
 * @param place named in the refusal, as 'the back office'.
 */
export async function asStaff(
  permission: Permission,
  place: string,
  work: (call: StaffCall) => Promise<object | undefined>,
): Promise<Response> {
  try {
    const { payload, user } = await currentStaff();
    const incoming = new Headers(await headers());
    if (!user || isFromAnotherSite(incoming)) return refuse('unauthorized', 'Please sign in.');
    if (!can(user.role, permission)) return refuse('forbidden', `You do not have access to ${place}.`);
    return respond(await work({ payload, user, req: await localRequest(payload, { headers: incoming, user }) }));
  } catch (error) {
    return failedResponse(error, `A route of ${place} failed.`);
  }
}
