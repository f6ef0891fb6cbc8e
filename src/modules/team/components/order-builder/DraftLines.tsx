import { designPieces, type DraftItem } from '@/domain/teams/team-draft';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderKit } from '../../data/builder-kits';
import type { BuilderProduct } from '../../data/builder-products';
import type { QuotedLine } from '../../order-builder/quote-draft';
import { LineCard } from './LineCard';
import { LineEditor } from './LineEditor';
import { lineKit } from './product-view';
import type { useLines } from './use-lines';

type DraftLinesProps = {
  items: readonly DraftItem[];
  products: ReadonlyMap<string, BuilderProduct>;
  kits: readonly BuilderKit[];
  artwork: readonly BuilderArtwork[];
  roster: TeamRoster;
  /** The ways to roster and design assets are offered. */
  isInPortal?: boolean;
  lines: ReturnType<typeof useLines>;
  /** Price of a line; undefined until quoted. */
  priceOf: (item: DraftItem) => QuotedLine | undefined;
};

/** The lines of an order that is being put together, one of them open. */
export function DraftLines({ items, products, kits, artwork, roster, isInPortal, lines, priceOf }: DraftLinesProps) {
  return (
    <>
      {items.length > 0 && <h2 className="sr-only">Lines</h2>}
      <ol className="space-y-4 empty:hidden">
        {items.map((item) => {
          const product = products.get(item.product);
          return (
            <li key={item.key}>
              {product && lines.open?.key === item.key ? (
                <LineEditor
                  item={item}
                  product={product}
                  kits={kits}
                  artwork={artwork}
                  roster={roster}
                  isInPortal={isInPortal}
                  price={priceOf(item)}
                  designPieces={designPieces(items, item)}
                  isNew={lines.open.isNew}
                  visit={lines.open.visit}
                  target={lines.open.target}
                  onChange={(change) => lines.change(item.key, change)}
                  onDone={() => lines.done(item)}
                  onRemove={() => lines.remove(item)}
                />
              ) : (
                <LineCard
                  item={item}
                  product={product}
                  artwork={artwork}
                  kit={lineKit(item, product, kits)}
                  price={priceOf(item)}
                  onEdit={() => lines.edit(item.key)}
                  onRemove={() => lines.remove(item)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
