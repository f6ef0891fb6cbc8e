'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { teamRoleCan, type TeamPermission, type TeamRole } from '@/domain/teams/team-roles';
import { cn } from '@/ui/cn';
import { ScrollRow } from '@/ui/ScrollRow';
import { PORTAL_HOME } from '@/modules/team/portal-path';

const TABS: { href: string; label: string; permission: TeamPermission }[] = [
  { href: PORTAL_HOME, label: 'Dashboard', permission: 'portal' },
  { href: `${PORTAL_HOME}/roster`, label: 'Roster', permission: 'roster' },
  { href: `${PORTAL_HOME}/colors`, label: 'Team Colors', permission: 'designs' },
  { href: `${PORTAL_HOME}/order`, label: 'Place Order', permission: 'drafts' },
  { href: `${PORTAL_HOME}/orders`, label: 'Orders', permission: 'portal' },
  { href: `${PORTAL_HOME}/assets`, label: 'Design Assets', permission: 'designs' },
];

export function PortalTabs({ role }: { role: TeamRole }) {
  const tabs = TABS.filter(({ permission }) => teamRoleCan(role, permission));
  const pathname = usePathname();
  const isCurrent = (href: string) =>
    href === PORTAL_HOME ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);

  return (
    <ScrollRow aria-label="Team portal" current={pathname} className="-mx-gutter -mb-px px-gutter">
      <ul className="-ml-4 flex w-max gap-1">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={isCurrent(href) ? 'page' : undefined}
              className={cn(
                'sporty block border-b-3 -outline-offset-2 px-4 py-2.5 text-base sm:py-3 whitespace-nowrap transition-colors',
                isCurrent(href) ? 'border-volt text-ink' : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
