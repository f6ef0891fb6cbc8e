import { deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import type { OrderSums } from '@/domain/orders/order-edit';
import { TotalCells } from '../TotalCells';
import { Sums } from './Sums';

type OrderTotalsProps = {
  sums: OrderSums | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  shippingAmount: number;
  /** In the shop’s currency; what was paid before the lines changed. */
  paidAmount: number;
};

/** What the lines come to, and what that means for an order that was paid. */
export function OrderTotals({ sums, isLoading, hasFailed, onRetry, shippingAmount, paidAmount }: OrderTotalsProps) {
  const difference = sums && paidAmount > 0 ? toCents(sums.totalAmount) - toCents(paidAmount) : 0;
  return (
    <section aria-label="Total" className="card card-md text-sm">
      <Sums isLoading={isLoading} hasFailed={hasFailed} onRetry={onRetry} discounts={sums?.discounts ?? []}>
        <dt className="text-ink-muted">Delivery</dt>
        <dd className="text-right">{deliveryPrice(shippingAmount)}</dd>
        <TotalCells taxes={sums?.taxes} total={sums ? formatAmount(sums.totalAmount) : '–'} />
        {paidAmount > 0 && (
          <>
            <dt className="text-ink-muted">Paid</dt>
            <dd className="text-right">{formatAmount(paidAmount)}</dd>
          </>
        )}
        {difference !== 0 && (
          <>
            <dt className="font-semibold text-danger">{difference > 0 ? 'To be paid' : 'To be refunded'}</dt>
            <dd className="text-right font-semibold text-danger">{formatMoney(Math.abs(difference))}</dd>
          </>
        )}
      </Sums>
    </section>
  );
}
