import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { TEAM_ORDERS, TEAM_ORDER_STATUSES, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { teamOrderTurn } from '@/domain/teams/team-order-turn';
import type { TeamRole } from '@/domain/teams/team-roles';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { ScrollRow } from '@/ui/ScrollRow';
import { firstOrder } from './first-order';
import { TEAM_ORDERS_STEP, type TeamOrderSummary } from './data';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';

const HERE = `${PORTAL_HOME}/orders`;

const hrefOf = (status: TeamOrderStatus | undefined, show?: number) => {
  const query = new URLSearchParams({ ...(status && { status }), ...(show && { show: String(show) }) });
  return query.size > 0 ? `${HERE}?${query}` : HERE;
};

type OrderListProps = {
  orders: TeamOrderSummary[];
  total: number;
  status: TeamOrderStatus | undefined;
  show: number;
  role: TeamRole;
};

export function OrderList({ orders, total, status, show, role }: OrderListProps) {
  return (
    <>
      <ScrollRow
        aria-label="Filter by status"
        current={status}
        className="mb-4 flex gap-2 p-1 -mx-1 max-sm:-mx-gutter max-sm:px-gutter"
      >
        {[undefined, ...TEAM_ORDER_STATUSES].map((value) => (
          <Link
            key={value ?? 'all'}
            href={hrefOf(value)}
            prefetch={false}
            aria-current={value === status ? 'true' : undefined}
            className={cn(
              'rounded-full border px-4 py-2 text-sm font-medium whitespace-nowrap',
              value === status ? 'border-transparent bg-ink text-surface' : 'border-line hover:border-ink',
            )}
          >
            {value ? TEAM_ORDERS.labels[value] : 'All'}
          </Link>
        ))}
      </ScrollRow>
      <Card padding="none">
        {orders.length === 0 ? (
          <Nothing isFiltered={status !== undefined} role={role} />
        ) : (
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <li key={order.id}>
                <Row order={order} role={role} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {orders.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-ink-muted">
            Showing {orders.length} of {total} {total === 1 ? 'order' : 'orders'}
          </p>
          {orders.length < total && (
            <Link
              href={hrefOf(status, show + TEAM_ORDERS_STEP)}
              prefetch={false}
              scroll={false}
              className={buttonClass('outline')}
            >
              Show more
            </Link>
          )}
        </div>
      )}
    </>
  );
}

function Row({ order, role }: { order: TeamOrderSummary; role: TeamRole }) {
  const turn = teamOrderTurn(order, role);
  return (
    <Link
      href={`${HERE}/${order.id}`}
      prefetch={false}
      className="grid gap-x-6 gap-y-1.5 px-5 py-4 -outline-offset-2 transition-colors hover:bg-surface-sunken sm:grid-cols-[11rem_minmax(0,1fr)_auto_6rem] sm:items-center"
    >
      <span>
        <span className="block font-semibold tabular-nums">{order.orderNumber}</span>
        <span className="text-sm text-ink-muted">
          <LocalDate iso={order.createdAt} />
        </span>
      </span>
      <span className="min-w-0 text-sm text-ink-muted">
        <span className="block truncate">{order.products.join(', ')}</span>
        {order.totalItems} {order.totalItems === 1 ? 'piece' : 'pieces'}
        {turn.whose !== 'nobody' && (
          <span className={cn('block', turn.whose === 'team' && 'font-medium text-accent')}>{turn.text}</span>
        )}
      </span>
      <span className="flex flex-wrap gap-2 sm:max-lg:flex-col sm:max-lg:items-end">
        {turn.whose === 'team' && <Badge variant="destructive">Proof waiting</Badge>}
        <StatusBadge kind="team" status={order.status} isCollection={order.isCollection} />
      </span>
      <span className="font-semibold tabular-nums sm:text-right">{formatAmount(order.totalAmount)}</span>
    </Link>
  );
}

function Nothing({ isFiltered, role }: { isFiltered: boolean; role: TeamRole }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No orders found"
        description="You have no orders with this status."
        action={
          <Link href={HERE} prefetch={false} className={buttonClass('outline')}>
            Show all orders
          </Link>
        }
      />
    );
  }
  return <EmptyState title="No orders yet" {...firstOrder(role)} />;
}
