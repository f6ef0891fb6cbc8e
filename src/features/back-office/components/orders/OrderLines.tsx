import { Fragment } from 'react';
import { formatUsd, toCents } from '@/domain/money';
import { discountText } from '@/domain/price-tiers';
import type { Order } from '@/payload-types';

const cell = 'px-3 py-3 align-top first:pl-5 last:pr-5';
const number = `${cell} text-right tabular-nums whitespace-nowrap`;

/** What was ordered, at the prices of that moment, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <section aria-labelledby="order-lines" className="card">
      <h2 id="order-lines" className="px-5 pt-4 pb-3 text-subheading">
        Items
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="border-y border-line text-left text-ink-muted">
            <tr>
              <th className={`${cell} py-2 font-medium`}>Product</th>
              <th className={`${number} py-2 font-medium max-sm:hidden`}>Unit price</th>
              <th className={`${number} py-2 font-medium`}>Quantity</th>
              <th className={`${number} py-2 font-medium`}>Total</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {order.orderItems.map((line) => (
              <tr key={line.id}>
                <td className={`${cell} break-words`}>
                  <span className="font-medium">{line.productName}</span>
                  <span className="block text-ink-muted">
                    {[line.color, line.sizeLabel, line.sku].filter(Boolean).join(' · ')}
                  </span>
                </td>
                <td className={`${number} max-sm:hidden`}>{formatUsd(toCents(line.unitPrice))}</td>
                <td className={number}>{line.quantity}</td>
                <td className={`${number} font-medium`}>{formatUsd(toCents(line.totalPrice))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="ml-auto grid max-w-xs grid-cols-2 gap-y-1 border-t border-line px-5 py-4 text-right text-sm tabular-nums">
        {(order.discounts ?? []).map((discount) => (
          <Fragment key={discount.id}>
            <dt className="text-ink-muted">{discountText(discount)}</dt>
            <dd>-{formatUsd(toCents(discount.amount))}</dd>
          </Fragment>
        ))}
        <dt className="text-ink-muted">Delivery</dt>
        <dd>{order.shippingAmount > 0 ? formatUsd(toCents(order.shippingAmount)) : 'Free'}</dd>
        <dt className="text-base font-semibold">Total</dt>
        <dd className="text-base font-semibold">{formatUsd(toCents(order.totalAmount))}</dd>
      </dl>
    </section>
  );
}
