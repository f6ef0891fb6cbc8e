import 'server-only';
import { headers } from 'next/headers';
import { can, type Permission } from '@/domain/staff/permissions';
import { failedResponse } from '@/lib/http/failed';
import { errorResponse } from '@/lib/http/json';
import { isFromAnotherSite } from '@/lib/http/origin';
import { currentStaff, type Staff } from './staff-session';

/**
 * Lets staff with the permission alone into a route, and answers a failure as one: 503 while the database is
 * away, when nobody can say who is signed in.
 * @param place what they have no access to otherwise, as 'the back office'.
 */
export async function forStaff(
  permission: Permission,
  place: string,
  work: (staff: Staff) => Promise<Response>,
): Promise<Response> {
  try {
    const { payload, user } = await currentStaff();
    if (!user || isFromAnotherSite(await headers())) {
      return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
    }
    if (!can(user.role, permission)) {
      return errorResponse(403, { code: 'forbidden', message: `You do not have access to ${place}.` });
    }
    return await work({ payload, user });
  } catch (error) {
    return failedResponse(error, `A route of ${place} failed.`);
  }
}

/** Answers with what was read, as JSON that no cache keeps. */
export const privateJson = (body: object): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });
