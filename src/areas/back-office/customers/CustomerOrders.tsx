import Link from 'next/link';
import { itemsText } from '@/domain/orders/order-counts';
import { formatAmount } from '@/domain/money/money';
import { LocalDate } from '@/ui/LocalDate';
import type { CustomerDetail } from './data/customer';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';

/** Newest first, with their sum. */
export function CustomerOrders({ customer: { newestOrders, orders, spent } }: { customer: CustomerDetail }) {
  return (
    <section className="card card-md">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">Orders</h2>
        {orders > 0 && (
          <p className="text-sm text-ink-muted">
            {orders} {orders === 1 ? 'order' : 'orders'}, {formatAmount(spent)} excluding cancelled orders
          </p>
        )}
      </header>
      {newestOrders.length > 0 ? (
        <ul aria-label="Orders" className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
          {newestOrders.map(
            ({ id, orderNumber, status, isCollection, totalAmount, itemCount, pieceCount, createdAt }) => (
              <li
                key={id}
                className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm hover:bg-ink/4"
              >
                <Link
                  href={`/admin/orders/${id}`}
                  prefetch={false}
                  className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  #{orderNumber}
                </Link>
                <StatusBadge kind="shop" status={status} isCollection={isCollection} />
                <span className="text-ink-muted">
                  <LocalDate iso={createdAt} /> · {itemsText(itemCount, pieceCount)}
                </span>
                <span className="ml-auto font-semibold tabular-nums">{formatAmount(totalAmount)}</span>
              </li>
            ),
          )}
        </ul>
      ) : (
        <p className="text-ink-muted">No orders yet.</p>
      )}
      {orders > newestOrders.length && (
        <p className="mt-8 text-sm text-ink-muted">{`The newest ${newestOrders.length} of ${orders}.`}</p>
      )}
    </section>
  );
}
