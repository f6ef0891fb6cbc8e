import 'server-only';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

export const asEditor = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('cms:enter', 'the CMS', work);
