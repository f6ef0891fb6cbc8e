import type { ReactNode } from 'react';
import { AdminShell } from '@/features/back-office/components/AdminShell';
import { countNewInquiries } from '@/features/back-office/operations/inbox/list-inquiries';
import { brandName } from '@/features/accounts/brand-name';
import { currentStaff } from '@/features/accounts/staff-session';
import { mayEnter } from '@/features/back-office/session';

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
