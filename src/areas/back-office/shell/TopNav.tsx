'use client';

import type { NavCounts } from '@/ui/nav';
import { NavBar } from '@/ui/NavBar';
import { NAV_ITEMS } from './nav-items';

/** The navigation in the header, on wide screens. */
export function TopNav({ counts }: { counts: NavCounts }) {
  return <NavBar label="Back office" items={NAV_ITEMS} counts={counts} dense />;
}
