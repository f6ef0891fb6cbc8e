import type { ReactNode } from 'react';
import { brandName } from '@/modules/accounts/brand-name';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { CmsShell } from '@/areas/cms/shell/CmsShell';
import { mayEdit } from '@/modules/accounts/session/editor-session';

/** Guards nothing: each page checks access and redirects. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { user } = await currentStaff();
  if (!user || !mayEdit(user)) return children;
  return (
    <CmsShell user={user} brandName={await brandName()}>
      {children}
    </CmsShell>
  );
}
