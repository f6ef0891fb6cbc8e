import { ShirtIcon } from 'lucide-react';
import Link from 'next/link';
import { formatUsd, toCents } from '@/domain/money';
import type { TeamOrderSummary } from '@/features/team/operations/orders/list-team-orders';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { ClubOrderStatus } from './ClubOrderStatus';

type ClubOrdersProps = { teamId: string; orders: TeamOrderSummary[]; total: number };

/** A team’s orders, each with its status to change at once. */
export function ClubOrders({ teamId, orders, total }: ClubOrdersProps) {
  return (
    <section aria-labelledby="orders-title" className="card">
      <h2 id="orders-title" className="p-5 pb-3 text-subheading">
        Orders
      </h2>
      {orders.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<ShirtIcon />}
          title="No orders yet"
          description="Orders will appear here when the team places them."
        />
      ) : (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {orders.map((order) => (
              <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
                <div className="min-w-0">
                  <Link
                    href={`/admin/clubs/${teamId}/orders/${order.id}`}
                    prefetch={false}
                    className="font-semibold text-accent underline-offset-4 hover:underline"
                  >
                    #{order.orderNumber}
                  </Link>
                  <p className="text-sm text-ink-muted">
                    <LocalDate iso={order.createdAt} /> · {order.totalItems} pieces ·{' '}
                    {formatUsd(toCents(order.totalAmount))}
                  </p>
                  <p className="truncate text-sm text-ink-muted">{order.products.join(', ')}</p>
                </div>
                <div className="flex flex-wrap items-center gap-3">
                  {order.hasWaitingProof && <Badge variant="outline">Proof with the team</Badge>}
                  <ClubOrderStatus order={order} />
                </div>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">
            Showing {orders.length} of {total} orders
          </p>
        </>
      )}
    </section>
  );
}
