import type { ReactNode } from 'react';
import { AdminShell } from '@/areas/back-office/shell/AdminShell';
import { countNewInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { brandName } from '@/modules/accounts/brand-name';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { mayEnter } from '@/areas/back-office/access/session';
import { may } from '@/lib/accounts/active-user';

/** Guards nothing: each page checks access and redirects. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user)) return children;
  const [brand, newInquiries] = await Promise.all([
    brandName(),
    may(user, 'inquiries:read') ? countNewInquiries(payload) : 0,
  ]);
  return (
    <AdminShell user={user} brandName={brand} newInquiries={newInquiries}>
      {children}
    </AdminShell>
  );
}
