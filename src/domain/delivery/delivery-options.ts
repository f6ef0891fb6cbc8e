import { toAmount, toCents, type Cents } from '../money/money';
import { addWorkingDays, firstDay } from './calendar';
import { hasDelivery, type DeliveryMethod, type DeliveryRules } from './delivery-rules';
import { zoneOf, type Destination } from './zones';

export type DeliveryGoods = {
  pieces: number;
  grams: number;
  /** After discounts. */
  cents: Cents;
  /** Working days until all of them are ready. */
  days: number;
};

export type DeliveryOption = {
  id: string;
  name: string;
  isCollection: boolean;
  place?: string;
  hours?: string;
  note: string;
  amount: number;
  /** Working days until delivery, including those until the goods are ready. */
  days: number;
  promisedDate: string;
};

export type DeliveryQuote = {
  country: string;
  /** The usual one first; empty without delivery there. */
  methods: readonly DeliveryOption[];
  /** Method included in the total; undefined if the goods were priced without delivery. */
  chosen?: string;
  problem?: NoDelivery;
};

export type NoDelivery = {
  field: 'shippingAddress.country' | 'shippingAddress.postcode' | 'deliveryMethod';
  message: string;
};

/** Delivery values of a product; null defers to the settings. */
export type ProductDelivery = {
  /** Grams per piece. */
  weight: number | null;
  /** Working days until ready, from stock and made to order. */
  stockDays: number | null;
  madeDays: number | null;
};

export type DeliveryPiece = ProductDelivery & {
  quantity: number;
  isMade: boolean;
};

const UNKNOWN: ProductDelivery = { weight: null, stockDays: null, madeDays: null };

type Line = { productId: string | null; quantity: number };

/** Lines with their products' delivery values; null if a product is gone. */
export function deliveryPieces<Of extends Line>(
  lines: readonly Of[],
  products: readonly (ProductDelivery & { id: string })[],
  isMade: (line: Of) => boolean,
): DeliveryPiece[] {
  return lines.map((line) => {
    const { weight, stockDays, madeDays } = products.find(({ id }) => id === line.productId) ?? UNKNOWN;
    return { quantity: line.quantity, isMade: isMade(line), weight, stockDays, madeDays };
  });
}

export const readyDays = (
  { stockDays, madeDays }: Pick<ProductDelivery, 'stockDays' | 'madeDays'>,
  rules: Pick<DeliveryRules, 'stockDays' | 'madeDays'>,
  made: boolean,
): number => (made ? (madeDays ?? rules.madeDays) : (stockDays ?? rules.stockDays));

/** The slowest line decides when they are ready. */
export const goodsOf = (
  lines: readonly DeliveryPiece[],
  cents: Cents,
  rules: Pick<DeliveryRules, 'stockDays' | 'madeDays' | 'usualWeight'>,
): DeliveryGoods => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  grams: lines.reduce((sum, { quantity, weight }) => sum + quantity * (weight ?? rules.usualWeight), 0),
  cents,
  days: Math.max(0, ...lines.map((line) => readyDays(line, rules, line.isMade))),
});

/** Undefined if the goods exceed the method’s limit. */
export function deliveryCents(method: DeliveryMethod, goods: DeliveryGoods): Cents | undefined {
  const [measure, scaled] = measureOf(method, goods);
  if (method.upTo !== null && measure > scaled(method.upTo)) return undefined;
  if (method.freeFrom !== null && goods.cents >= toCents(method.freeFrom)) return 0;
  const step = method.steps.findLast(({ from }) => scaled(from) <= measure);
  return toCents(step?.price ?? 0);
}

function measureOf({ pricedBy }: DeliveryMethod, goods: DeliveryGoods): [number, (limit: number) => number] {
  const same = (limit: number) => limit;
  if (pricedBy === 'weight') return [goods.grams, same];
  if (pricedBy === 'quantity') return [goods.pieces, same];
  return pricedBy === 'amount' ? [goods.cents, toCents] : [0, same];
}

/** Undefined if the shop has no zones: it then delivers free and promises no date. */
export function deliveryOptions(
  rules: DeliveryRules,
  goods: DeliveryGoods,
  to: Destination,
  at: Date,
): DeliveryOption[] | NoDelivery | undefined {
  if (!hasDelivery(rules)) return undefined;
  const zone = zoneOf(rules, to);
  if (!zone) return { field: 'shippingAddress.country', message: 'We do not deliver to this country.' };
  if (zone.methods.length === 0) {
    return zone.postcodes.length > 0
      ? { field: 'shippingAddress.postcode', message: 'We do not deliver to this postcode.' }
      : { field: 'shippingAddress.country', message: 'We do not deliver to this country.' };
  }
  const first = firstDay(rules.calendar, at);
  const options = zone.methods.flatMap((method): DeliveryOption[] => {
    const cents = deliveryCents(method, goods);
    if (cents === undefined) return [];
    const { id, name, isCollection, place, hours, note } = method;
    const days = goods.days + method.days;
    const promisedDate = addWorkingDays(rules.calendar, first, days);
    const collection = isCollection ? { place, hours } : {};
    return [{ id, name, isCollection, ...collection, note, amount: toAmount(cents), days, promisedDate }];
  });
  return options.length > 0
    ? options
    : { field: 'deliveryMethod', message: 'This is more than we can deliver at once. Please get in touch with us.' };
}

/** Takes the price of the usual delivery off each one. */
export function withFreeDelivery(options: readonly DeliveryOption[]): DeliveryOption[] {
  const usual = toCents(options.find(({ isCollection }) => !isCollection)?.amount ?? 0);
  return options.map((option) => ({
    ...option,
    amount: option.isCollection ? option.amount : toAmount(Math.max(0, toCents(option.amount) - usual)),
  }));
}

/** Requested option, else the first; the reason if none; undefined without zones. */
export function chooseDelivery(
  options: DeliveryOption[] | NoDelivery | undefined,
  method: string | undefined,
): DeliveryOption | NoDelivery | undefined {
  if (!Array.isArray(options)) return options;
  const chosen = method === undefined ? options[0] : options.find(({ id }) => id === method);
  if (chosen) return chosen;
  const offered = options.map(({ id }) => id).join(', ');
  return { field: 'deliveryMethod', message: `This delivery is not offered. Choose one of: ${offered}.` };
}

export const isRefusal = (answer: DeliveryOption | DeliveryOption[] | NoDelivery | undefined): answer is NoDelivery =>
  answer !== undefined && 'field' in answer;
