import { Package } from 'lucide-react';
import Link from 'next/link';
import { isCollected } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { AWAITS_CONFIRMATION, awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { flowOf } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { badgeOf } from '@/domain/orders/status-flow';
import { RETURN_STATUS_LABELS } from '@/domain/returns/return-state';
import { formatShopDate } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import { paymentLabel } from '@/modules/orders/payment-note';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ACCOUNT_PATH } from './account-path';
import { OrderAgain } from './OrderAgain';
import type { AccountOrder, AccountOrders } from './load-orders';

export function OrdersView({ orders, page, pages }: AccountOrders) {
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<Package />}
        title="No orders yet"
        description="Orders placed with this email address appear here, with or without an account."
        action={
          <Link href="/shop" prefetch={false} className={buttonClass()}>
            Go to the shop
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className="grid gap-5">
        {orders.map((each) => (
          <li key={each.order.id}>
            <OrderCard {...each} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-8 flex items-center justify-between gap-4">
          <PageLink page={page - 1} pages={pages} label="Newer orders" />
          <p className="text-sm text-ink-muted">{`Page ${page} of ${pages}`}</p>
          <PageLink page={page + 1} pages={pages} label="Older orders" />
        </nav>
      )}
    </>
  );
}

function PageLink({ page, pages, label }: { page: number; pages: number; label: string }) {
  if (page < 1 || page > pages) return <span />;
  return (
    <Link href={`${ACCOUNT_PATH}?page=${page}`} prefetch={false} className={buttonClass('outline', 'sm')}>
      {label}
    </Link>
  );
}

function OrderCard({ order, invoices, returns }: AccountOrder) {
  const { orderNumber, trackingToken: token, status, items, totalItems, totalAmount, currency, createdAt } = order;
  const flow = flowOf(SHOP_ORDERS, isCollected(order));
  const names = [...new Set(items.map(({ productName }) => productName))];
  return (
    <Card padding="lg">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-subheading">
            <Link href={`/order/${token}`} prefetch={false} className="underline-offset-4 hover:underline">
              {orderNumber}
            </Link>
            <Badge variant={badgeOf(flow, status)}>
              {awaitsConfirmation(order) ? AWAITS_CONFIRMATION : flow.labels[status]}
            </Badge>
          </h2>
          <p className="mt-1 text-ink-muted">
            <time dateTime={createdAt}>{formatShopDate(createdAt)}</time>
            {` · ${totalItems} ${totalItems === 1 ? 'piece' : 'pieces'} · ${paymentLabel(order)}`}
          </p>
        </div>
        <p className="text-lg font-semibold tabular-nums">{formatAmount(totalAmount, currency)}</p>
      </div>
      <p className="mt-3 wrap-anywhere">{names.join(', ')}</p>
      {returns.length > 0 && (
        <ul aria-label={`Returns of ${orderNumber}`} className="mt-4 space-y-1">
          {returns.map((found) => (
            <li key={found.id} className="flex flex-wrap items-center gap-x-3">
              <Link
                href={`/order/${token}#returns`}
                prefetch={false}
                className="leading-6 text-accent underline-offset-4 hover:underline"
              >
                {`Return ${found.returnNumber}`}
              </Link>
              <Badge variant="outline">{RETURN_STATUS_LABELS[found.status]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {invoices.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <InvoiceLinks invoices={invoices} path={`/order/${token}/invoices`} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Link href={`/order/${token}`} prefetch={false} className={buttonClass('outline', 'sm')}>
          View order
          <span className="sr-only"> {orderNumber}</span>
        </Link>
        <OrderAgain token={token} orderNumber={orderNumber} />
      </div>
    </Card>
  );
}
