import 'server-only';
import { redirect } from 'next/navigation';
import { can, type Permission } from '@/domain/staff/permissions';
import { administratorRequest, NO_ACCESS_PATH } from '../access/session';

export async function requireQuotes(path: string, permission: Extract<Permission, 'orders:read' | 'orders:write'>) {
  const staff = await administratorRequest(path);
  if (!can(staff.user.role, permission)) redirect(NO_ACCESS_PATH);
  return { ...staff, mayWrite: can(staff.user.role, 'orders:write') };
}
