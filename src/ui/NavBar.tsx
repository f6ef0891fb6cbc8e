'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cn } from './cn';
import { DropdownMenu, DropdownMenuItem } from './DropdownMenu';
import { useCurrentHref, type NavCounts, type NavItem } from './nav';
import { NavCount } from './NavCount';
import { NavLink } from './NavLink';

type NavBarProps = {
  label: string;
  items: readonly NavItem[];
  counts?: NavCounts;
  /** Set closer, so that many items fit from 1024 px; else shown from 1280 px. */
  dense?: boolean;
};

/** Outside of the row, but still measured. */
const OUT = 'invisible absolute';

export function NavBar({ label, items, counts = {}, dense }: NavBarProps) {
  const current = useCurrentHref(items);
  const { bar, isIn } = useFitting(items);
  const more = items.filter(({ href }) => !isIn(href));
  const look = cn(
    'sporty relative flex h-full items-center whitespace-nowrap focus-visible:-outline-offset-2 text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-volt',
    dense
      ? 'px-1.5 text-[0.8125rem] aria-[current]:after:inset-x-1.5 min-[70rem]:px-2 min-[70rem]:aria-[current]:after:inset-x-2 xl:text-sm'
      : 'px-2.5 text-[0.9375rem] aria-[current]:after:inset-x-2.5 2xl:px-3',
  );
  return (
    <nav
      ref={bar}
      aria-label={label}
      className={cn('relative hidden h-full min-w-0 grow overflow-hidden', dense ? 'lg:block' : 'xl:block')}
    >
      <ul className="flex h-full items-stretch">
        {items.map(({ label: name, href, to = href }) => (
          <li key={href} className={cn('h-full shrink-0', !isIn(href) && OUT)}>
            <Link href={to} prefetch={false} aria-current={href === current ? 'page' : undefined} className={look}>
              {name}
              <NavCount count={counts[href]} />
            </Link>
          </li>
        ))}
        <li className={cn('h-full shrink-0', more.length === 0 && OUT)}>
          <DropdownMenu
            trigger={
              <button
                type="button"
                aria-current={more.some(({ href }) => href === current) ? 'true' : undefined}
                className={cn(look, 'gap-1')}
              >
                More
                <ChevronDown aria-hidden className="size-3.5" />
                <NavCount count={more.reduce((sum, { href }) => sum + (counts[href] ?? 0), 0)} />
              </button>
            }
          >
            {more.map((item) => (
              <DropdownMenuItem key={item.href} asChild>
                <NavLink
                  item={item}
                  aria-current={item.href === current ? 'page' : undefined}
                  className="aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  <NavCount count={counts[item.href]} />
                </NavLink>
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
        </li>
      </ul>
    </nav>
  );
}

/** Measures which items have room: those marked `isMore` go first, then the others, each from the end. */
function useFitting(items: readonly NavItem[]) {
  const bar = useRef<HTMLElement>(null);
  const [out, setOut] = useState('');
  const leaving = useMemo(
    () =>
      [...items.keys()].reverse().sort((a, b) => Number(items[b]?.isMore ?? false) - Number(items[a]?.isMore ?? false)),
    [items],
  );

  useLayoutEffect(() => {
    const nav = bar.current;
    const entries = [...(nav?.querySelectorAll('li') ?? [])];
    if (!nav) return;
    function fit() {
      const room = nav?.clientWidth ?? 0;
      if (room === 0) return;
      const widths = entries.map((entry) => entry.getBoundingClientRect().width);
      const forMore = widths.pop() ?? 0;
      let sum = widths.reduce((total, width) => total + width, 0);
      const gone: number[] = [];
      for (const index of leaving) {
        if (sum + (gone.length > 0 ? forMore : 0) <= room) break;
        gone.push(index);
        sum -= widths[index] ?? 0;
      }
      setOut(gone.map((index) => items[index]?.href).join(' '));
    }
    const observer = new ResizeObserver(fit);
    for (const element of [nav, ...entries]) observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [items, leaving]);

  const hrefs = out.split(' ');
  return { bar, isIn: (href: string) => !hrefs.includes(href) };
}
