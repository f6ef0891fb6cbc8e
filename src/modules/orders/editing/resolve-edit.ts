import type { Payload } from 'payload';
import { editErrors } from '@/domain/despatch/shipments';
import {
  correctedKit,
  correctedPlayers,
  requestedItem,
  shortLines,
  type EditedLine,
  type LineInput,
} from '@/domain/orders/order-edit';
import { hasMade } from '@/domain/orders/fulfilment';
import { deliveryPieces, type DeliveryPiece } from '@/domain/delivery/delivery-options';
import { toCents, toAmount } from '@/domain/money/money';
import { orderLine, priceGoods, type OrderLine } from '@/domain/orders/price-goods';
import { resolveShopItems } from '@/domain/orders/shop-items';
import { physicalLines, productLines } from '@/domain/orders/custom-line';
import type { CustomLine } from '@/domain/orders/custom-line-input';
import { priceByLists } from '@/domain/money/price-by-lists';
import { designKeyOf, type PriceableLine } from '@/domain/money/pricing';
import type { PriceTier } from '@/domain/money/price-tiers';
import { refuseLine, type LineRefusal, type RequestedKit, type SellableProduct } from '@/domain/orders/resolve-line';
import { loadListTiers } from '../data/price-lists';
import { listKits } from '../data/requested-kits';
import { loadCatalogue } from '../data/sellable-products';
import type { ProductTax } from '@/domain/taxes/tax-classes';
import type { FieldErrors } from '@/lib/result';
import { loadStock, loadTerms, type StoredLine } from '../data/order-lines';

type EditableLine = OrderLine & { id?: string };

type ResolveEdit = {
  payload: Payload;
  wanted: readonly LineInput[];
  stored?: readonly StoredLine[];
  priceReason?: string;
  email?: string;
};

export type ResolvedEdit = {
  /** In the order of `wanted`; without those with errors. */
  lines: (EditedLine & ProductTax)[];
  /** In the shop’s currency, by position; null for a line with errors. */
  unitPrices: (number | null)[];
  pieces: DeliveryPiece[];
  fieldErrors: FieldErrors;
  /** Places of lines that want more than there is in stock. */
  short: number[];
};

/** Lines of the order keep their unit price, new ones have today’s. Nothing is reserved. */
export async function resolveEdit({
  payload,
  wanted,
  stored = [],
  priceReason,
  email,
}: ResolveEdit): Promise<ResolvedEdit> {
  const catalogue = await loadCatalogue(
    payload,
    wanted.flatMap(({ id, product }) => (id || !product ? [] : product)),
    { email },
  );
  const kits = await listKits(payload, [...new Set(wanted.flatMap(({ design }) => design ?? []))]);
  const fieldErrors: FieldErrors = {};
  const found = wanted.flatMap((requested, index) => {
    const edited = requested.id
      ? correctLine(stored, requested, { kits, priceReason })
      : addLine(requested, catalogue, priceReason);
    if (edited.ok) return [{ index, line: edited.line }];
    fieldErrors[`lines.${index}.${edited.field}`] = [edited.message];
    return [];
  });
  const after = found.map(({ line }) => line);
  const short: number[] = [];
  const [terms, inStock, tiersOf] = await Promise.all([
    loadTerms(
      payload,
      productLines(after).map(({ productId }) => productId),
    ),
    loadStock(payload, after),
    loadListTiers(payload, after),
  ]);
  for (const { index, available } of shortLines(after, stored, inStock)) {
    const position = found[index]?.index ?? index;
    fieldErrors[`lines.${position}.quantity`] = [shortage(available)];
    short.push(position);
  }
  Object.assign(fieldErrors, editErrors(stored, wanted));
  const repriced = new Set(after.filter((line) => line.priceReason).map(designKeyOf));
  const listTiers = new Map(after.flatMap((line) => [[designKeyOf(line), tiersOf(line)] as const]).filter(hasTiers));
  const lines = settle(
    after.map((line) => {
      const product = terms.find(({ id }) => id === line.productId) ?? NO_LONGER_SOLD;
      const { isOnSale, taxClass, boysTaxClass } = { ...product, ...line.custom };
      const design = designKeyOf(line);
      const isRepriced = repriced.has(design);
      const priceTiers = isRepriced ? [] : (listTiers.get(design) ?? product.priceTiers);
      const lists = line.lists?.map((list) => (isRepriced ? { ...list, priceTiers } : list));
      return { ...line, priceTiers, isOnSale, taxClass, boysTaxClass, ...(lists && { lists }) };
    }),
  );
  const unitPrices = wanted.map((_, index) => {
    const place = found.findIndex((each) => each.index === index);
    return lines[place]?.unitPrice ?? null;
  });
  return {
    lines,
    unitPrices,
    pieces: deliveryPieces(physicalLines(lines), terms, (line) => line.isMadeToOrder === true || hasMade([line])),
    ...{ fieldErrors, short },
  };
}

