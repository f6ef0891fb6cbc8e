'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { cartTotal } from '@/domain/cart/cart-prices';
import { quotePath } from '@/domain/kits/designs/design-links';
import { isBlocking } from '@/domain/kits/checks/check-kit';
import type { KitPlace, KitProblem } from '@/domain/kits/checks/kit-problem';
import { kitInColors } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import {
  KIT_TECHNIQUE_TYPES,
  techniqueLabel,
  type KitTechnique,
  type TechniquePrices,
} from '@/domain/kits/document/kit-techniques';
import { techniqueTerms } from '@/domain/kits/kit-prices';
import { setTechnique } from '@/domain/kits/editing/garments';
import { formatAmount, formatMoney } from '@/domain/money/money';
import { withoutTax } from '@/domain/taxes/tax-text';
import { nextTierText } from '@/domain/money/price-tiers';
import { ask } from '@/lib/client/ask';
import { addToCart } from '@/modules/cart/cart-store';
import { SizeGrid } from '@/modules/catalogue/components/SizeGrid';
import type { KitProduct } from '@/modules/catalogue/queries';
import { PlayerRows } from '@/modules/product-cards/PlayerRows';
import { QuantityField } from '@/modules/product-cards/QuantityField';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { ErrorState } from '@/ui/ErrorState';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { edit, showElement, showPlace } from '../designer-store';
import { GarmentChecks } from './GarmentChecks';
import { useGarmentChecks } from './use-garment-checks';
import {
  additionOfGarment,
  asCart,
  garmentOrder,
  NO_CHOICE,
  orderProblem,
  priced,
  type GarmentChoice,
  type GarmentOrder,
} from './kit-order';

