import 'server-only';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

/** Admits content managers and administrators to a route of the CMS, and responds with the result. */
export const asEditor = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('cms:enter', 'the CMS', work);
