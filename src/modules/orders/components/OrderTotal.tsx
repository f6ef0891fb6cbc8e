import type { ReactNode } from 'react';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { itemsText } from '@/domain/orders/order-counts';
import type { OrderSums } from '@/domain/orders/order-edit';
import { Button } from '@/ui/Button';
import { DiscountRows, SumRow, TaxRows, TotalNote } from '@/ui/SumRow';

type OrderTotalProps = {
  items: number;
  /** Undefined until the server has answered. */
  sums: Omit<OrderSums, 'discountAmount'> | undefined;
  delivery: Pick<PlacedDelivery, 'delivery' | 'shippingAmount'>;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Total and paid amount of an edited order before the edit, in the shop’s currency. */
  before?: { totalAmount: number; paidAmount: number };
  children?: ReactNode;
};

export function OrderTotal({ items, sums, delivery, before, children, ...quoting }: OrderTotalProps) {
  const { isLoading, hasFailed, onRetry } = quoting;
  const { totalAmount: was, paidAmount = 0 } = before ?? {};
  const difference = sums && paidAmount > 0 ? toCents(sums.totalAmount) - toCents(paidAmount) : 0;
  return (
    <section aria-label="Total" className="card card-md text-sm">
      {hasFailed ? (
        <p role="alert" className="text-danger">
          The prices could not be read.{' '}
          <Button variant="outline" size="sm" onClick={onRetry} className="mt-2">
            Try again
          </Button>
        </p>
      ) : (
        <dl aria-busy={isLoading || undefined} className="space-y-1.5 aria-busy:opacity-60">
          {sums && (
            <SumRow label="Contains" value={itemsText(items, sums.totalItems)} labelClassName="text-ink-muted" />
          )}
          <DiscountRows discounts={sums?.discounts ?? []} labelClassName="text-ink-muted" />
          <SumRow
            label={deliveryLabel(delivery.delivery)}
            value={sums || before ? deliveryPrice(delivery.shippingAmount) : '–'}
            labelClassName="text-ink-muted"
          />
          <TaxRows taxes={sums?.taxes} labelClassName="text-ink-muted" />
          {sums && was !== undefined && was !== sums.totalAmount && (
            <SumRow label="Total so far" value={formatAmount(was)} labelClassName="text-ink-muted" />
          )}
          <SumRow
            label="Total"
            value={sums ? formatAmount(sums.totalAmount) : '–'}
            className="text-base font-semibold"
          />
          <TotalNote taxes={sums?.taxes} />
          {paidAmount > 0 && <SumRow label="Paid" value={formatAmount(paidAmount)} labelClassName="text-ink-muted" />}
          {difference !== 0 && (
            <SumRow
              label={difference > 0 ? 'To be paid' : 'To be refunded'}
              value={formatMoney(Math.abs(difference))}
              className="font-semibold text-danger"
            />
          )}
        </dl>
      )}
      {children && <div className="mt-3 space-y-2 border-t border-line pt-3 text-ink-muted">{children}</div>}
    </section>
  );
}
