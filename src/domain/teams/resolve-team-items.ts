import { toAmount, toCents } from '../money/money';
import { orderDiscounts, type OrderDiscount, type PriceGroup } from '../orders/price-goods';
import { atAgreedPrices, type AgreedPrice } from '../orders/agreed-price';
import { isSameColor, type ChosenProduct, type RequestedKit, type SellableProduct } from '../orders/resolve-line';
import { resolveLines, TEAM_LINES, type LineRequest, type SizeLine } from '../orders/resolve-lines';
import { storedRateOf, type LineTax } from '../taxes/order-taxes';
import { unitPriceCents, type PricedLine } from '../money/pricing';
import { KIT_HAS_LOGOS, placesFor, resolvePrints, type Artwork } from './line-prints';
import { shirtTextProblem } from '../orders/shirt-text';
import { orderedSizes, type ProductPart } from '../catalogue/product-parts';
import { quantitiesOf, type DraftItem, type DraftPlayer } from './team-draft';
import { isPersonal, type TeamOrderData, type TeamOrderItem, type TeamOrderPlayer } from './team-order';
import type { LinePrice, StaffTerms, TeamCustomLine } from './staff-terms-input';
import { orderedSize } from './team-order-draft';
import { cleanLine } from '../text/text';

/** Requested line; prices in it are never read. */
export type RequestedTeamItem = Omit<DraftItem, 'key'> & {
  /** Order line being edited: goods of the same product keep their price. */
  ordered?: OrderedLine;
  agreed?: LinePrice & { reason: string };
};

/** Ordered line and its product: as sold now, or as far as the order knows it if discontinued. */
type OrderedLine = { line: TeamOrderItem; product: SellableProduct };

export type ResolvedTeamItems = {
  /** By index of the request; null if product or colour is unavailable. */
  items: (ResolvedItem | null)[];
  lines: SizeLine[];
  /** Names, numbers, logos or team colours are printed. */
  needsProof: boolean;
  /** Errors against submission, `items.0.players.2.size` and the like. */
  fieldErrors: Record<string, string[]>;
};

type ResolvedItem = Omit<TeamOrderItem, 'quantities' | 'sizePrices' | 'totalQuantity' | 'totalPrice'>;

/** Products, kits and team logos available, as far as the lines name them. */
export type TeamOffer = {
  catalogue: readonly SellableProduct[];
  kits?: readonly RequestedKit[];
  artwork?: readonly Artwork[];
};

/** Takes no stock, but needs available colours and made sizes. Keeps lines that can be priced despite other errors. */
export function resolveTeamItems(
  items: readonly RequestedTeamItem[],
  offer: TeamOffer,
  customLines: readonly TeamCustomLine[] = [],
): ResolvedTeamItems {
  const { kits = [], artwork = [], catalogue } = offer;
  const {
    chosen,
    lines: sized,
    fieldErrors,
  } = resolveLines(
    [...items.map((item) => requestOf(item, kits)), ...customLines.map(customRequest)],
    catalogue,
    TEAM_LINES,
  );
  const lines = atAgreedPrices(sized, ({ index, size }) => agreedPrice(items[index], size));
  const products = items.map((item, index) => {
    const found = chosen[index];
    const refuse = (field: string, message: string) => (fieldErrors[`items.${index}.${field}`] = [message]);
    return found ? resolveItem(item, found, artwork, refuse) : null;
  });
  const resolved = [...products, ...customLines.map(customItem)];
  return { items: resolved, lines, needsProof: resolved.some((item) => item?.customized), fieldErrors };
}

