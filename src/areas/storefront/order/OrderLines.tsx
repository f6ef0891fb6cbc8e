import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { picturePath } from '@/domain/kits/designs/design-links';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { playersText, sizedPlayerText, type NamedPlayer } from '@/domain/orders/players';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { DiscountRows, SumRow, TaxRows } from '@/ui/SumRow';

/** What was ordered, at the prices of then. */
export function OrderLines({ order }: { order: PlacedOrder }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {order.items.map((line) => (
          <li
            key={`${line.variationId ?? line.productId} ${line.color ?? ''} ${line.kit?.hash ?? ''}`}
            className="flex justify-between gap-6 py-4"
          >
            {line.kit && (
              <img
                src={picturePath(line.kit.hash, { garment: line.kit.garment })}
                alt={`${line.productName}, ${line.kit.name}`}
                width={80}
                height={100}
                loading="lazy"
                className="aspect-4/5 w-20 shrink-0 self-start rounded-control bg-surface-sunken object-cover"
              />
            )}
            <div className="min-w-0 grow">
              <p className="leading-snug font-semibold wrap-anywhere">{line.productName}</p>
              <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
                {[line.color, line.kit && kitText(line.kit), line.sizeLabel, line.sku].filter(Boolean).join(' · ')}
              </p>
              <Players players={line.players ?? []} />
            </div>
            <div className="shrink-0 text-right tabular-nums">
              <p className="leading-snug font-semibold">{formatAmount(line.totalPrice)}</p>
              <p className="mt-0.5 text-sm text-ink-muted">
                {line.quantity} × {formatAmount(line.unitPrice)}
              </p>
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
      </dl>
    </>
  );
}

/** So many are listed; more are folded away. */
const LISTED = 5;

/** Names and numbers of a line. */
function Players({ players }: { players: readonly NamedPlayer[] }) {
  if (players.length === 0) return null;
  const list = (
    <ul aria-label="Names and numbers" className="mt-1 text-sm wrap-anywhere">
      {players.map((player, index) => (
        <li key={index}>{sizedPlayerText(player)}</li>
      ))}
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
