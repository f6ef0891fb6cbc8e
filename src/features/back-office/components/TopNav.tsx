'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isCurrent, NAV_ITEMS, type NavCounts } from './nav-items';
import { NavCount } from './NavCount';

/** The navigation in the header, on wide screens. */
export function TopNav({ counts }: { counts: NavCounts }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Back office" className="hidden h-full xl:block">
      <ul className="flex h-full items-stretch">
        {NAV_ITEMS.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              className="sporty relative flex h-full items-center px-2.5 text-[0.9375rem] 2xl:px-3 text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-volt"
            >
              {label}
              <NavCount count={counts[href]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