const hasTiers = (entry: readonly [string, PriceTier[] | undefined]): entry is readonly [string, PriceTier[]] =>
  entry[1] !== undefined;

type Unsettled = EditedLine & ProductTax & Pick<PriceableLine, 'lists'>;

/** Prices added pieces with all of their design, by the customer’s list if it has one. */
function settle(unsettled: readonly Unsettled[]): (EditedLine & ProductTax)[] {
  const { lines, designs } = priceByLists(unsettled.map((line) => ({ ...line, price: line.unitPrice })));
  const tiers = new Map(designs.map((design) => [designKeyOf(design), design.priceTiers]));
  return lines.map(({ price: _, unitCents, totalCents, discountCents: __, lists: ___, ...line }) => ({
    ...{ ...line, unitPrice: toAmount(unitCents), totalPrice: toAmount(totalCents) },
    priceTiers: tiers.get(designKeyOf(line)) ?? [],
  }));
}

const NO_LONGER_SOLD = { priceTiers: [], isOnSale: false, taxClass: 'standard', boysTaxClass: null } as const;

type ResolvedLine = { ok: true; line: EditableLine & Pick<PriceableLine, 'lists'> } | LineRefusal;

/** At today’s price, unless it is set. */
function addLine(requested: LineInput, catalogue: readonly SellableProduct[], priceReason?: string): ResolvedLine {
  const { lines, fieldErrors } = resolveShopItems([requestedItem(requested, priceReason)], catalogue);
  const [line] = priceGoods(lines.map((each) => ({ ...each, lists: [] }))).lines;
  if (!line) return refuseLine('product', Object.values(fieldErrors).flat().join(' '));
  return { ok: true, line: { ...orderLine(line), lists: lines[0]?.lists } };
}

/** With fewer pieces its last players go. */
function correctLine(
  stored: readonly StoredLine[],
  { id, design, quantity, players: wanted, custom, unitPrice: given, isMadeToOrder }: LineInput,
  { kits, priceReason }: { kits: readonly RequestedKit[]; priceReason?: string },
): ResolvedLine {
  const line = stored.find((each) => each.id === id);
  if (!line) return refuseLine('product', 'This line is no longer in the order.');
  if (custom && !line.custom) return refuseLine('product', 'This line is of a product.');
  const kitted = correctKit(line, design, kits);
  if (!kitted.ok) return kitted;
  const printed = wanted ? correctedPlayers(line, wanted) : { ok: true as const, players: line.players };
  if (!printed.ok) return printed;
  const { kit } = kitted;
  const { players } = printed;
  const unitPrice = given ?? line.unitPrice;
  const corrected = {
    ...{ ...line, kit, quantity, unitPrice, totalPrice: toAmount(toCents(unitPrice) * quantity) },
    ...(line.custom && custom && customTerms(custom)),
    ...(isMadeToOrder !== undefined && { isMadeToOrder }),
    ...(!line.custom && typeof given === 'number' && priceReason && { priceReason }),
    ...(players && players.length > 0 && { players: players.slice(0, quantity) }),
  };
  return { ok: true, line: corrected };
}

const customTerms = ({ description, ...custom }: CustomLine) => ({ productName: description, custom });

function correctKit(
  { kit }: StoredLine,
  design: LineInput['design'],
  kits: readonly RequestedKit[],
): { ok: true; kit: StoredLine['kit'] } | LineRefusal {
  if (!design || design === kit?.hash) return { ok: true, kit };
  const chosen = kits.find(({ hash }) => hash === design);
  if (!chosen) return refuseLine('design', 'We have no such design.');
  return kit ? correctedKit(kit, chosen) : refuseLine('design', 'This line is not made to a design.');
}

export const shortage = (available: number): string =>
  available === 0 ? 'None in stock.' : `Only ${available} in stock.`;
