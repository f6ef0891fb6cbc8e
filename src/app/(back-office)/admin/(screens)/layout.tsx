import type { ReactNode } from 'react';
import { AdminShell } from '@/features/back-office/components/AdminShell';
import { brandName } from '@/features/back-office/queries';
import { currentStaff, mayEnter } from '@/features/back-office/session';

/** The shell around the screens. It guards nothing: each page does, and redirects whoever gets no shell here. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { user } = await currentStaff();
  if (!user || !mayEnter(user)) return children;
  return (
    <AdminShell user={user} brandName={await brandName()}>
      {children}
    </AdminShell>
  );
}
