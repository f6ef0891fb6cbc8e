import type { ReactNode } from 'react';
import { ownSizes, partSizesText } from '@/domain/catalogue/product-parts';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { formatAmount } from '@/domain/money/money';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { markedName, twinMarks } from '@/domain/teams/namesakes';
import { piecesOf, quantitiesOf, type DraftItem } from '@/domain/teams/team-draft';
import { printedFor } from '@/domain/teams/team-order';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { AlertIcon } from '@/ui/icons';
import { WithoutTax } from '@/ui/WithoutTax';
import { PlayerPictures } from '@/modules/proofs/components/PlayerPictures';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import type { QuotedLine } from '../../order-builder/quote-draft';
import { LogoList } from '@/modules/orders/components/LogoList';
import { PencilIcon, TrashIcon } from './icons';
import { LinePicture } from './LinePicture';
import { count, linePrices, lineProblems, shownPrints, sizeName } from './product-view';

type LineCardProps = {
  item: DraftItem;
  product: BuilderProduct | undefined;
  kit?: OrderedKit;
  artwork: readonly BuilderArtwork[];
  price: QuotedLine | undefined;
  onEdit: () => void;
  onRemove: () => void;
  children?: ReactNode;
};

export function LineCard({ item, product, kit, artwork, price, onEdit, onRemove, children }: LineCardProps) {
  const problems = lineProblems(item, product, artwork);
  const name = product?.name ?? 'Unavailable product';
  const sizes = Object.entries(quantitiesOf(item));
  return (
    <article aria-label={name} className="card space-y-4 p-3 sm:p-4">
      <div className="flex gap-4">
        <LinePicture product={product} item={item} className="w-20 sm:w-28" />
        <div className="flex min-w-0 grow flex-col gap-2">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h3 className="text-lg leading-tight wrap-anywhere sm:text-xl">{name}</h3>
              <p className="text-sm text-ink-muted">
                {[kit ? kitText(kit) : item.color, count(piecesOf(item), 'piece', 'pieces')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {price && (
              <p className="font-display text-xl leading-tight font-bold tabular-nums">
                {formatAmount(price.totalPrice)} <WithoutTax />
              </p>
            )}
          </div>
          <ul className="flex flex-wrap gap-1.5">
            {sizes.map(([size, quantity]) => (
              <li key={size} className="rounded-control bg-ink/7 px-2 py-0.5 text-sm tabular-nums">
                {sizeName(size)} <strong>{quantity}</strong>
              </li>
            ))}
          </ul>
          {price && price.quantity > 0 && (
            <ul className="text-sm text-ink-muted tabular-nums">
              {linePrices(price).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {children}
          <LogoList prints={shownPrints(item, artwork)} />
          {problems.map((problem) => (
            <p key={problem} className="flex items-start gap-1.5 text-sm font-medium text-danger">
              <AlertIcon className="mt-0.5 size-4 shrink-0" />
              {problem}
            </p>
          ))}
          <div className="mt-auto flex items-center gap-2 pt-1">
            {product && (
              <Button variant="outline" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
                <PencilIcon className="size-4" />
                Edit
              </Button>
            )}
            <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
              <TrashIcon className="size-4.5" />
            </IconButton>
          </div>
        </div>
      </div>
      {kit && <Players kit={kit} item={item} />}
    </article>
  );
}

function Players({ kit, item }: { kit: OrderedKit; item: DraftItem }) {
  const [marks = []] = twinMarks([item.players.map((player) => ({ ...player, id: player.memberId }))]);
  const players = item.players.map((player, place) => ({
    ...printedFor({ ...player, nameOnBack: player.nameOnBack }),
    piece: [
      markedName(player.name, marks[place]),
      player.squad,
      player.size ? sizeName(player.size) : 'No size yet',
      partSizesText(ownSizes(player).sizes),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const sides = garmentsOf(kit).flatMap((type) => FRONT_AND_BACK.map((side) => ({ type, side })));
  return <PlayerPictures kit={kit} sides={sides} players={players} />;
}
