import type { ReactNode } from 'react';
import { formatAmount } from '@/domain/money/money';
import { ownSizes, partSizesText } from '@/domain/catalogue/product-parts';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { partPieces, type PartPieces } from '@/domain/orders/part-pieces';
import { orderedKitPath, picturePath } from '@/domain/kits/designs/design-links';
import { itemUnitPrices, withDistinctPlayers, type TeamOrderItem } from '@/domain/teams/team-order';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { kitText } from '@/domain/kits/document/kit-techniques';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { assetFileUrl, assetPreviewUrl } from '../../data/asset-view';
import type { OrderArtwork, TeamOrderDetail } from '../../data/team-order';
import { LogoList, type ShownPrint } from '../LogoList';
import { count } from '@/modules/team/components/order-builder/product-view';
import { DeliveryRow, DiscountRows, TaxRows, TotalNote } from '@/ui/SumRow';

const sizeName = (size: string) => sizeLabelOf(size) ?? 'One size';

type OrderItemsProps = {
  order: TeamOrderDetail;
  title?: string;
  /** Whether whoever looks may have the file of a logo. */
  mayOpen: (file: OrderArtwork) => boolean;
  /** Whether they may go on drawing its kits. */
  mayDesign: boolean;
  /** What stands below the total. */
  belowTotal?: ReactNode;
};

/** What was ordered, by size and by player, and what it comes to. Prices are those of then. */
export function OrderItems({ order, title = 'What you ordered', mayOpen, mayDesign, belowTotal }: OrderItemsProps) {
  const files = new Map(order.artwork.filter(mayOpen).map((file) => [file.id, file]));
  const { items, discounts } = order.data;
  return (
    <section aria-labelledby="items-title" className="card">
      <h2 id="items-title" className="px-5 pt-5 text-subheading">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {withDistinctPlayers(items).map((item, index) => (
          <li key={index} className="p-5">
            <Item item={item} prints={shownPrints(item, files)} mayDesign={mayDesign} />
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line p-5">
        <DiscountRows
          discounts={discounts.map(({ productName, percentOff, ...discount }) => ({
            ...discount,
            productName,
            percentOff,
          }))}
          className="text-success"
        />
        <DeliveryRow delivery={order.delivery} shippingAmount={order.shippingAmount} className="text-ink-muted" />
        <TaxRows taxes={order.taxes} className="text-ink-muted" />
        <div className="flex items-baseline justify-between gap-6">
          <dt className="font-semibold">Total, {count(order.totalItems, 'piece', 'pieces')}</dt>
          <dd className="font-display text-3xl leading-none font-bold tabular-nums">
            {formatAmount(order.totalAmount)}
          </dd>
        </div>
        <TotalNote taxes={order.taxes} />
        {belowTotal}
      </dl>
      {order.notes && (
        <div className="border-t border-line p-5">
          <h3 className="text-sm font-semibold">Notes</h3>
          <p className="mt-1 whitespace-pre-line text-ink-muted wrap-anywhere">{order.notes}</p>
        </div>
      )}
    </section>
  );
}

const shownPrints = ({ prints = [] }: TeamOrderItem, files: ReadonlyMap<string, OrderArtwork>): ShownPrint[] =>
  prints.map(({ assetId: id, name, place }) => {
    const file = files.get(id);
    return {
      ...{ place, name, previewUrl: file?.hasPreview ? assetPreviewUrl(id) : null },
      ...(file && { fileUrl: assetFileUrl(id) }),
    };
  });

type ItemProps = { item: TeamOrderItem; prints: readonly ShownPrint[]; mayDesign: boolean };

function Item({ item, prints, mayDesign }: ItemProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:flex-nowrap sm:gap-6">
        {item.kit && <KitViews kit={item.kit} />}
        <div className="min-w-0 grow basis-0">
          <h3 className="text-lg leading-snug font-semibold wrap-anywhere">{item.productName}</h3>
          <p className="text-sm text-ink-muted">
            {[item.kit ? `Kit: ${kitText(item.kit)}` : item.color, count(item.totalQuantity, 'piece', 'pieces')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className="text-sm text-ink-muted tabular-nums">
            {itemUnitPrices(item).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {item.kit && mayDesign && (
            <a
              href={orderedKitPath(item.kit.hash)}
              className="mt-1 inline-block text-sm text-accent underline underline-offset-4 hover:no-underline"
            >
              Open in the designer
            </a>
          )}
        </div>
        <p className="shrink-0 font-semibold tabular-nums">{formatAmount(item.totalPrice)}</p>
      </div>
      {partPieces(item).map((pieces) => (
        <SizeList key={pieces.part} {...pieces} />
      ))}
      {prints.length > 0 && (
        <div className="mt-4">
          <LogoList prints={prints} />
        </div>
      )}
      {item.players.length > 0 && <Players players={item.players} />}
    </>
  );
}

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

/** Front and back as they were ordered; of a set those of its first part. */
function KitViews({ kit }: { kit: OrderedKit }) {
  return (
    <div className="flex shrink-0 gap-1 max-sm:w-full">
      {FRONT_AND_BACK.map((view) => (
        <img
          key={view}
          src={picturePath(kit.hash, { garment: kit.garment, view })}
          alt={`${kit.name}, ${view}`}
          width={320}
          height={400}
          loading="lazy"
          className="h-auto w-24 rounded-control kit-stage"
        />
      ))}
    </div>
  );
}

function Players({ players }: Pick<TeamOrderItem, 'players'>) {
  return (
    <table className="mt-4 w-full table-fixed text-left text-sm">
      <caption className="sr-only">By player</caption>
      <thead className="border-b border-line text-ink-muted">
        <tr>
          <th className="w-[34%] py-2 pr-2 font-semibold">Player</th>
          <th className="w-[30%] py-2 pr-2 font-semibold">On the back</th>
          <th className="w-[14%] py-2 pr-4 text-right font-semibold sm:pr-8">No.</th>
          <th className="py-2 font-semibold">Size</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {players.map((player, index) => (
          <tr key={index}>
            <td className="py-2 pr-2 wrap-anywhere">
              {player.name}
              <p className="text-xs text-ink-muted empty:hidden">{player.squad}</p>
            </td>
            <td className="py-2 pr-2 wrap-anywhere max-sm:text-xs">{player.nameOnBack || '–'}</td>
            <td className="py-2 pr-4 text-right tabular-nums sm:pr-8">{player.number ?? '–'}</td>
            <td className="py-2 wrap-anywhere">
              {sizeName(player.size)}
              <p className="text-xs text-ink-muted empty:hidden">{partSizesText(ownSizes(player).sizes)}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
