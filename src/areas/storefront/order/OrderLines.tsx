import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { playersText, sizedPlayerText } from '@/domain/orders/players';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { DiscountRows, SumRow, TaxRows, TotalNote } from '@/ui/SumRow';

export type OrderLinesProps = {
  order: PlacedOrder;
  /** Their addresses, as `getLinePictures` finds them. */
  pictures: readonly (string | null)[];
};

/** What was ordered, at the prices of then. */
export function OrderLines({ order, pictures }: OrderLinesProps) {
  return (
    <>
      <ul className="divide-y divide-line">
        {order.items.map((line, index) => (
          <li
            key={`${line.variationId ?? line.productId} ${line.color ?? ''} ${line.kit?.hash ?? ''}`}
            className="flex gap-4 py-4 sm:gap-6"
          >
            <LinePicture src={pictures[index]} alt={line.kit ? `${line.productName}, ${line.kit.name}` : ''} />
            <div className="min-w-0 grow">
              <p className="flex justify-between gap-6 leading-snug font-semibold">
                <span className="min-w-0 wrap-anywhere">{line.productName}</span>
                <span className="shrink-0 tabular-nums">{formatAmount(line.totalPrice)}</span>
              </p>
              <p className="mt-0.5 flex flex-wrap justify-between gap-x-6 text-sm text-ink-muted">
                <span className="min-w-0 wrap-anywhere">
                  {[line.color, line.kit && kitText(line.kit), line.sizeLabel, line.sku].filter(Boolean).join(' · ')}
                </span>
                <span className="ml-auto tabular-nums">
                  {line.quantity} × {formatAmount(line.unitPrice)}
                </span>
              </p>
              <Players line={line} />
            </div>
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line pt-4">
        <DiscountRows discounts={order.discounts} className="text-ink-muted" />
        <SumRow
          label={deliveryLabel(order.delivery)}
          value={deliveryPrice(order.shippingAmount)}
          className="text-ink-muted"
        />
        <TaxRows taxes={order.taxes} className="text-ink-muted" />
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">
            Total, {order.totalItems} {order.totalItems === 1 ? 'item' : 'items'}
          </dt>
          <dd className="font-display text-3xl leading-none font-bold tabular-nums">
            {formatAmount(order.totalAmount)}
          </dd>
        </div>
        <TotalNote taxes={order.taxes} />
      </dl>
    </>
  );
}

function LinePicture({ src, alt }: { src: string | null | undefined; alt: string }) {
  const className = 'aspect-4/5 w-16 shrink-0 self-start rounded-control sm:w-20';
  if (!src) return <span aria-hidden className={`${className} bg-surface-sunken`} />;
  return (
    <img src={src} alt={alt} width={80} height={100} loading="lazy" className={`${className} kit-stage object-cover`} />
  );
}

/** So many are listed; more are folded away. */
const LISTED = 5;

/** Names and numbers of a line, and how many of its pieces have none. */
function Players({
  line: { players, quantity },
}: {
  line: Pick<PlacedOrder['items'][number], 'players' | 'quantity'>;
}) {
  if (!players || players.length === 0) return null;
  const nameless = quantity - players.length;
  const list = (
    <ul aria-label="Names and numbers" className="mt-1 space-y-1 text-sm wrap-anywhere">
      {players.map((player, index) => (
        <li key={index}>{sizedPlayerText(player)}</li>
      ))}
      {nameless > 0 && <li className="text-ink-muted">{nameless} without a name</li>}
    </ul>
  );
  if (players.length <= LISTED) return list;
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer py-1 underline underline-offset-4">{playersText(players.length)}</summary>
      {list}
    </details>
  );
}
