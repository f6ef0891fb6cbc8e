import 'server-only';
import { headers } from 'next/headers';
import type { Payload } from 'payload';
import { errorResponse } from '@/lib/http/json';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import type { AdminUser } from '@/payload-types';
import { currentStaff, mayEnter } from './session';

type Staff = { payload: Payload; user: AdminUser };

/** Lets administrators alone into a route of the back office (spec §6), and answers a failure as one. */
export async function forAdministrators(work: (staff: Staff) => Promise<Response>): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user || isFromAnotherSite(await headers())) {
    return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  }
  if (!mayEnter(user)) {
    return errorResponse(403, { code: 'forbidden', message: 'You have no access to the back office.' });
  }
  try {
    return await work({ payload, user });
  } catch (error) {
    log.error({ err: error }, 'A route of the back office failed.');
    return errorResponse(500, { code: 'internal', message: 'Something went wrong. Please try again.' });
  }
}

/** Answers administrators with what `read` returns, as JSON. */
export const asAdministrator = (read: (staff: Staff) => Promise<object>): Promise<Response> =>
  forAdministrators(async (staff) =>
    Response.json(await read(staff), { headers: { 'Cache-Control': 'private, no-store' } }),
  );
