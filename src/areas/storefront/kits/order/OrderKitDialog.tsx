'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { asCart } from '@/domain/cart/cart';
import { cartTotal } from '@/domain/cart/cart-prices';
import { quotePath, teamOrderPath } from '@/domain/kits/designs/design-links';
import { isBlocking } from '@/domain/kits/checks/check-kit';
import { sentence, type KitPlace, type KitProblem } from '@/domain/kits/checks/kit-problem';
import { kitInColors } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import {
  KIT_TECHNIQUE_TYPES,
  techniqueLabel,
  type KitTechnique,
  type TechniquePrices,
} from '@/domain/kits/document/kit-techniques';
import { madeLabel, techniquesLine, type GarmentTechniques } from '@/domain/kits/production/garment-techniques';
import { techniqueTerms } from '@/domain/orders/kit-prices';
import { MAX_NAME_LENGTH } from '@/domain/kits/document/kit-limits';
import { rename } from '@/domain/kits/editing/design';
import { isUnnamed, suggestName } from '@/domain/kits/suggest-name';
import { addGarment, setTechnique } from '@/domain/kits/editing/garments';
import { formatAmount, formatMoney } from '@/domain/money/money';
import { withoutTax } from '@/domain/taxes/tax-text';
import { nextTierText } from '@/domain/money/price-tiers';
import { playersText, type PlayerRow } from '@/domain/orders/players';
import { request } from '@/lib/client/request';
import { addToCart } from '@/modules/cart/cart-store';
import { storeKit } from '@/modules/kits/request-designs';
import { SizeGrid } from '@/modules/catalogue/components/SizeGrid';
import type { KitProduct } from '@/modules/catalogue/queries';
import { PlayerRows } from '@/modules/product-cards/PlayerRows';
import { QuantityField } from '@/modules/product-cards/QuantityField';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { ErrorState } from '@/ui/ErrorState';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { edit, showElement, showPlace, useDesigner } from '../designer-store';
import { GarmentChecks } from './GarmentChecks';
import { useGarmentChecks } from './use-garment-checks';
import {
  additionOfGarment,
  garmentOrder,
  NO_CHOICE,
  orderProblem,
  playersIn,
  priced,
  setFor,
  setWith,
  type GarmentChoice,
  type GarmentOrder,
  type SetWithGarment,
} from './kit-order';

