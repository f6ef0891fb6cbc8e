import type { ReactNode } from 'react';
import { AdminShell } from '@/areas/back-office/shell/AdminShell';
import { countNewInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { brandName } from '@/modules/accounts/brand-name';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { mayEnter } from '@/areas/back-office/access/session';

/** The shell around the screens. It guards nothing: each page does, and redirects whoever gets no shell here. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user)) return children;
  const [brand, newInquiries] = await Promise.all([brandName(), countNewInquiries(payload)]);
  return (
    <AdminShell user={user} brandName={brand} newInquiries={newInquiries}>
      {children}
    </AdminShell>
  );
}
