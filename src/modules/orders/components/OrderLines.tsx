import Link from 'next/link';
import type { ReactNode } from 'react';
import { ownSizes, partSizesText } from '@/domain/catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '@/domain/catalogue/sizes';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { piecesText } from '@/domain/despatch/shipments';
import { orderedKitPath } from '@/domain/kits/designs/design-links';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { formatAmount, addAmounts, toCents } from '@/domain/money/money';
import { unitPriceTexts } from '@/domain/money/unit-prices';
import type { OrderDiscount, OrderLine } from '@/domain/orders/price-goods';
import { partPieces, type PartPieces } from '@/domain/orders/part-pieces';
import { playersText, type NamedPlayer } from '@/domain/orders/players';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import type { OrderedPrint } from '@/domain/teams/line-prints';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { cn } from '@/ui/cn';
import { DeliveryRow, DiscountRows, TaxRows, TotalNote } from '@/ui/SumRow';
import { LogoList, type ShownPrint } from './LogoList';

/** Prices are those of the order, in its currency. */
export type ShownLine = Pick<
  OrderLine,
  'productName' | 'sku' | 'quantity' | 'unitPrice' | 'totalPrice' | 'kit' | 'custom' | 'priceList'
> & {
  id?: string | null;
  item?: string;
  productId: string | null;
  color?: string | null;
  /** Null for goods without sizes. */
  sizeCode?: string | null;
  sizeLabel?: string | null;
  players?: readonly (NamedPlayer & { place?: number })[] | null;
  parts?: readonly string[] | null;
  prints?: readonly OrderedPrint[] | null;
  logos?: readonly ShownPrint[];
};

export type OrderLinesProps = {
  order: Omit<PlacedDelivery, 'promisedDate'> & {
    lines: readonly ShownLine[];
    discounts: readonly OrderDiscount[];
    taxes: OrderTaxes | null;
    totalAmount: number;
    totalItems: number;
  };
  /** As `listLinePictures` returns them, for each line. */
  pictures: readonly (readonly string[])[];
  mayDesign?: boolean;
  productHref?: (productId: string) => string;
  kitHref?: (lineId: string) => string;
  children?: ReactNode;
};

type Item = [ShownLine, ...ShownLine[]];

/** By item; without items, by product in a colour or kit, with the index of the first. */
function itemsOf(lines: readonly ShownLine[]): Map<string, { place: number; sizes: Item }> {
  const items = new Map<string, { place: number; sizes: Item }>();
  for (const [place, line] of lines.entries()) {
    const key = line.item ?? JSON.stringify([line.productId ?? line.productName, line.color, line.kit?.hash]);
    const known = items.get(key);
    if (known) known.sizes.push(line);
    else items.set(key, { place, sizes: [line] });
  }
  return items;
}

