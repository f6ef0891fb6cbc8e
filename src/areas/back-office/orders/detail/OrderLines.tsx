import { ImageOff } from 'lucide-react';
import Link from 'next/link';
import { Fragment } from 'react';
import { deliveryLabel, deliveryOf, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { itemsText } from '@/domain/orders/order-counts';
import { kitText } from '@/domain/kits/document/kit-techniques';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { playersOf } from '@/modules/orders/documents/player-list';
import { paidRows } from '@/domain/orders/paid-rows';
import { discountText } from '@/domain/money/price-tiers';
import { recordedTaxes } from '@/domain/taxes/order-taxes';
import { TotalCells } from '../TotalCells';
import type { OrderDetail } from './load-order';
import { PlayerTable } from './PlayerTable';

const cell = 'px-3 py-3 align-top first:pl-5 last:pr-5';
const number = `${cell} text-right tabular-nums whitespace-nowrap`;
/** What was ordered, at the prices of that moment, and what it comes to. */
export function OrderLines({
  order,
  pictures,
  kits,
  paidAmount,
}: Pick<OrderDetail, 'order' | 'pictures' | 'kits' | 'paidAmount'>) {
  return (
    <section aria-labelledby="order-lines" className="card">
      <h2 id="order-lines" className="px-5 pt-4 pb-3 text-subheading">
        Items
        <span className="ml-2.5 font-sans text-sm font-normal tracking-normal text-ink-muted normal-case">
          {itemsText(order.orderItems.length, order.totalItems)}
        </span>
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="border-y border-line text-left text-ink-muted">
            <tr>
              <th className={`${cell} py-2 font-medium`}>Product</th>
              <th className={`${number} py-2 font-medium max-sm:hidden`}>Unit price</th>
              <th className={`${number} py-2 font-medium`}>Qty</th>
              <th className={`${number} py-2 font-medium`}>Total</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {order.orderItems.map((line) => (
              <tr key={line.id}>
                <td className={cell}>
                  <div className="flex gap-3">
                    <LinePicture url={pictures[line.id ?? '']} />
                    <div className="min-w-0 wrap-anywhere">
                      <Link
                        href={`/admin/products/${idOf(line.product)}`}
                        prefetch={false}
                        className="font-medium underline-offset-4 hover:underline"
                      >
                        {line.productName}
                      </Link>
                      <span className="block text-ink-muted">
                        {[line.color, line.sizeLabel].filter(Boolean).join(' · ')}
                      </span>
                      <KitLink orderId={order.id} lineId={line.id ?? ''} kit={kits[line.id ?? '']} />
                      <span className="block text-ink-muted">SKU {line.sku}</span>
                      <PlayerTable players={playersOf(line)} />
                      <span className="block text-ink-muted tabular-nums sm:hidden">
                        {formatAmount(line.unitPrice)} each
                      </span>
                    </div>
                  </div>
                </td>
                <td className={`${number} max-sm:hidden`}>{formatAmount(line.unitPrice)}</td>
                <td className={number}>{line.quantity}</td>
                <td className={`${number} font-medium`}>{formatAmount(line.totalPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 border-t border-line px-5 py-4 text-right text-sm tabular-nums">
        {(order.discounts ?? []).map((discount) => (
          <Fragment key={discount.id}>
            <dt className="text-ink-muted">{discountText(discount)}</dt>
            <dd>−{formatAmount(discount.amount)}</dd>
          </Fragment>
        ))}
        <dt className="text-ink-muted">{deliveryLabel(deliveryOf(order))}</dt>
        <dd>{deliveryPrice(order.shippingAmount)}</dd>
        <TotalCells taxes={recordedTaxes(order)} total={formatAmount(order.totalAmount)} />
        {paidRows({ ...order, paidAmount }).map(({ label, value, isOpen }) => (
          <Fragment key={label}>
            <dt className={isOpen ? 'font-semibold text-danger' : 'text-ink-muted'}>{label}</dt>
            <dd className={isOpen ? 'font-semibold text-danger' : undefined}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function KitLink({ orderId, lineId, kit }: { orderId: string; lineId: string; kit: OrderedKit | undefined }) {
  if (!kit) return null;
  return (
    <Link
      href={`/admin/orders/${orderId}/kits/${lineId}`}
      prefetch={false}
      className="block text-accent underline underline-offset-4"
    >
      Kit: {kitText(kit)}
    </Link>
  );
}

/** A small picture of what a line is about. */
export function LinePicture({ url }: { url: string | null | undefined }) {
  return (
    <span className="grid h-14 w-11 shrink-0 place-items-center overflow-hidden rounded-control kit-stage text-ink/30">
      {url ? (
        <img src={url} alt="" width={88} height={112} loading="lazy" className="size-full object-cover" />
      ) : (
        <ImageOff aria-hidden className="size-5" />
      )}
    </span>
  );
}

const idOf = (product: string | { id: string }): string => (typeof product === 'string' ? product : product.id);