type OrderKitDialogProps = {
  localId: string;
  document: KitDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Replaces the hash of a kit that is priced but not stored. */
const UNSTORED = '';

/** Entries stay while the dialog is closed. */
export function OrderKitDialog({ localId, document: kit, open, onOpenChange }: OrderKitDialogProps) {
  const [place, setPlace] = useState(0);
  const document = kitInColors(kit, place < kit.colorways.length ? place : 0);
  const asksName = isUnnamed(kit);
  const [typedName, setTypedName] = useState<string>();
  const ownName = asksName ? (typedName ?? suggestName(kit)) : kit.name;
  const named = rename(kit, ownName);
  const { name } = kitInColors(named, place);
  const garments = document.garments.map(({ type }) => type);
  const { sold, hasFailed, retry } = useKitProducts(garments, open);
  const [choices, setChoices] = useState<Partial<Record<KitGarmentType, GarmentChoice>>>({});
  const [isSending, setSending] = useState(false);
  const team = useDesigner((state) => state.team);

  const choiceOf = (garment: KitGarmentType) => choices[garment] ?? NO_CHOICE;
  const changeChoice = (garment: KitGarmentType, change: (choice: GarmentChoice) => GarmentChoice) =>
    setChoices((now) => ({ ...now, [garment]: change(now[garment] ?? NO_CHOICE) }));
  const orders = document.garments.map((garment) =>
    garmentOrder(garment, sold ?? [], choiceOf(garment.type), document),
  );
  const additionsOf = (hash: string) =>
    orders.flatMap((order) => additionOfGarment(order, choiceOf(order.garment), { hash, name, localId }) ?? []);
  const checks = useGarmentChecks({ document, orders, choiceOf, isWanted: open });
  const isBlocked = Object.values(checks).some((found) => found.some(isBlocking));
  const cart = asCart(additionsOf(UNSTORED));
  const problem =
    (asksName && ownName.trim() === '' ? 'Please name your design.' : undefined) ??
    orderProblem(orders) ??
    (isBlocked ? 'Please fix the marked problems first.' : undefined);

  async function store(): Promise<string | undefined> {
    setSending(true);
    const stored = await storeKit(kitInColors(named, place));
    setSending(false);
    if (stored.ok) {
      edit((open) => (open === kit ? named : open));
      return stored.value.hash;
    }
    toast({ title: 'Error', description: stored.message, variant: 'destructive' });
    return undefined;
  }

  async function order() {
    const hash = await store();
    if (!hash) return;
    for (const addition of additionsOf(hash)) addToCart(addition);
    setChoices({});
    onOpenChange(false);
  }

  async function orderAsTeam() {
    const hash = await store();
    if (hash) window.location.assign(teamOrderPath(hash));
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
          <div className="flex flex-wrap justify-between gap-2 max-sm:w-full">
            <a href={quotePath(localId)} className={cn(buttonClass('ghost'), 'max-sm:-ml-5.5')}>
              <span>
                Ask for a quote<span className="max-sm:sr-only"> with this design</span>
              </span>
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
          {asksName && (
            <Field label="Name of this design" hint="Shown in the cart and on the order.">
              {(control) => (
                <Input
                  {...control}
                  value={ownName}
                  maxLength={MAX_NAME_LENGTH}
                  onChange={({ target }) => setTypedName(target.value)}
                />
              )}
            </Field>
          )}
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
          {team && (
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-sunken p-4">
              <p className="text-sm">
                <span className="font-semibold">{team.teamName}</span> can order in its portal: for its roster, and on
                its own terms.
              </p>
              <Button variant="outline" size="sm" loading={isSending} onClick={() => void orderAsTeam()}>
                Order with your roster
              </Button>
            </div>
          )}
          {orders.map((each) => (
            <GarmentSection
              key={each.garment}
              order={each}
              comesWith={setWith(each.garment, orders)}
              couldComeWith={setFor(each.garment, orders)}
              choice={choiceOf(each.garment)}
              checks={checks[each.garment]}
              listed={orders
                .map(({ garment }) => ({ garment, rows: choiceOf(garment).rows }))
                .filter(({ garment, rows }) => garment !== each.garment && rows.length > 0)}
              onShow={(at) => {
                onOpenChange(false);
                showPlace(at);
                if (at.element) showElement(at.element);
              }}
              onOrderSet={({ garment, set }) => changeChoice(garment, (now) => ({ ...now, product: set.product.id }))}
              onChange={(change) => changeChoice(each.garment, change)}
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
  /** Set that already includes this garment, ordered as another one. */
  comesWith: SetWithGarment | undefined;
  /** Set with this garment that another garment can be ordered as. */
  couldComeWith: SetWithGarment | undefined;
  choice: GarmentChoice;
  checks: readonly KitProblem[] | undefined;
  listed: readonly { garment: KitGarmentType; rows: GarmentChoice['rows'] }[];
  onShow: (at: KitPlace) => void;
  onOrderSet: (set: SetWithGarment) => void;
  onChange: (change: (choice: GarmentChoice) => GarmentChoice) => void;
};

function GarmentSection({ order, comesWith, couldComeWith, choice, checks = [], listed, ...on }: GarmentSectionProps) {
  const { onShow, onOrderSet, onChange } = on;
  const id = useId();
  const nextKey = useRef(0);
  const { garment, products, technique, techniquePrices, extra, options, sizes, counts, messages, pieces } = order;
  const { undrawn } = order;
  const { label } = KIT_GARMENTS[garment];
  if (!options) {
    return (
      <section aria-labelledby={id}>
        <h3 id={id} className="text-subheading">
          {label}
        </h3>
        {comesWith ? (
          <div className="mt-1 space-y-4">
            <p className="text-ink-muted">{comesWithText(comesWith)}</p>
            <TechniqueField {...{ garment, technique }} prices={techniquePrices} included={comesWith.set.techniques} />
          </div>
        ) : couldComeWith ? (
          <div className="mt-1 space-y-3">
            <p className="text-ink-muted">We sell it as part of a set: {couldComeWith.set.product.name}.</p>
            <Button variant="outline" size="sm" onClick={() => onOrderSet(couldComeWith)}>
              {`Order the ${labelOf(couldComeWith.garment)} as this set`}
            </Button>
          </div>
        ) : (
          <p className="mt-1 text-ink-muted">We do not sell this garment at the moment. Please ask us for a quote.</p>
        )}
      </section>
    );
  }
  const product = priced(options.product, extra);
  const change = (changed: Partial<GarmentChoice>) => onChange((now) => ({ ...now, ...changed }));
  const labels = sizes.map(({ size }) => size);
  const add = (added: readonly PlayerRow[]) =>
    onChange((now) => ({
      ...now,
      rows: [...now.rows, ...added.map((row) => ({ ...row, key: (nextKey.current += 1) }))],
    }));
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
      {comesWith && <p className="text-sm text-ink-muted">{comesWithText(comesWith)} Order only extra pieces here.</p>}
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
      {undrawn.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-sunken p-4">
          <p className="text-sm">
            {product.name} is a set, and your design has no {undrawn.map(labelOf).join(' and no ')} yet.
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => edit((kit) => undrawn.reduce(addGarment, kit), 'The rest of the set is in the design.')}
          >
            Add {undrawn.map(labelOf).join(' and ')} to the design
          </Button>
        </div>
      )}
      <TechniqueField {...{ garment, technique }} prices={techniquePrices} included={options.techniques} />
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
        sizes={labels}
        parts={options.parts}
        state={{
          rows: choice.rows,
          add,
          change: (key, changed) =>
            onChange((now) => ({
              ...now,
              rows: now.rows.map((row) => (row.key === key ? { ...row, ...changed } : row)),
            })),
          remove: (key) => onChange((now) => ({ ...now, rows: now.rows.filter((row) => row.key !== key) })),
        }}
      />
      {choice.rows.length === 0 && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {listed.map(({ garment: other, rows }) => (
            <Button key={other} variant="outline" size="sm" onClick={() => add(playersIn(rows, labels))}>
              {`Same ${playersText(rows.length)} as the ${labelOf(other)}`}
            </Button>
          ))}
        </div>
      )}
      <GarmentChecks problems={checks} onShow={onShow} />
    </section>
  );
}

const labelOf = (garment: KitGarmentType): string => KIT_GARMENTS[garment].label.toLowerCase();

const comesWithText = ({ garment, set, part }: SetWithGarment): string =>
  `Comes with the ${labelOf(garment)}, as “${part}” of the set ${set.product.name}.`;

type TechniqueFieldProps = {
  garment: KitGarmentType;
  technique: KitTechnique | undefined;
  prices: TechniquePrices;
  included: GarmentTechniques | undefined;
};

/** Technique for names, numbers and logos: a part of the design, chosen beside its price. */
function TechniqueField({ garment, technique, prices, included }: TechniqueFieldProps) {
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
            edit(
              (kit) => setTechnique(kit, garment, chosen),
              `${chosen ? techniqueLabel(chosen) : includedText(included)}.`,
            );
          }}
        >
          <option value="">{includedText(included)}, included</option>
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

const includedText = (included: GarmentTechniques | undefined): string => {
  if (!included) return techniqueLabel(undefined);
  const { names, numbers, logos } = included;
  return names === numbers && names === logos ? madeLabel(names) : sentence(techniquesLine(included));
};

function useKitProducts(garments: readonly KitGarmentType[], isWanted: boolean) {
  const wanted = garments.join(',');
  const [found, setFound] = useState<{ wanted: string; items?: KitProduct[] }>();
  const isKnown = found?.wanted === wanted;

  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    const controller = new AbortController();
    void request<{ items: KitProduct[] }>(`/api/kits/products?garment=${wanted}`, { signal: controller.signal }).then(
      (answer) => {
        if (answer.ok) setFound({ wanted, items: answer.value.items });
        else if (answer.code !== 'aborted') setFound({ wanted });
      },
    );
    return () => controller.abort();
  }, [wanted, isWanted, isKnown]);

  return {
    sold: isKnown ? found.items : undefined,
    hasFailed: isKnown && !found.items,
    retry: () => setFound(undefined),
  };
}
