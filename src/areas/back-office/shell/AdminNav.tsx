'use client';

import { StaffMenu, type Profile } from '@/modules/accounts/components/StaffMenu';
import { StaffNavPanel } from '@/modules/accounts/components/StaffNavPanel';
import type { NavCounts } from '@/ui/nav';
import { NavBar } from '@/ui/NavBar';
import { signOut } from '../login/session-actions';
import { useMay } from '../access/granted';
import { CONTENT, navItems, PROFILE_WAYS, type GuardedItem } from '../nav-items';
import { useFirstView } from '../views/views-context';

function useAllowed(items: readonly GuardedItem[]): readonly GuardedItem[] {
  const may = useMay();
  const firstView = useFirstView();
  return items.filter(({ permission }) => may(permission)).map((item) => ({ ...item, to: firstView(item.href) }));
}

export function TopNav({ counts }: { counts: NavCounts }) {
  return <NavBar label="Back office" items={useAllowed(navItems(counts))} counts={counts} dense />;
}

type MobileNavProps = { name: string; email: string; counts: NavCounts };

export function MobileNav(props: MobileNavProps) {
  return (
    <StaffNavPanel
      {...props}
      label="Back office"
      items={useAllowed(navItems(props.counts))}
      dense
      ways={useAllowed([CONTENT])}
      siteLabel="View site"
      signOut={signOut}
    />
  );
}

export function ProfileMenu(profile: Profile) {
  return <StaffMenu profile={profile} ways={useAllowed(PROFILE_WAYS)} signOut={signOut} />;
}
