import Link from 'next/link';
import { teamRoleCan, type TeamRole } from '@/domain/teams/team-roles';
import type { Result } from '@/lib/result';
import { buttonClass } from '@/ui/button-class';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import type { TeamSession } from '@/modules/team/load-team-session';
import { nameOfUser } from '@/lib/accounts/active-user';
import { PortalFailed } from '../shell/PortalFailed';
import { NextSteps } from './NextSteps';
import type { Dashboard } from './load-dashboard';
import { listed, markedName, twinMarks } from '@/domain/teams/namesakes';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { EmptyState } from '@/ui/EmptyState';
import type { TeamDashboardData, RecentOrder } from './data';
import { formatAmount } from '@/domain/money/money';
import { TEAM_ORDERS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { teamOrderTurn } from '@/domain/teams/team-order-turn';
import { LocalDate } from '@/ui/LocalDate';
import { firstOrder } from '../orders/first-order';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';

type TeamDashboardProps = { session: TeamSession; loaded: Result<{ dashboard: Dashboard }> };

export function TeamDashboard({ session: { user, role }, loaded }: TeamDashboardProps) {
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading wrap-anywhere">Welcome back, {nameOfUser(user)}</h1>
        {teamRoleCan(role, 'drafts') && (
          <Link href={`${PORTAL_HOME}/order`} prefetch={false} className={buttonClass()}>
            Place Order
          </Link>
        )}
      </div>
      {loaded.ok ? (
        <div className="space-y-10">
          <NextSteps dashboard={loaded.dashboard} role={role} />
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            <RecentOrders dashboard={loaded.dashboard} role={role} />
            {teamRoleCan(role, 'roster') && <RosterGlance dashboard={loaded.dashboard} />}
          </div>
        </div>
      ) : (
        <PortalFailed message={{ title: 'Error Loading Data', description: loaded.message, variant: 'destructive' }} />
      )}
    </>
  );
}

function RosterGlance({ dashboard: { roster, rosterCount } }: { dashboard: TeamDashboardData }) {
  const rest = rosterCount - roster.length;
  const [marks = []] = twinMarks([roster.map(listed)]);
  return (
    <DashboardSection
      id="roster-title"
      title="Roster"
      more={rosterCount > 0 ? { href: `${PORTAL_HOME}/roster`, label: 'Manage roster' } : undefined}
    >
      {roster.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No players yet"
          description="Add them one by one, or paste a list."
          action={
            <Link href={`${PORTAL_HOME}/roster`} prefetch={false} className={buttonClass('outline')}>
              Add players
            </Link>
          }
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {roster.map((player, place) => (
              <li key={player.id} className="flex items-center gap-3 px-5 py-3">
                <span className="w-10 shrink-0 font-display text-2xl leading-none font-bold text-accent tabular-nums">
                  {player.jerseyNumber ?? '–'}
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate font-semibold">{markedName(player.name, marks[place])}</span>
                  {(player.position || player.squad) && (
                    <span className="block truncate text-sm text-ink-muted">
                      {[player.position, player.squad].filter(Boolean).join(' · ')}
                    </span>
                  )}
                </span>
                <span className="shrink-0 text-sm text-ink-muted">
                  {player.sizeCode ? sizeLabelOf(player.sizeCode) : 'No size'}
                </span>
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">
              and {rest} more {rest === 1 ? 'player' : 'players'}
            </p>
          )}
        </>
      )}
    </DashboardSection>
  );
}

function RecentOrders({ dashboard: { orders, orderCounts }, role }: { dashboard: TeamDashboardData; role: TeamRole }) {
  const counts = TEAM_ORDER_STATUSES.flatMap((status) => {
    const count = orderCounts[status];
    return count ? [{ status, count }] : [];
  });
  return (
    <DashboardSection
      id="orders-title"
      title="Latest orders"
      more={orders.length > 0 ? { href: `${PORTAL_HOME}/orders`, label: 'All orders' } : undefined}
    >
      {orders.length === 0 ? (
        <EmptyState headingLevel={3} title="No orders yet" {...firstOrder(role)} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <li key={order.id}>
                <Link
                  href={`${PORTAL_HOME}/orders/${order.id}`}
                  prefetch={false}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-5 py-4 -outline-offset-2 transition-colors hover:bg-surface-sunken"
                >
                  <span className="grow basis-64">
                    <span className="block font-semibold tabular-nums">{order.orderNumber}</span>
                    <span className="text-sm text-ink-muted">
                      <LocalDate iso={order.createdAt} /> · {order.totalItems}{' '}
                      {order.totalItems === 1 ? 'piece' : 'pieces'}
                    </span>
                    <Turn order={order} role={role} />
                  </span>
                  <span className="flex items-center gap-4">
                    <StatusBadge kind="team" status={order.status} isCollection={order.isCollection} />
                    <span className="min-w-20 text-right font-semibold tabular-nums">
                      {formatAmount(order.totalAmount)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-muted">
            {counts.map(({ status, count }) => (
              <div key={status} className="flex gap-1.5">
                <dt>{TEAM_ORDERS.labels[status]}</dt>
                <dd className="font-semibold text-ink tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DashboardSection>
  );
}

/** Pending action on the order, and who has to take it. */
function Turn({ order, role }: { order: RecentOrder; role: TeamRole }) {
  const { whose, text } = teamOrderTurn(order, role);
  if (whose === 'nobody') return null;
  return (
    <span className={`block text-sm ${whose === 'team' ? 'font-medium text-accent' : 'text-ink-muted'}`}>{text}</span>
  );
}

type DashboardSectionProps = {
  id: string;
  title: string;
  /** Link to the full list, if there is anything in it. */
  more: { href: string; label: string } | undefined;
  children: ReactNode;
};

function DashboardSection({ id, title, more, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {more && (
          <Link
            href={more.href}
            prefetch={false}
            className="py-0.5 text-sm font-medium text-accent underline underline-offset-4"
          >
            {more.label}
          </Link>
        )}
      </div>
      <Card padding="none">{children}</Card>
    </section>
  );
}
