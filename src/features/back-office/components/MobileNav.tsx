'use client';

import { ExternalLink, LogOut, Menu } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { signOut } from '../session-actions';
import { isCurrent, NAV_ITEMS, type NavCounts } from './nav-items';
import { NavCount } from './NavCount';

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-ink/8 aria-[current]:bg-brand-soft aria-[current]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

type MobileNavProps = { name: string; email: string; counts: NavCounts };

/** The navigation of small screens: a panel behind a button. */
export function MobileNav({ name, email, counts }: MobileNavProps) {
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  const trigger = (
    <IconButton label="Open menu" className="xl:hidden">
      <Menu aria-hidden className="size-6" />
    </IconButton>
  );
  return (
    <Dialog title="Menu" placement="right" size="sm" trigger={trigger} open={open} onOpenChange={setOpen}>
      <nav aria-label="Back office">
        <ul className="space-y-1">
          {NAV_ITEMS.map(({ label, href, icon: Icon }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className={row}
              >
                <Icon aria-hidden />
                {label}
                <NavCount count={counts[href]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 space-y-1 border-t border-line pt-4">
        <a href="/" target="_blank" rel="noopener" className={row}>
          <ExternalLink aria-hidden />
          View site
        </a>
        <form action={signOut}>
          <button className={row}>
            <LogOut aria-hidden />
            Sign Out
          </button>
        </form>
        <p className="px-3 pt-3 text-sm break-words text-ink-muted">
          Signed in as <span className="font-medium text-ink">{name}</span> ({email})
        </p>
      </div>
    </Dialog>
  );
}
