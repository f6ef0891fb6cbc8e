import { toAmount, toCents } from '../money/money';
import { orderDiscounts, type OrderDesign } from '../orders/order-lines';
import {
  isSameColor,
  resolveProduct,
  resolveSize,
  unpricedLine,
  type ChosenProduct,
  type ChosenSize,
  type LineRefusal,
  type RequestedKit,
  type SellableProduct,
  type UnpricedLine,
} from '../orders/resolve-line';
import { storedRateOf, type LineTax } from '../taxes/order-taxes';
import { unitPriceCents, type PricedLine } from '../money/pricing';
import { KIT_HAS_LOGOS, placesFor, resolvePrints, type Artwork, type OrderedPrint } from './line-prints';
import { shirtTextProblem } from '../orders/shirt-text';
import { notMadeText, orderedSizes, unmadeParts, type ProductPart } from '../catalogue/product-parts';
import { MAX_UNITS_PER_SIZE, sizeCodeOf } from '../catalogue/sizes';
import { piecesOf, quantitiesOf, type DraftItem, type DraftPlayer } from './team-draft';
import { isPersonal, ONE_SIZE, type TeamOrderData, type TeamOrderItem, type TeamOrderPlayer } from './team-order';
import { orderedSize } from './team-order-draft';
import { cleanLine } from '../text/text';

/** A line of a team’s order as it is asked for: no price in it is ever read. */
export type RequestedTeamItem = Omit<DraftItem, 'key'> & {
  /** The line of an order that this one edits: what it had of the same product it keeps, at the price of then. */
  ordered?: OrderedLine;
};

/** A line as it was ordered, and its product: as it is sold, or as far as the order knows it where it no longer is. */
export type OrderedLine = { line: TeamOrderItem; product: SellableProduct };

export type ResolvedTeamOrder = {
  /** One for each that was asked for, in its place; null where product or colour cannot be had. */
  items: (ResolvedItem | null)[];
  /** All pieces, to be priced: those of one size of one item each. */
  lines: TeamLine[];
  /** Something is made with names, numbers, logos or the team’s colours. */
  needsProof: boolean;
  /** What keeps it from being submitted, `items.0.players.2.size` and the like; empty where nothing does. */
  fieldErrors: Record<string, string[]>;
};

/** Pieces of one size; which of the lines asked for they belong to. */
export type TeamLine = UnpricedLine & { index: number; size: string };

/** What an order has of an item besides the pieces of its sizes and their prices. */
type ResolvedItem = Omit<TeamOrderItem, 'quantities' | 'sizePrices' | 'totalQuantity' | 'totalPrice'>;

/** What the lines can be made of: products, kits, and the logos of the team that orders, as far as the lines name them. */
export type TeamOffer = {
  catalogue: readonly SellableProduct[];
  kits?: readonly RequestedKit[];
  artwork?: readonly Artwork[];
};

/**
 * Turns what a team asks for into lines, by the shop’s own data alone. Made to order: it takes no
 * stock, yet only colours that can be had and sizes the product is made in. What can be priced is a line even where
 * something else stands in the way, so that an order in the making shows its price.
 */
export function resolveTeamOrder(items: readonly RequestedTeamItem[], offer: TeamOffer): ResolvedTeamOrder {
  const fieldErrors: Record<string, string[]> = {};
  const resolved = items.map((item, index) =>
    resolveItem(item, index, offer, (field, message) => (fieldErrors[`items.${index}.${field}`] = [message])),
  );
  return {
    items: resolved.map((each) => each?.item ?? null),
    lines: resolved.flatMap((each) => each?.lines ?? []),
    needsProof: resolved.some((each) => each?.item.customized),
    fieldErrors,
  };
}

/** The items as they are ordered, with their lines as they were priced. */
export function teamOrderItems(
  { items }: Pick<ResolvedTeamOrder, 'items'>,
  lines: readonly (PricedLine<TeamLine> & { tax?: LineTax | null })[],
): (TeamOrderItem | null)[] {
  const isTaxed = lines.some(({ tax }) => tax);
  return items.map((item, index) => {
    if (!item) return null;
    const own = lines.filter((line) => line.index === index);
    const bySize = <Value>(valueOf: (line: (typeof own)[number]) => Value) =>
      Object.fromEntries(own.map((line) => [line.size, valueOf(line)]));
    const dearer = own.filter(({ unitCents }) => unitCents !== toCents(item.unitPrice));
    return {
      ...item,
      quantities: bySize(({ quantity }) => quantity),
      ...(dearer.length > 0 && {
        sizePrices: Object.fromEntries(dearer.map((line) => [line.size, toAmount(line.unitCents)])),
      }),
      totalQuantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: toAmount(own.reduce((sum, { totalCents }) => sum + totalCents, 0)),
      ...(isTaxed && { taxRates: bySize(({ tax }) => (tax ? storedRateOf(tax) : 0)) }),
    };
  });
}

/** What is stored of an order without errors. */
export function teamOrderData({
  items,
  designs,
}: {
  items: readonly (TeamOrderItem | null)[];
  designs: readonly OrderDesign[];
}): TeamOrderData {
  return {
    items: items.filter((item) => item !== null),
    discounts: orderDiscounts(designs).map(({ productName, color, quantity, percentOff, amount }) => ({
      productName,
      color: color ?? null,
      quantity,
      percentOff,
      amount,
    })),
  };
}

type Refuse = (field: string, message: string) => void;

