import type { ComponentProps, ReactNode } from 'react';
import type { DeliveryPreferences, TypedAddress } from '@/domain/teams/team-delivery';
import { MAX_NOTES, type TeamDraft, designPieces, type DraftItem } from '@/domain/teams/team-draft';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { PlusIcon } from '@/ui/shop-icons';
import { Textarea } from '@/ui/Textarea';
import type { TeamQuote, QuotedLine } from '../../order-builder/quote-draft';
import { DeliveryFields } from './DeliveryFields';
import { ProductPicker } from './ProductPicker';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderKit } from '../../data/builder-kits';
import type { BuilderProduct } from '../../data/builder-products';
import { LineCard } from './LineCard';
import { LineEditor } from './LineEditor';
import { lineKit, quotedTiers } from './product-view';
import type { useLines } from './use-lines';

type DraftFieldsProps = Omit<ComponentProps<typeof DraftLines>, 'items' | 'quote'> & {
  draft: TeamDraft;
  isDeliveryAlone?: boolean;
  startAddress: TypedAddress;
  hasBillingAddress: boolean;
  errors: FieldErrors;
  quote: TeamQuote;
  countries: ReactNode;
  notesHint?: string;
  extras?: ReactNode;
  children?: ReactNode;
  onWishes: (change: DeliveryPreferences, field: string) => void;
  onNotes: (notes: string) => void;
};

export function DraftFields(props: DraftFieldsProps) {
  const {
    draft,
    isDeliveryAlone,
    startAddress,
    hasBillingAddress,
    errors,
    quote,
    countries,
    notesHint,
    extras,
    children,
    onWishes,
    onNotes,
    ...lineProps
  } = props;
  const { lines, products } = lineProps;
  return (
    <>
      {!isDeliveryAlone && (
        <>
          <DraftLines {...lineProps} quote={quote} items={draft.items} />
          {lines.isPicking || draft.items.length === 0 ? (
            <ProductPicker products={[...products.values()]} onPick={lines.pick} />
          ) : (
            <Button variant="outline" onClick={() => lines.setPicking(true)} className="w-full border-dashed">
              <PlusIcon className="size-4.5" />
              Add another product
            </Button>
          )}
        </>
      )}
      {extras}
      <DeliveryFields
        wishes={draft}
        startAddress={startAddress}
        hasBillingAddress={hasBillingAddress}
        errors={errors}
        quote={quote}
        countries={countries}
        onChange={onWishes}
      />
      {children}
      {!isDeliveryAlone && (
        <Field label="Notes" optional hint={notesHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={draft.notes}
              maxLength={MAX_NOTES}
              onChange={({ target }) => onNotes(target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}

type DraftLinesProps = {
  items: readonly DraftItem[];
  products: ReadonlyMap<string, BuilderProduct>;
  kits: readonly BuilderKit[];
  artwork: readonly BuilderArtwork[];
  roster: TeamRoster;
  isInPortal?: boolean;
  lines: ReturnType<typeof useLines>;
  quote: TeamQuote;
  priceOf: (item: DraftItem) => QuotedLine | undefined;
  linePrice?: (item: DraftItem, price: QuotedLine) => ReactNode;
};

function DraftLines(props: DraftLinesProps) {
  const { items, products, kits, artwork, roster, isInPortal, lines, quote, priceOf, linePrice } = props;
  return (
    <>
      {items.length > 0 && <h2 className="sr-only">Lines</h2>}
      <ol className="space-y-4 empty:hidden">
        {items.map((item) => {
          const product = products.get(item.product);
          const price = priceOf(item);
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
                  price={price}
                  designPieces={designPieces(items, item)}
                  priceTiers={quotedTiers(quote, item) ?? product.priceTiers}
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
                  price={price}
                  onEdit={() => lines.edit(item.key)}
                  onRemove={() => lines.remove(item)}
                >
                  {price && linePrice?.(item, price)}
                </LineCard>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
