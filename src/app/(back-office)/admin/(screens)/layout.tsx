import type { ReactNode } from 'react';
import { AdminShell } from '@/areas/back-office/shell/AdminShell';
import { countRequested } from '@/areas/back-office/returns/data';
import { RETURNS_PATH } from '@/domain/returns/return-path';
import { countNewInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { brandName } from '@/modules/accounts/brand-name';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { mayEnter } from '@/areas/back-office/access/session';
import { may } from '@/lib/accounts/active-user';

/** Guards nothing: each page checks access and redirects. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user)) return children;
  const [brand, inbox, returns] = await Promise.all([
    brandName(),
    may(user, 'inquiries:read') ? countNewInquiries(payload) : 0,
    may(user, 'orders:read') ? countRequested(payload) : undefined,
  ]);
  const counts = { '/admin/inbox': inbox, ...(returns !== undefined && { [RETURNS_PATH]: returns }) };
  return (
    <AdminShell user={user} brandName={brand} counts={counts}>
      {children}
    </AdminShell>
  );
}
