import type { ReactNode } from 'react';
import { PortalShell } from '@/areas/portal/shell/PortalShell';
import { currentTeam } from '@/modules/team/session';

/** Draws the shell around a signed-in team’s pages. It guards nothing: every page asks for the team itself. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const { session } = await currentTeam();
  return session ? <PortalShell session={session}>{children}</PortalShell> : children;
}
