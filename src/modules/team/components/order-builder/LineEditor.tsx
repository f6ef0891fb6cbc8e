'use client';

import { useEffect, useId, useRef } from 'react';
import { formatAmount } from '@/domain/money/money';
import { discountText, nextTierText, reachedTier, type PriceTier } from '@/domain/money/price-tiers';
import { sizeChartOf } from '@/domain/catalogue/size-chart';
import { piecesOf, type DraftItem } from '@/domain/teams/team-draft';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { WithoutTax } from '@/ui/WithoutTax';
import { Price } from '@/ui/Price';
import { ColorPicker } from '@/modules/catalogue/components/ColorPicker';
import { SizeGuideLink } from '@/modules/catalogue/components/SizeGuideLink';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderKit } from '../../data/builder-kits';
import type { BuilderProduct } from '../../data/builder-products';
import type { QuotedLine } from '../../order-builder/quote-draft';
import { TrashIcon } from './icons';
import { LinePicture } from './LinePicture';
import { LineKit } from './LineKit';
import { LinePlayers } from './LinePlayers';
import { LinePrints } from './LinePrints';
import { count, linePrices, plainSizes, sizeName, type MadeSize } from './product-view';
import { compareSizes, MAX_UNITS_PER_SIZE } from '@/domain/catalogue/sizes';
import { Stepper } from '@/ui/Stepper';

type LineEditorProps = {
  item: DraftItem;
  product: BuilderProduct;
  kits: readonly BuilderKit[];
  artwork: readonly BuilderArtwork[];
  roster: TeamRoster;
  isInPortal?: boolean;
  price: QuotedLine | undefined;
  designPieces: number;
  priceTiers: readonly PriceTier[];
  isNew: boolean;
  visit: number;
  /** Id of what has to be solved; left out for the first wrong field. */
  target: string | undefined;
  onChange: (change: Partial<DraftItem>) => void;
  onDone: () => void;
  onRemove: () => void;
};

export function LineEditor(props: LineEditorProps) {
  const { item, product, kits, artwork, roster, isInPortal, price, designPieces, isNew, visit, target } = props;
  const { priceTiers, onChange, onDone, onRemove } = props;
  const id = useId();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const find = (selector: string) => article.current?.querySelector<HTMLElement>(selector);
    const wrong = visit > 0 ? find(target ? `[id="${target}"]` : '[aria-invalid="true"]') : undefined;
    (wrong ?? find('h3'))?.focus();
  }, [visit, target]);
  const pieces = piecesOf(item);

  return (
    <article ref={article} aria-labelledby={`${id}-name`} className="card border-brand ring-1 ring-brand">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 border-b border-line p-4 sm:gap-x-6 sm:p-6">
        <LinePicture product={product} item={item} className="w-24 sm:row-span-2 sm:w-36" />
        <div className="space-y-3">
          <div className="flex items-start justify-between gap-2">
            <h3 id={`${id}-name`} tabIndex={-1} className="scroll-mt-28 text-subheading wrap-anywhere outline-none">
              {product.name}
            </h3>
            <IconButton label={`Remove ${product.name}`} onClick={onRemove} className="-mt-2 -mr-2">
              <TrashIcon className="size-5" />
            </IconButton>
          </div>
          <Price price={product.price} salePrice={product.salePrice} />
        </div>
        <div className="space-y-3 max-sm:col-span-2">
          <LineKit item={item} product={product} kits={kits} onChange={onChange} />
          {!item.kit && product.colors.length > 0 && (
            <ColorPicker
              name={`${id}-color`}
              colors={product.colors}
              value={item.color ?? undefined}
              onChange={(color) => onChange({ color })}
            />
          )}
          {product.hasSizes && (
            <SizeGuideLink sizes={product.sizes.map(({ code }) => code)} chart={sizeChartOf(product.categorySlug)} />
          )}
        </div>
      </header>
      <div className="space-y-8 p-4 sm:p-6">
        <LinePlayers
          item={item}
          product={product}
          roster={roster}
          isInPortal={isInPortal}
          onChange={(players) => onChange({ players })}
        />
        <LinePrints
          item={item}
          product={product}
          artwork={artwork}
          isInPortal={isInPortal}
          onChange={(prints) => onChange({ prints })}
        />
        <ExtraPieces
          extras={item.extras}
          made={plainSizes(product, item.color)}
          isSet={product.parts.length > 0}
          onChange={(extras) => onChange({ extras })}
        />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line bg-surface-sunken p-4 sm:px-6">
        <div aria-live="polite">
          <p className="font-display text-2xl leading-tight font-bold tabular-nums">
            {count(pieces, 'piece', 'pieces')}
            {price && pieces > 0 && (
              <>
                {` · ${formatAmount(price.totalPrice)} `}
                <WithoutTax />
              </>
            )}
          </p>
          {price && pieces > 0 && (
            <p className="text-sm text-ink-muted tabular-nums">{linePrices(price).join(' + ')}</p>
          )}
          <TierLine {...{ product, item, designPieces, priceTiers }} />
        </div>
        <Button size="lg" onClick={onDone} className="w-full sm:w-auto">
          {isNew ? 'Add to order' : 'Done'}
        </Button>
      </footer>
    </article>
  );
}

type TierLineProps = Pick<LineEditorProps, 'product' | 'item' | 'designPieces' | 'priceTiers'>;

function TierLine({ product: { name: productName }, item, designPieces, priceTiers }: TierLineProps) {
  const reached = reachedTier(priceTiers, designPieces);
  const discount =
    reached && discountText({ productName, color: item.color, quantity: designPieces, percentOff: reached.percentOff });
  return (
    <p className="text-sm text-ink-muted">
      {[discount, nextTierText(priceTiers, designPieces)].filter(Boolean).join(' · ')}
    </p>
  );
}

type ExtraPiecesProps = {
  extras: Record<string, number>;
  made: readonly MadeSize[];
  isSet: boolean;
  onChange: (extras: Record<string, number>) => void;
};

function ExtraPieces({ extras, made, isSet, onChange }: ExtraPiecesProps) {
  const id = useId();
  const leftOver = Object.keys(extras).filter((size) => extras[size] && !made.some(({ code }) => code === size));
  const rows = [...made, ...leftOver.map((code) => ({ code, additionalPrice: 0 }))];
  return (
    <fieldset>
      <legend className="mb-1 text-subheading font-display font-bold uppercase">Extra pieces</legend>
      <p className="mb-4 text-sm text-ink-muted">
        Without a name: spares, coaches, next season’s players.{isSet && ' All parts of a set come in its size.'}
      </p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {rows
          .sort((a, b) => compareSizes(a.code, b.code))
          .map(({ code, additionalPrice }) => (
            <div key={code}>
              <div className="mb-1.5 flex items-baseline justify-between gap-2">
                <label htmlFor={`${id}-${code}`} className="text-sm font-medium">
                  {sizeName(code)}
                </label>
                {additionalPrice > 0 && (
                  <span className="text-xs text-ink-muted tabular-nums">{`+${formatAmount(additionalPrice)}`}</span>
                )}
              </div>
              <Stepper
                id={`${id}-${code}`}
                what={sizeName(code)}
                quantity={extras[code] ?? 0}
                stock={MAX_UNITS_PER_SIZE}
                onChange={(quantity) => onChange({ ...extras, [code]: quantity })}
                invalid={leftOver.includes(code)}
              />
              {leftOver.includes(code) && (
                <p className="mt-1 text-xs font-medium text-danger">Not made in this size and colour.</p>
              )}
            </div>
          ))}
      </div>
    </fieldset>
  );
}
