'use client';

import { StaffNavPanel } from '@/modules/accounts/components/StaffNavPanel';
import type { NavCounts } from '@/ui/nav';
import { signOut } from '../login/session-actions';
import { CONTENT, NAV_ITEMS } from './nav-items';

type MobileNavProps = { name: string; email: string; counts: NavCounts };

/** The navigation of small screens. */
export function MobileNav(props: MobileNavProps) {
  return (
    <StaffNavPanel
      {...props}
      label="Back office"
      items={NAV_ITEMS}
      dense
      ways={[CONTENT]}
      siteLabel="View site"
      signOut={signOut}
    />
  );
}