export function OrderLines({ order, pictures, children, ...links }: OrderLinesProps) {
  return (
    <>
      <ul className="divide-y divide-line">
        {[...itemsOf(order.lines)].map(([key, { place, sizes }]) => (
          <li key={key} className="py-5 first:pt-0">
            <ItemView item={sizes} pictures={pictures[place] ?? []} {...links} />
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line pt-5">
        <DiscountRows discounts={order.discounts} className="text-success" />
        <DeliveryRow delivery={order.delivery} shippingAmount={order.shippingAmount} className="text-ink-muted" />
        <TaxRows taxes={order.taxes} className="text-ink-muted" />
        <div className="flex items-baseline justify-between gap-6">
          <dt className="font-semibold">Total, {piecesText(order.totalItems)}</dt>
          <dd className="font-display text-3xl leading-none font-bold tabular-nums">
            {formatAmount(order.totalAmount)}
          </dd>
        </div>
        <TotalNote taxes={order.taxes} />
        {children}
      </dl>
    </>
  );
}

type ItemProps = Omit<OrderLinesProps, 'order' | 'pictures' | 'children'> & { item: Item; pictures: readonly string[] };

function ItemView({ item, pictures, mayDesign, productHref, kitHref }: ItemProps) {
  const [{ id, productId, productName, sku, color, kit, parts, custom, logos = [] }] = item;
  const priceList = item.find((line) => line.priceList)?.priceList;
  const sizes = item.toSorted((a, b) => compareSizes(a.sizeCode ?? '', b.sizeCode ?? ''));
  const quantity = sizes.reduce((sum, line) => sum + line.quantity, 0);
  const players = sizes.flatMap((line) =>
    (line.players ?? []).map((player) => ({ size: line.sizeCode ?? '', ...player })),
  );
  const prices = unitPriceTexts(
    sizes.map((line) => ({ ...line, size: sizeLabelOf(line.sizeCode ?? ''), unitCents: toCents(line.unitPrice) })),
  );
  const pieces = partPieces({
    parts: parts ?? undefined,
    quantities: Object.fromEntries(sizes.map((line) => [line.sizeCode ?? '', line.quantity])),
    players,
  });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:flex-nowrap sm:gap-6">
        {pictures.length > 0 && <Pictures addresses={pictures} kit={kit} />}
        <div className="min-w-0 grow basis-0">
          <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
            {productHref && productId ? (
              <Link href={productHref(productId)} prefetch={false} className="underline-offset-4 hover:underline">
                {productName}
              </Link>
            ) : (
              productName
            )}
          </h3>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {[kit ? `Kit: ${kitText(kit)}` : color, !custom?.isService && piecesText(quantity), sku && `SKU ${sku}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className="text-sm text-ink-muted tabular-nums">
            {prices.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {priceList && <li>{priceList.name}</li>}
          </ul>
          {kit && (
            <p className="flex flex-wrap gap-x-4 text-sm">
              {kitHref && id && (
                <Link href={kitHref(id)} prefetch={false} className={kitLink}>
                  All sides
                </Link>
              )}
              {mayDesign && (
                <a href={orderedKitPath(kit.hash)} className={kitLink}>
                  Open in the designer
                </a>
              )}
            </p>
          )}
        </div>
        <p className="shrink-0 font-semibold tabular-nums">
          {formatAmount(addAmounts(...sizes.map((line) => line.totalPrice)))}
        </p>
      </div>
      {!custom && pieces.map((part) => <SizeList key={part.part} {...part} />)}
      {logos.length > 0 && (
        <div className="mt-4">
          <LogoList prints={logos} />
        </div>
      )}
      {players.length > 0 && <Players players={players} nameless={quantity - players.length} />}
    </>
  );
}

const kitLink = 'mt-1 inline-block text-accent underline underline-offset-4 hover:no-underline';

function Pictures({ addresses, kit }: { addresses: readonly string[]; kit: OrderedKit | null | undefined }) {
  return (
    <div className={cn('flex shrink-0 gap-1', addresses.length > 1 && 'max-sm:w-full')}>
      {addresses.map((address, index) => (
        <img
          key={address}
          src={address}
          alt={kit ? `${kit.name}, ${FRONT_AND_BACK[index]}` : ''}
          width={320}
          height={400}
          loading="lazy"
          className="aspect-4/5 h-auto w-24 rounded-control kit-stage object-cover"
        />
      ))}
    </div>
  );
}

const sizeName = (size: string) => sizeLabelOf(size) ?? 'One size';

function SizeList({ part, quantities }: PartPieces) {
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-2">
      {part && <h4 className="w-full font-sans text-sm font-semibold wrap-anywhere normal-case sm:w-28">{part}</h4>}
      <ul aria-label={`${part || 'Pieces'} by size`} className="flex flex-wrap gap-2">
        {Object.entries(quantities).map(([size, quantity]) => (
          <li key={size} className="rounded-control bg-surface-sunken px-3 py-1.5 text-sm tabular-nums">
            {sizeName(size)} <strong className="ml-1">{quantity}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LISTED = 30;

type PlayersProps = { players: readonly (NamedPlayer & { size: string; place?: number })[]; nameless: number };

function Players({ players, nameless }: PlayersProps) {
  const isPersonal = players.some(({ person }) => person);
  return (
    <details open={players.length <= LISTED} className="mt-4 text-sm">
      <summary className="cursor-pointer py-1 text-ink-muted">{playersText(players.length)}</summary>
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">By player</caption>
        <thead className="border-b border-line text-ink-muted">
          <tr>
            {isPersonal && <th className="w-[34%] py-2 pr-2 font-semibold">Player</th>}
            <th className="w-[30%] py-2 pr-2 font-semibold">On the back</th>
            <th className="w-[14%] py-2 pr-4 text-right font-semibold sm:pr-8">No.</th>
            <th className="py-2 font-semibold">Size</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {players
            .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
            .map((player, index) => (
              <tr key={index}>
                {isPersonal && (
                  <td className="py-2 pr-2 wrap-anywhere">
                    {player.person}
                    <p className="text-xs text-ink-muted empty:hidden">{player.squad}</p>
                  </td>
                )}
                <td className="py-2 pr-2 wrap-anywhere max-sm:text-xs">{player.name || '–'}</td>
                <td className="py-2 pr-4 text-right tabular-nums sm:pr-8">{player.number || '–'}</td>
                <td className="py-2 wrap-anywhere">
                  {sizeName(player.size)}
                  <p className="text-xs text-ink-muted empty:hidden">{partSizesText(ownSizes(player).sizes)}</p>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {nameless > 0 && <p className="border-t border-line py-2 text-ink-muted">{nameless} without a name</p>}
    </details>
  );
}
