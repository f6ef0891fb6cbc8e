'use client';

import { ExternalLink, LogOut, Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { navRow, useCurrentHref, type NavCounts, type NavItem } from '@/ui/nav';
import { NavCount } from '@/ui/NavCount';
import { NavLink } from '@/ui/NavLink';
import { SignOutForm } from './SignOutForm';
import type { SignOutAction } from './use-sign-out';

type StaffNavPanelProps = {
  label: string;
  items: readonly NavItem[];
  counts?: NavCounts;
  /** True beside a bar that collapses below 1024 px instead of 1280. */
  dense?: boolean;
  before?: (close: () => void) => ReactNode;
  ways: readonly NavItem[];
  siteLabel: string;
  signOut: SignOutAction;
  name: string;
  email: string;
};

export function StaffNavPanel(props: StaffNavPanelProps) {
  const { label, items, counts = {}, dense, before, ways, siteLabel, signOut, name, email } = props;
  const [open, setOpen] = useState(false);
  const current = useCurrentHref(items);
  const close = () => setOpen(false);
  const trigger = (
    <IconButton label="Open menu" className={dense ? 'lg:hidden' : 'xl:hidden'}>
      <Menu aria-hidden className="size-6" />
    </IconButton>
  );
  return (
    <Dialog title="Menu" placement="right" size="sm" trigger={trigger} open={open} onOpenChange={setOpen}>
      {before?.(close)}
      <nav aria-label={label}>
        <ul className="space-y-1">
          {items.map((item) => (
            <li key={item.href}>
              <NavLink
                item={item}
                aria-current={item.href === current ? 'page' : undefined}
                onClick={close}
                className={navRow}
              >
                <NavCount count={counts[item.href]} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 space-y-1 border-t border-line pt-4">
        {ways.map((way) => (
          <NavLink key={way.href} item={way} onClick={close} className={navRow} />
        ))}
        <a href="/" target="_blank" rel="noopener" className={navRow}>
          <ExternalLink aria-hidden />
          {siteLabel}
        </a>
        <SignOutForm signOut={signOut} className={navRow}>
          <LogOut aria-hidden />
          Sign Out
        </SignOutForm>
        <p className="px-3 pt-3 text-sm break-words text-ink-muted">
          Signed in as <span className="font-medium text-ink">{name}</span> ({email})
        </p>
      </div>
    </Dialog>
  );
}
