import type { ReactNode } from 'react';
import { brandName } from '@/features/accounts/brand-name';
import { currentStaff } from '@/features/accounts/staff-session';
import { CmsShell } from '@/features/cms/components/shell/CmsShell';
import { mayEdit } from '@/features/cms/session';

/** The shell around the screens. It guards nothing: each page does, and redirects whoever gets no shell here. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { user } = await currentStaff();
  if (!user || !mayEdit(user)) return children;
  return (
    <CmsShell user={user} brandName={await brandName()}>
      {children}
    </CmsShell>
  );
}
