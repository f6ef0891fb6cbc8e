import 'server-only';
import { forStaff, privateJson } from '@/modules/accounts/session/staff-route';
import type { Staff } from '@/modules/accounts/session/staff-session';

/** Lets content managers and administrators into a route of the CMS. */
export const forEditors = (work: (staff: Staff) => Promise<Response>): Promise<Response> =>
  forStaff('cms:enter', 'the CMS', work);

/** Answers editors with what `read` returns, as JSON. */
export const asEditor = (read: (staff: Staff) => Promise<object>): Promise<Response> =>
  forEditors(async (staff) => privateJson(await read(staff)));