function resolveItem(
  item: RequestedTeamItem,
  index: number,
  { catalogue, kits = [], artwork = [] }: TeamOffer,
  refuse: Refuse,
): { item: ResolvedItem; lines: TeamLine[] } | undefined {
  const ordered = item.ordered && isSameDesign(item.ordered.line, item) ? item.ordered : undefined;
  const kept = ordered?.line;
  const kit = kits.find(({ hash }) => hash === item.kit);
  if (!kept && item.kit && !kit) return void refuse('kit', 'We have no such kit.');
  const chosen = ordered ? choiceOf(ordered) : resolveProduct({ ...item, kit }, catalogue);
  if ('message' in chosen) return void refuse(chosen.field === 'design' ? 'kit' : chosen.field, chosen.message);
  if (piecesOf(item) === 0) refuse('quantities', 'Add at least one piece.');
  const { parts } = chosen.product;
  const known = new Set(kept?.players.map(({ nameOnBack }) => nameOnBack));
  item.players.forEach(({ name, nameOnBack, size, sizes }, place) => {
    const found = kept && keptPrice(kept, size) !== undefined ? {} : resolveTeamSize(chosen, size);
    if ('message' in found) refuse(`players.${place}.size`, found.message);
    for (const part of unmadeParts(parts, { size, sizes }))
      refuse(`players.${place}.sizes.${part.name}`, notMadeText(part, { size, sizes }));
    if (cleanLine(name) === '') refuse(`players.${place}.name`, 'Enter a name.');
    const unprintable = known.has(nameOnBack) ? undefined : shirtTextProblem(cleanLine(nameOnBack));
    if (unprintable) refuse(`players.${place}.nameOnBack`, unprintable);
  });
  if (chosen.kit && item.prints?.length) refuse('prints', KIT_HAS_LOGOS);
  const had = item.ordered?.line.prints ?? [];
  const places = [...placesFor(chosen.product.kitGarment), ...had.map(({ place }) => place)];
  const prints = resolvePrints(item.prints ?? [], { places, artwork }, (field, message) =>
    refuse(`prints.${field}`, message),
  );
  const lines = Object.entries(quantitiesOf(item)).flatMap(([size, quantity]) => {
    const price = kept && keptPrice(kept, size);
    const found = resolveTeamSize(chosen, size, quantity);
    const [unmade] = item.extras[size] ? unmadeParts(parts, { size }) : [];
    if (unmade) refuse(`extras.${size}`, notMadeText(unmade, { size }));
    if (price !== undefined) {
      const variation = 'message' in found ? undefined : found.variation;
      const line = unpricedLine(chosen, quantity, variation);
      return [{ ...line, sizeCode: sizeCodeOf(size), price, salePrice: null, additionalPrice: 0, index, size }];
    }
    if (!('message' in found)) return [{ ...unpricedLine(chosen, quantity, found.variation), index, size }];
    if (item.extras[size]) refuse(`extras.${size}`, found.message);
    return [];
  });
  return { item: resolvedItem(item, chosen, prints, kept), lines };
}

/** Whether a line still is of the product, colour and kit that it was ordered in. */
const isSameDesign = (line: TeamOrderItem, { product, color, kit }: RequestedTeamItem): boolean =>
  line.productId === product && line.kit?.hash === kit && (kit !== undefined || isSameColor(line.color, color));

/** What an order has already is no longer asked of the catalogue. */
const choiceOf = ({ line, product }: OrderedLine): ChosenProduct => ({
  product: { ...product, name: line.productName, sku: line.sku },
  color: line.color ?? undefined,
  ...(line.kit && { kit: line.kit }),
});

/** What a piece of this size was ordered at; undefined where the line had none. */
function keptPrice({ quantities, unitPrice, sizePrices = {} }: TeamOrderItem, size: string): number | undefined {
  const had = Object.keys(quantities).find((each) => orderedSize(each) === size);
  return had === undefined ? undefined : (sizePrices[had] ?? unitPrice);
}

/** As `resolveSize`, for goods without sizes too: those have no variation. */
function resolveTeamSize(
  chosen: ChosenProduct,
  size: string,
  quantity = 1,
): Partial<ChosenSize> | Pick<LineRefusal, 'message'> {
  if (!size) return { message: 'Choose a size.' };
  const { name, variations } = chosen.product;
  if (variations.length === 0 && size !== ONE_SIZE) return { message: `${name} has no sizes.` };
  const found = variations.length > 0 ? resolveSize(chosen, size) : {};
  if ('message' in found || quantity <= MAX_UNITS_PER_SIZE) return found;
  return { message: `At most ${MAX_UNITS_PER_SIZE} of one size.` };
}

function resolvedItem(
  item: RequestedTeamItem,
  { product, color, kit, techniquePrice }: ChosenProduct,
  prints: readonly OrderedPrint[],
  kept: TeamOrderItem | undefined,
): ResolvedItem {
  const { parts = [] } = product;
  const players = item.players.map((player) => orderPlayer(player, parts));
  return {
    productId: product.id,
    productName: product.name,
    sku: product.sku,
    color: color ?? null,
    ...(kit && { kit }),
    unitPrice: kept?.unitPrice ?? toAmount(unitPriceCents(product, techniquePrice)),
    customized:
      (kept?.customized ?? product.isCustomizable) || kit !== undefined || isPersonal(players) || prints.length > 0,
    players,
    ...(parts.length > 0 && { parts: parts.map(({ name }) => name) }),
    ...(prints.length > 0 && { prints: [...prints] }),
  };
}

const orderPlayer = (
  { memberId, squad, name, nameOnBack, number, size, sizes }: DraftPlayer,
  parts: readonly ProductPart[],
): TeamOrderPlayer => ({
  ...(memberId !== undefined && { memberId }),
  ...(squad && cleanLine(squad) && { squad: cleanLine(squad) }),
  name: cleanLine(name),
  nameOnBack: cleanLine(nameOnBack),
  number,
  size,
  ...orderedSizes(parts, { size, sizes }),
});
