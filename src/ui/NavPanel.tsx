'use client';

import { Menu } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Dialog } from './Dialog';
import { IconButton } from './IconButton';
import { isCurrent, navRow, type NavCounts, type NavItem } from './nav';
import { NavCount } from './NavCount';

type NavPanelProps = {
  label: string;
  items: readonly NavItem[];
  counts?: NavCounts;
  /** Above and below the navigation; told how to close the panel. */
  before?: (close: () => void) => ReactNode;
  after: (close: () => void) => ReactNode;
};

/** The navigation of staff’s screens on small ones: a panel behind a button. */
export function NavPanel({ label, items, counts = {}, before, after }: NavPanelProps) {
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  const close = () => setOpen(false);
  const trigger = (
    <IconButton label="Open menu" className="xl:hidden">
      <Menu aria-hidden className="size-6" />
    </IconButton>
  );
  return (
    <Dialog title="Menu" placement="right" size="sm" trigger={trigger} open={open} onOpenChange={setOpen}>
      {before?.(close)}
      <nav aria-label={label}>
        <ul className="space-y-1">
          {items.map(({ label: name, href, icon: Icon }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                onClick={close}
                className={navRow}
              >
                <Icon aria-hidden />
                {name}
                <NavCount count={counts[href]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 space-y-1 border-t border-line pt-4">{after(close)}</div>
    </Dialog>
  );
}
