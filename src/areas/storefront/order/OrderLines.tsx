import { formatUsd, toCents } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';

const usd = (dollars: number) => formatUsd(toCents(dollars));

/** What was ordered, at the prices of then. */
export function OrderLines({ order }: { order: PlacedOrder }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {order.items.map((line) => (
          <li
            key={`${line.variationId ?? line.productId} ${line.color ?? ''}`}
            className="flex justify-between gap-6 py-4"
          >
            <div className="min-w-0">
              <p className="leading-snug font-semibold wrap-anywhere">{line.productName}</p>
              <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
                {[line.color, line.sizeLabel, line.sku].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="shrink-0 text-right tabular-nums">
              <p className="leading-snug font-semibold">{usd(line.totalPrice)}</p>
              <p className="mt-0.5 text-sm text-ink-muted">
                {line.quantity} × {usd(line.unitPrice)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line pt-4">
        {order.discounts.map((discount) => (
          <div
            key={`${discount.productName} ${discount.color ?? ''}`}
            className="flex justify-between gap-4 text-ink-muted"
          >
            <dt className="min-w-0 wrap-anywhere">{discountText(discount)}</dt>
            <dd className="shrink-0 tabular-nums">−{usd(discount.amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-ink-muted">
          <dt>Delivery</dt>
          <dd>Free</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">
            Total, {order.totalItems} {order.totalItems === 1 ? 'item' : 'items'}
          </dt>
          <dd className="font-display text-3xl leading-none font-bold tabular-nums">{usd(order.totalAmount)}</dd>
        </div>
      </dl>
    </>
  );
}
