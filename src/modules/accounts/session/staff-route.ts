import 'server-only';
import { headers } from 'next/headers';
import type { PayloadRequest } from 'payload';
import { can, type Permission } from '@/domain/staff/permissions';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { isFromAnotherSite } from '@/lib/http/origin';
import { localRequest } from '@/lib/payload/local-request';
import { currentStaff, type Staff } from './staff-session';

export type StaffCall = Staff & { req: PayloadRequest };

/** Responds 503 while the database is away. `place` is named in the refusal, as 'the back office'. */
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
