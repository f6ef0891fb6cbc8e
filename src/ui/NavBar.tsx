'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from './cn';
import { DropdownMenu, DropdownMenuItem } from './DropdownMenu';
import { currentHref, type NavCounts, type NavItem } from './nav';
import { NavCount } from './NavCount';
import { NavLink } from './NavLink';

type NavBarProps = {
  label: string;
  items: readonly NavItem[];
  counts?: NavCounts;
  /** Set closer, so that many items fit from 1024 px; else shown from 1280 px. */
  dense?: boolean;
};

/** Fits beside the search at 1024 px. */
const MOST = 10;

export function NavBar({ label, items, counts = {}, dense }: NavBarProps) {
  const current = currentHref(items, usePathname());
  const more = items.length > MOST ? items.filter(({ isMore }) => isMore) : [];
  const look = cn(
    'sporty relative flex h-full items-center whitespace-nowrap focus-visible:-outline-offset-2 text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-volt',
    dense
      ? 'px-1 text-[0.8125rem] aria-[current]:after:inset-x-1 min-[70rem]:px-2 min-[70rem]:aria-[current]:after:inset-x-2 xl:text-sm'
      : 'px-2.5 text-[0.9375rem] aria-[current]:after:inset-x-2.5 2xl:px-3',
  );
  return (
    <nav
      aria-label={label}
      className={cn(
        'hidden h-full min-w-0 overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
        dense ? 'lg:block' : 'xl:block',
      )}
    >
      <ul className="flex h-full items-stretch">
        {items
          .filter((item) => !more.includes(item))
          .map(({ label: name, href }) => (
            <li key={href}>
              <Link href={href} prefetch={false} aria-current={href === current ? 'page' : undefined} className={look}>
                {name}
                <NavCount count={counts[href]} />
              </Link>
            </li>
          ))}
        {more.length > 0 && (
          <li>
            <DropdownMenu
              trigger={
                <button
                  type="button"
                  aria-current={more.some(({ href }) => href === current) ? 'true' : undefined}
                  className={look}
                >
                  More
                </button>
              }
            >
              {more.map((item) => (
                <DropdownMenuItem key={item.href} asChild>
                  <NavLink item={item} />
                </DropdownMenuItem>
              ))}
            </DropdownMenu>
          </li>
        )}
      </ul>
    </nav>
  );
}
