import Link from 'next/link';
import type { Permission } from '@/domain/staff/permissions';
import { may } from '@/lib/accounts/active-user';
import type { AdminUser } from '@/payload-types';
import { teamHref } from '../team-filters';
import type { TeamAccount } from '../data/team';

const TEAM_TABS = ['orders', 'roster', 'assets', 'people', 'activity'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

const PERMISSIONS: Partial<Record<TeamTab, Permission>> = { orders: 'orders:read', activity: 'activity:read' };

export const teamTabs = (user: AdminUser): TeamTab[] =>
  TEAM_TABS.filter((tab) => may(user, PERMISSIONS[tab] ?? 'teams:read'));

type TeamTabsProps = { team: TeamAccount; tabs: readonly TeamTab[]; current: TeamTab };

export function TeamTabs({ team, tabs, current }: TeamTabsProps) {
  const labels: Record<TeamTab, [label: string, count?: number]> = {
    orders: ['Orders', team.orders],
    roster: ['Roster', team.activePlayers],
    assets: ['Design assets', team.activeAssets],
    people: ['People', team.people],
    activity: ['Activity'],
  };
  return (
    <nav aria-label="Team" className="card p-1.5">
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => {
          const [label, count] = labels[tab];
          return (
            <li key={tab}>
              <Link
                href={tab === 'orders' ? teamHref(team.id) : `${teamHref(team.id)}?tab=${tab}`}
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
