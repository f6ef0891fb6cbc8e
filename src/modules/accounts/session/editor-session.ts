import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { may } from '@/lib/accounts/active-user';
import { currentStaff, type Staff } from './staff-session';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser } from '@/payload-types';
import { cmsLoginHref } from './cms-path';

export const mayEdit = (user: AdminUser): boolean => may(user, 'cms:enter');

/** Guards a page, route or action of the CMS: returns the active editor, or redirects to the login and back. */
export async function requireEditor(path: string): Promise<Staff> {
  const { payload, user } = await currentStaff();
  if (!user || !mayEdit(user)) redirect(cmsLoginHref(path));
  return { payload, user };
}

export async function editorRequest(path: string): Promise<Staff & { req: PayloadRequest }> {
  const { payload, user } = await requireEditor(path);
  return { payload, user, req: await localRequest(payload, { headers: await headers(), user }) };
}
