import Link from 'next/link';
import { clubHref } from '../club-filters';
import type { Club } from '../data/club';

export const CLUB_TABS = ['orders', 'roster', 'assets', 'people', 'activity'] as const;
export type ClubTab = (typeof CLUB_TABS)[number];

type ClubTabsProps = { club: Club; current: ClubTab };

/** What belongs to a team, with how much of it there is. */
export function ClubTabs({ club, current }: ClubTabsProps) {
  const labels: Record<ClubTab, [label: string, count?: number]> = {
    orders: ['Orders', club.orders],
    roster: ['Roster', club.activePlayers],
    assets: ['Design assets', club.activeAssets],
    people: ['People', club.people],
    activity: ['Activity'],
  };
  return (
    <nav aria-label="Team" className="card p-1.5">
      <ul className="flex flex-wrap gap-1">
        {CLUB_TABS.map((tab) => {
          const [label, count] = labels[tab];
          return (
            <li key={tab}>
              <Link
                href={tab === 'orders' ? clubHref(club.id) : `${clubHref(club.id)}?tab=${tab}`}
                prefetch={false}
                scroll={false}
                aria-current={tab === current ? 'page' : undefined}
                className="flex min-h-10 items-center gap-2 rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-muted hover:bg-ink/5 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-accent"
              >
                {label}
                {count !== undefined && <span className="tabular-nums opacity-80">{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
