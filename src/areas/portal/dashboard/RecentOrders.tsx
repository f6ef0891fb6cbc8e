import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { TEAM_ORDERS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { teamOrderTurn } from '@/domain/teams/team-order-turn';
import type { TeamRole } from '@/domain/teams/team-roles';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { firstOrder } from '../orders/first-order';
import { DashboardSection } from './DashboardSection';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import type { RecentOrder, TeamDashboardData } from './data/dashboard';

/** The latest three orders, and the counts of all by status. */
export function RecentOrders({
  dashboard: { orders, orderCounts },
  role,
}: {
  dashboard: TeamDashboardData;
  role: TeamRole;
}) {
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
