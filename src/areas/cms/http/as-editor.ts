import 'server-only';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

/** Lets content managers and administrators into a route of the CMS, and answers with what the work came to. */
export const asEditor = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('cms:enter', 'the CMS', work);
