import type { ReactNode } from 'react';
import { PortalShell } from '@/areas/portal/shell/PortalShell';
import { currentTeam } from '@/modules/team/session';

/** Guards nothing: every page checks the team itself. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const { session } = await currentTeam();
  return session ? <PortalShell session={session}>{children}</PortalShell> : children;
}
