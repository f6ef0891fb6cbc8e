import 'server-only';
import { forStaff, privateJson } from '@/modules/accounts/session/staff-route';
import type { Staff } from '@/modules/accounts/session/staff-session';

/** Lets administrators alone into a route of the back office. */
export const forAdministrators = (work: (staff: Staff) => Promise<Response>): Promise<Response> =>
  forStaff('back-office:enter', 'the back office', work);

/** Answers administrators with what `read` returns, as JSON. */
export const asAdministrator = (read: (staff: Staff) => Promise<object>): Promise<Response> =>
  forAdministrators(async (staff) => privateJson(await read(staff)));
