'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isCurrent, type NavCounts, type NavItem } from './nav';
import { NavCount } from './NavCount';

type NavBarProps = { label: string; items: readonly NavItem[]; counts?: NavCounts };

/** The navigation in the header of staff’s screens, on wide ones. */
export function NavBar({ label, items, counts = {} }: NavBarProps) {
  const pathname = usePathname();
  return (
    <nav aria-label={label} className="hidden h-full xl:block">
      <ul className="flex h-full items-stretch">
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              className="sporty relative flex h-full items-center px-2.5 text-[0.9375rem] text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-volt 2xl:px-3"
            >
              {name}
              <NavCount count={counts[href]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