type OrderKitDialogProps = {
  /** Id of the design in this browser. */
  localId: string;
  document: KitDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Stands in for the hash of a kit that is priced and not stored. */
const UNSTORED = '';

/** Orders a kit: for each of its garments a product, sizes and players. What is typed stays while the dialog is closed. */
export function OrderKitDialog({ localId, document: kit, open, onOpenChange }: OrderKitDialogProps) {
  const [place, setPlace] = useState(0);
  const document = kitInColors(kit, place < kit.colorways.length ? place : 0);
  const { name } = document;
  const garments = document.garments.map(({ type }) => type);
  const { sold, hasFailed, retry } = useKitProducts(garments, open);
  const [choices, setChoices] = useState<Partial<Record<KitGarmentType, GarmentChoice>>>({});
  const [isSending, setSending] = useState(false);

  const choiceOf = (garment: KitGarmentType) => choices[garment] ?? NO_CHOICE;
  const orders = document.garments.map((garment) => garmentOrder(garment, sold ?? [], choiceOf(garment.type)));
  const additionsOf = (hash: string) =>
    orders.flatMap((order) => additionOfGarment(order, choiceOf(order.garment), { hash, name, localId }) ?? []);
  const checks = useGarmentChecks({ document, orders, choiceOf, isWanted: open });
  const isBlocked = Object.values(checks).some((found) => found.some(isBlocking));
  const cart = asCart(additionsOf(UNSTORED));
  const problem = orderProblem(orders) ?? (isBlocked ? 'Please mend what is marked first.' : undefined);

  async function order() {
    setSending(true);
    const stored = await ask<{ hash: string }>('/api/kits/documents', { method: 'POST', body: { document } });
    setSending(false);
    if (!stored.ok) return void toast({ title: 'Error', description: stored.message, variant: 'destructive' });
    for (const addition of additionsOf(stored.value.hash)) addToCart(addition);
    setChoices({});
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Order ${kit.name}`}
      size="lg"
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <p aria-live="polite" className="text-sm text-ink-muted">
            {problem ?? (
              <span className="font-display text-2xl font-bold text-ink tabular-nums">
                {formatMoney(cartTotal(cart))}
              </span>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <a href={quotePath(localId)} className={buttonClass('ghost')}>
              Ask for a quote with this design
            </a>
            <Button onClick={() => void order()} loading={isSending} disabled={!sold || problem !== undefined}>
              Add to cart
            </Button>
          </div>
        </div>
      }
    >
      {hasFailed ? (
        <ErrorState title="The products could not be loaded" onRetry={retry} />
      ) : sold ? (
        <div className="space-y-8">
          {kit.colorways.length > 1 && (
            <Field label="Colours">
              {(control) => (
                <Select {...control} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
                  {kit.colorways.map((colorway, index) => (
                    <option key={index} value={index}>
                      {colorway.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {orders.map((each) => (
            <GarmentSection
              key={each.garment}
              order={each}
              choice={choiceOf(each.garment)}
              checks={checks[each.garment]}
              onShow={(at) => {
                onOpenChange(false);
                showPlace(at);
                if (at.element) showElement(at.element);
              }}
              onChange={(change) =>
                setChoices((now) => ({ ...now, [each.garment]: change(now[each.garment] ?? NO_CHOICE) }))
              }
            />
          ))}
        </div>
      ) : (
        <p className="flex items-center gap-2 py-8 text-ink-muted">
          <Spinner /> Loading sizes and prices…
        </p>
      )}
    </Dialog>
  );
}

type GarmentSectionProps = {
  order: GarmentOrder;
  choice: GarmentChoice;
  checks: readonly KitProblem[] | undefined;
  /** Leads to the place of a problem in the designer. */
  onShow: (at: KitPlace) => void;
  onChange: (change: (choice: GarmentChoice) => GarmentChoice) => void;
};

function GarmentSection({ order, choice, checks = [], onShow, onChange }: GarmentSectionProps) {
  const id = useId();
  const nextKey = useRef(0);
  const { garment, products, technique, techniquePrices, options, sizes, counts, messages, pieces } = order;
  const { label } = KIT_GARMENTS[garment];
  if (!options) {
    return (
      <section aria-labelledby={id}>
        <h3 id={id} className="text-subheading">
          {label}
        </h3>
        <p className="mt-1 text-ink-muted">We do not sell this garment at the moment. Please ask us for a quote.</p>
      </section>
    );
  }
  const product = priced(options.product, (technique && techniquePrices[technique]) ?? 0);
  const change = (changed: Partial<GarmentChoice>) => onChange((now) => ({ ...now, ...changed }));
  return (
    <section aria-labelledby={id} className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-subheading">
          {label}
        </h3>
        <p className="text-sm text-ink-muted tabular-nums">
          {[
            `${product.name}, ${formatAmount(product.salePrice ?? product.price)} each`,
            withoutTax(),
            nextTierText(product.priceTiers ?? [], pieces),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {products.length > 1 && (
        <Select
          aria-label={`Product for ${label}`}
          value={product.id}
          onChange={({ target }) => change({ product: target.value })}
        >
          {products.map((each) => (
            <option key={each.product.id} value={each.product.id}>
              {each.product.name}, {formatAmount(each.product.salePrice ?? each.product.price)}
            </option>
          ))}
        </Select>
      )}
      <TechniqueField garment={garment} technique={technique} prices={techniquePrices} />
      {sizes.length > 0 ? (
        <SizeGrid
          rows={sizes}
          chart={options.sizeChart}
          counts={counts}
          messages={messages}
          lowStockThreshold={options.lowStockThreshold}
          onChange={(size, count) => change({ counts: { ...choice.counts, [size]: count } })}
          onEnter={() => undefined}
        />
      ) : (
        <QuantityField
          quantity={pieces}
          stock={options.stock ?? Infinity}
          inCart={0}
          lowStockThreshold={options.lowStockThreshold}
          message={undefined}
          onEnter={() => undefined}
          onChange={(quantity) => change({ quantity })}
        />
      )}
      <PlayerRows
        sizes={sizes.map(({ size }) => size)}
        state={{
          rows: choice.rows,
          add: (added) =>
            onChange((now) => ({
              ...now,
              rows: [...now.rows, ...added.map((row) => ({ ...row, key: (nextKey.current += 1) }))],
            })),
          change: (key, changed) =>
            onChange((now) => ({
              ...now,
              rows: now.rows.map((row) => (row.key === key ? { ...row, ...changed } : row)),
            })),
          remove: (key) => onChange((now) => ({ ...now, rows: now.rows.filter((row) => row.key !== key) })),
        }}
      />
      <GarmentChecks problems={checks} onShow={onShow} />
    </section>
  );
}

type TechniqueFieldProps = { garment: KitGarmentType; technique: KitTechnique | undefined; prices: TechniquePrices };

/** How names, numbers and logos are put onto a garment: a part of the design, chosen where its price is told. */
function TechniqueField({ garment, technique, prices }: TechniqueFieldProps) {
  const offered = KIT_TECHNIQUE_TYPES.filter((each) => each === technique || prices[each] !== undefined);
  if (offered.length === 0) return null;
  return (
    <Field label="Names, numbers and logos" className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          value={technique ?? ''}
          onChange={({ target: { value } }) => {
            const chosen = KIT_TECHNIQUE_TYPES.find((each) => each === value);
            edit((kit) => setTechnique(kit, garment, chosen), `${techniqueLabel(chosen)}.`);
          }}
        >
          <option value="">{techniqueLabel(undefined)}, included</option>
          {offered.map((each) => (
            <option key={each} value={each}>
              {techniqueLabel(each)}, {techniqueTerms(prices[each])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What the garments are ordered as, asked for once the dialog is open, and again where the kit has others. */
function useKitProducts(garments: readonly KitGarmentType[], isWanted: boolean) {
  const asked = garments.join(',');
  const [found, setFound] = useState<{ asked: string; items?: KitProduct[] }>();
  const isKnown = found?.asked === asked;

  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    const request = new AbortController();
    void ask<{ items: KitProduct[] }>(`/api/kits/products?garment=${asked}`, { signal: request.signal }).then(
      (answer) => {
        if (answer.ok) setFound({ asked, items: answer.value.items });
        else if (answer.code !== 'aborted') setFound({ asked });
      },
    );
    return () => request.abort();
  }, [asked, isWanted, isKnown]);

  return {
    sold: isKnown ? found.items : undefined,
    hasFailed: isKnown && !found.items,
    retry: () => setFound(undefined),
  };
}