export function teamOrderItems(
  { items }: Pick<ResolvedTeamItems, 'items'>,
  lines: readonly (PricedLine<SizeLine> & { tax?: LineTax | null })[],
): (TeamOrderItem | null)[] {
  const isTaxed = lines.some(({ tax }) => tax);
  return items.map((item, index) => {
    if (!item) return null;
    const own = lines.filter((line) => line.index === index);
    const bySize = <Value>(valueOf: (line: (typeof own)[number]) => Value) =>
      Object.fromEntries(own.map((line) => [line.size, valueOf(line)]));
    const priceList = own.find((line) => line.priceList)?.priceList;
    const isBased = own.some(({ unitCents }) => unitCents === toCents(item.unitPrice));
    const unitPrice =
      priceList && !isBased ? toAmount(Math.min(...own.map(({ unitCents }) => unitCents))) : item.unitPrice;
    const dearer = own.filter(({ unitCents }) => unitCents !== toCents(unitPrice));
    return {
      ...{ ...item, unitPrice },
      ...(priceList && { priceList }),
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

export const teamOrderData = (order: {
  items: readonly (TeamOrderItem | null)[];
  designs: readonly PriceGroup[];
  given?: OrderDiscount;
}): TeamOrderData => ({
  items: order.items.filter((item) => item !== null),
  discounts: orderDiscounts(order).map(({ kitName: _, offer: __, color = null, ...discount }) => ({
    ...discount,
    color,
  })),
});

function resolveItem(
  item: RequestedTeamItem,
  { product, color, kit, techniquePrice }: ChosenProduct,
  artwork: readonly Artwork[],
  refuse: (field: string, message: string) => void,
): ResolvedItem {
  const kept = keptLine(item)?.line;
  const priceReason = item.agreed?.reason ?? kept?.priceReason;
  const known = new Set(kept?.players.map(({ nameOnBack }) => nameOnBack));
  item.players.forEach(({ name, nameOnBack }, place) => {
    if (cleanLine(name) === '') refuse(`players.${place}.name`, 'Enter a name.');
    const unprintable = known.has(nameOnBack) ? undefined : shirtTextProblem(cleanLine(nameOnBack));
    if (unprintable) refuse(`players.${place}.nameOnBack`, unprintable);
  });
  if (kit && item.prints?.length) refuse('prints', KIT_HAS_LOGOS);
  const had = item.ordered?.line.prints ?? [];
  const places = [...placesFor(product.kitGarment), ...had.map(({ place }) => place)];
  const prints = resolvePrints(item.prints ?? [], { places, artwork }, (field, message) =>
    refuse(`prints.${field}`, message),
  );
  const { parts = [] } = product;
  const players = item.players.map((player) => orderPlayer(player, parts));
  const isPlain = !(kept?.customized ?? product.isCustomizable) && !kit && !isPersonal(players);
  return {
    ...{ productId: product.id, productName: product.name, sku: product.sku, color: color ?? null, players },
    ...(kit && { kit }),
    unitPrice: item.agreed?.unitPrice ?? kept?.unitPrice ?? toAmount(unitPriceCents(product, techniquePrice)),
    ...(priceReason && { priceReason }),
    customized: !isPlain || prints.length > 0,
    ...(parts.length > 0 && { parts: parts.map(({ name }) => name) }),
    ...(prints.length > 0 && { prints }),
  };
}

function requestOf(item: RequestedTeamItem, kits: readonly RequestedKit[]): LineRequest {
  const { product, color, players } = item;
  const ordered = keptLine(item);
  return {
    ...{ product, color, players, pieces: quantitiesOf(item) },
    ...(item.kit && { kit: kits.find(({ hash }) => hash === item.kit) ?? null }),
    ...(ordered && {
      kept: { chosen: choiceOf(ordered), prices: keptPrices(ordered.line), priceList: ordered.line.priceList },
    }),
  };
}

export const agreedItem = <Item extends DraftItem>(
  item: Item,
  { linePrices = {}, priceReason: reason = '' }: StaffTerms,
): Item & Pick<RequestedTeamItem, 'agreed'> => {
  const price = linePrices[item.key];
  return price ? { ...item, agreed: { ...price, reason } } : item;
};

/** Undefined: at its list’s or the shop’s price. */
function agreedPrice(item: RequestedTeamItem | undefined, size: string): AgreedPrice | undefined {
  const kept = item && keptLine(item)?.line;
  if (item?.agreed) {
    const { unitPrice, sizePrices = {}, reason } = item.agreed;
    return { unitPrice: sizePrices[size] ?? unitPrice, priceTiers: [], reason };
  }
  const unitPrice = kept?.priceReason && keptPrices(kept)[size];
  return typeof unitPrice === 'number' ? { unitPrice, priceTiers: [] } : undefined;
}

const customRequest = ({ custom, quantity, unitPrice }: TeamCustomLine): LineRequest => ({
  ...{ custom: { ...custom, price: unitPrice }, quantity, pieces: {}, players: [] },
});

const customItem = ({ id, custom, unitPrice }: TeamCustomLine): ResolvedItem => ({
  ...(id !== undefined && { id }),
  ...{ productId: '', productName: custom.description, sku: '', color: null, players: [] },
  ...{ unitPrice, custom: { taxClass: custom.taxClass, isService: custom.isService }, customized: false },
});

const keptLine = (item: RequestedTeamItem): OrderedLine | undefined =>
  item.ordered && isSameDesign(item.ordered.line, item) ? item.ordered : undefined;

const isSameDesign = (line: TeamOrderItem, { product, color, kit }: RequestedTeamItem): boolean =>
  line.productId === product && line.kit?.hash === kit && (kit !== undefined || isSameColor(line.color, color));

/** Ordered goods need no look-up in the catalogue. */
const choiceOf = ({ line, product }: OrderedLine): ChosenProduct => ({
  product: { ...product, name: line.productName, sku: line.sku },
  color: line.color ?? undefined,
  ...(line.kit && { kit: line.kit }),
});

const keptPrices = ({ quantities, unitPrice, sizePrices = {} }: TeamOrderItem): Record<string, number> =>
  Object.fromEntries(Object.keys(quantities).map((size) => [orderedSize(size), sizePrices[size] ?? unitPrice]));

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
