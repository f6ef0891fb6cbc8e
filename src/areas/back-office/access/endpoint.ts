import 'server-only';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

/** Lets administrators alone into a route of the back office, and answers with what the work came to. */
export const asAdministrator = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('back-office:enter', 'the back office', work);
