import 'server-only';
import { redirect } from 'next/navigation';
import { can } from '@/domain/staff/permissions';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import type { Staff } from '@/modules/accounts/session/staff-session';
import { NO_ACCESS_PATH, requireAdministrator } from '../access/session';

export async function requireKitReader(path: string): Promise<Staff> {
  const staff = await requireAdministrator(path);
  if (!can(staff.user.role, 'orders:read')) redirect(NO_ACCESS_PATH);
  return staff;
}

export const asKitReader = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('orders:read', 'kit designs', work);
