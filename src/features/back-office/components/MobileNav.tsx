'use client';

import { ExternalLink, LogOut, SquarePen } from 'lucide-react';
import { navRow, type NavCounts } from '@/ui/nav';
import { NavPanel } from '@/ui/NavPanel';
import { signOut } from '../session-actions';
import { NAV_ITEMS } from './nav-items';

type MobileNavProps = { name: string; email: string; counts: NavCounts };

/** The navigation of small screens. */
export function MobileNav({ name, email, counts }: MobileNavProps) {
  return (
    <NavPanel
      label="Back office"
      items={NAV_ITEMS}
      counts={counts}
      after={() => (
        <>
          <a href="/cms/dashboard" className={navRow}>
            <SquarePen aria-hidden />
            Content (CMS)
          </a>
          <a href="/" target="_blank" rel="noopener" className={navRow}>
            <ExternalLink aria-hidden />
            View site
          </a>
          <form action={signOut}>
            <button className={navRow}>
              <LogOut aria-hidden />
              Sign Out
            </button>
          </form>
          <p className="px-3 pt-3 text-sm break-words text-ink-muted">
            Signed in as <span className="font-medium text-ink">{name}</span> ({email})
          </p>
        </>
      )}
    />
  );
}
