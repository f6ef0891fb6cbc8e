/** Credit notes that name goods: what of an order’s rows is left to credit, and the document of a request. */
import { formatMoney, safeCents, toCents, type Cents } from '../money/money';
import { spreadCents } from '../money/spread';
import { addCharges, negateCharges, type ChargeRow, type Charges, type TaxLine } from './charges';
import { chargesOf, withoutPart, type ChargedOrder } from './order-charges';
import { NO_CREDIT } from '../orders/order-credit';

/** Row of an order as invoiced, less what was credited of it. */
type CreditableRow = Pick<ChargeRow, 'kind' | 'name' | 'sku' | 'size' | 'taxRate'> & {
  /** Id of the order line; 'delivery' for delivery, with a row for each rate. */
  line: string;
  /** Pieces left; 0 for delivery. */
  quantity: number;
  /** Left at the shop’s prices after discounts: with tax if those contain it. */
  cents: Cents;
};

export const DELIVERY_LINE = 'delivery';

export type RequestedCredit = {
  lines: readonly {
    line: string;
    /** 0 for a lower price alone. */
    quantity: number;
    /** Undefined for the share of these pieces. */
    cents?: Cents | undefined;
  }[];
  delivery: Cents;
};

type Credit = { ok: true; charges: Charges } | { ok: false; fieldErrors: Record<string, string[]> };

const sum = (cents: readonly Cents[]): Cents => cents.reduce((all, each) => safeCents(all + each), 0);

/** As ordered, with nothing credited or refunded. */
const fullCharges = (order: ChargedOrder): Charges =>
  chargesOf({ ...order, refundedAmount: 0, ...NO_CREDIT, credited: undefined });

/** Amount of each rate at the shop’s prices; of rate null without tax. */
function pricesByRate({ taxLines, total }: Charges, pricesIncludeTax: boolean): Map<number | null, Cents> {
  if (taxLines.length === 0) return new Map([[null, total]]);
  return new Map(taxLines.map(({ rate, net, tax }) => [rate, pricesIncludeTax ? net + tax : net]));
}

const includesTax = ({ taxes }: ChargedOrder): boolean => taxes?.pricesIncludeTax !== false;

/** Shares each rate’s amount among its rows by what these are worth. */
function shareByRate<Row extends { taxRate: number | null; cents: Cents }>(
  rows: readonly Row[],
  amounts: ReadonlyMap<number | null, Cents>,
): Row[] {
  const shared = rows.map((row) => ({ ...row, cents: 0 }));
  for (const [rate, amount] of amounts) {
    const ofRate = shared.flatMap(({ taxRate }, index) => (taxRate === rate ? index : []));
    if (ofRate.length === 0) continue;
    const shares = spreadCents(
      Math.max(0, amount),
      ofRate.map((index) => rows[index]?.cents ?? 0),
    );
    for (const [place, index] of ofRate.entries()) Object.assign(shared[index] ?? {}, { cents: shares[place] ?? 0 });
  }
  return shared;
}

/** Lines less their discounts and the tax that the customer does not pay. */
function orderedRows(order: ChargedOrder, charges: Charges): CreditableRow[] {
  const { items, discounts, taxes } = order;
  const isRelieved = taxes !== undefined && taxes !== null && taxes.treatment !== 'charged';
  const lineRows = charges.rows.filter(({ kind }) => kind === 'line');
  const worths = lineRows.map(({ cents }) => cents);
  for (const { productName, color, amount, isGiven } of discounts) {
    const isOf = (item: (typeof items)[number]) =>
      item.productName === productName && (color ? item.color === color : true);
    const own = items.flatMap((item, place) => (!isGiven && isOf(item) ? place : []));
    const places = own.length > 0 ? own : items.map((_, place) => place);
    const off = Math.min(toCents(amount, order.currency), sum(places.map((place) => worths[place] ?? 0)));
    const shares = spreadCents(
      off,
      places.map((place) => worths[place] ?? 0),
    );
    for (const [at, place] of places.entries()) worths[place] = (worths[place] ?? 0) - (shares[at] ?? 0);
  }
  const rows = items.map((item, index): CreditableRow => {
    const rate = taxes ? (isRelieved ? 0 : (item.tax?.rate ?? 0)) : null;
    const relief = lineRows[index]?.reliefRate ?? 0;
    const { name = '', sku = '', size = '' } = lineRows[index] ?? {};
    return {
      ...{ kind: 'line', line: item.line ?? '', name, sku, size, taxRate: rate, quantity: item.quantity },
      cents: Math.round(((worths[index] ?? 0) * 100) / (100 + relief)),
    };
  });
  const deliveries = charges.rows.filter(({ kind, cents }) => kind === 'delivery' && cents > 0);
  return [...rows, ...deliveries.map((row) => ({ ...row, line: DELIVERY_LINE }))];
}

const isSameRow = (a: { line?: string; taxRate: number | null }, b: CreditableRow): boolean =>
  a.line === b.line && (b.line !== DELIVERY_LINE || a.taxRate === b.taxRate);

/** Rows as ordered, each less its credits: below zero if an edit took away what was credited. */
function rowsLessCredits(order: ChargedOrder): CreditableRow[] {
  const full = fullCharges(order);
  const rows = shareByRate(orderedRows(order, full), pricesByRate(full, includesTax(order)));
  const credits = order.credited?.rows ?? [];
  return rows.map((row) => {
    const ofRow = credits.filter((credit) => isSameRow(credit, row));
    return {
      ...row,
      quantity: row.quantity - ofRow.reduce((all, { quantity }) => all + quantity, 0),
      cents: row.cents - sum(ofRow.map(({ cents }) => cents)),
    };
  });
}

/** Lists what is left of each row; a refund without goods has lowered all rows in proportion. */
export function creditableRows(order: ChargedOrder): CreditableRow[] {
  const rows = rowsLessCredits(order).map((row) => ({ ...row, cents: Math.max(0, row.cents) }));
  return shareByRate(rows, pricesByRate(chargesOf(order), includesTax(order)));
}

/** Why an edited order cannot stay so, if more of it was credited than is left in it. */
export function creditedTooMuch(order: ChargedOrder): string | undefined {
  if (!order.credited || order.status === 'cancelled') return undefined;
  const rows = rowsLessCredits(order);
  const isGone = order.credited.rows.some(({ line }) => line && !rows.some((row) => row.line === line));
  const left = addCharges([fullCharges(order), negateCharges(order.credited)]);
  const isBelow =
    rows.some(({ quantity, cents }) => quantity < 0 || cents < 0) ||
    left.taxLines.some(({ net, tax }) => net < 0 || tax < 0) ||
    left.total < 0;
  return isGone || isBelow
    ? 'A credit note names goods or delivery of this order that would then be missing.'
    : undefined;
}

/** Share of the pieces in what is left, rounded half up; all of it with the last piece. */
export const shareOfPieces = ({ quantity: left, cents }: CreditableRow, quantity: number): Cents =>
  quantity >= left ? cents : Math.round((cents * quantity) / left);

/** The document of a request; refusals by field: `lines.0.quantity`, `delivery`, `lines`. */
export function creditOf(order: ChargedOrder, { lines, delivery }: RequestedCredit): Credit {
  const rows = creditableRows(order);
  const fieldErrors: Record<string, string[]> = {};
  const named = new Set<string>();
  const credited = lines.flatMap(({ line, quantity, cents }, index): (ChargeRow & { line: string })[] => {
    const refuse = (field: string, message: string) => {
      fieldErrors[`lines.${index}.${field}`] = [message];
      return [];
    };
    const row = rows.find((each) => each.line === line && each.kind === 'line');
    if (!row) return refuse('line', 'The order has no such line.');
    if (named.has(line)) return refuse('line', 'A line appears twice.');
    named.add(line);
    if (quantity > row.quantity)
      return refuse('quantity', row.quantity > 0 ? `At most ${row.quantity} can be credited.` : 'All are credited.');
    const amount = cents ?? (quantity > 0 ? shareOfPieces(row, quantity) : 0);
    if (amount > row.cents)
      return refuse('amount', `At most ${formatMoney(row.cents, order.currency)} can be credited.`);
    if (amount === 0 && quantity === 0) return refuse('quantity', 'Enter a quantity or an amount.');
    return [creditRow(row, quantity, amount)];
  });
  const deliveries = rows.filter(({ line }) => line === DELIVERY_LINE);
  const left = sum(deliveries.map(({ cents }) => cents));
  if (delivery > left)
    fieldErrors.delivery = [
      left > 0 ? `At most ${formatMoney(left, order.currency)} can be credited.` : 'No delivery is left to credit.',
    ];
  else if (delivery > 0) {
    const shares = spreadCents(
      delivery,
      deliveries.map(({ cents }) => cents),
    );
    credited.push(...deliveries.flatMap((row, index) => (shares[index] ? [creditRow(row, 0, shares[index])] : [])));
  }
  if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
  const amount = sum(credited.map(({ cents }) => cents));
  if (amount === 0) return { ok: false, fieldErrors: { lines: ['Enter what is to be credited.'] } };
  return { ok: true, charges: withTax(credited, order) };
}

const creditRow = ({ kind, line, name, sku, size, taxRate }: CreditableRow, quantity: number, cents: Cents) => ({
  ...{ kind, line, name, sku, size, taxRate, quantity, cents },
  unitCents: quantity > 0 && cents % quantity === 0 ? cents / quantity : null,
});

/** Tax of each rate falls in proportion to what is left at it, so that the last credit takes the last cent. */
function withTax(rows: ChargeRow[], order: ChargedOrder): Charges {
  const { taxLines: left } = chargesOf(order);
  if (left.length === 0) return { rows, taxLines: [], total: sum(rows.map(({ cents }) => cents)) };
  const taxLines = left.flatMap((line): TaxLine[] => {
    const taken = sum(rows.flatMap(({ taxRate, cents }) => (taxRate === line.rate ? cents : [])));
    if (taken === 0) return [];
    const rest = includesTax(order) ? withoutPart([line], taken)[0] : withoutNet(line, taken);
    return [{ rate: line.rate, net: line.net - (rest?.net ?? 0), tax: line.tax - (rest?.tax ?? 0) }];
  });
  return { rows, taxLines, total: sum(taxLines.map(({ net, tax }) => net + tax)) };
}

const withoutNet = ({ rate, net, tax }: TaxLine, taken: Cents): TaxLine => ({
  ...{ rate, net: net - taken },
  tax: Math.round((tax * (net - taken)) / net),
});

/** All that was credited once this credit is made; an earlier refund without goods stays as it was spread. */
export const creditedWith = (order: ChargedOrder, credit: Charges): Charges =>
  addCharges([fullCharges(order), negateCharges(chargesOf(order)), credit]);

type OpenCredit = { id: string; left: Cents };

/** Parts of a refund by credit note, the named one first, then the oldest; undefined for what none covers. */
export function partsByCredit(cents: Cents, credits: readonly OpenCredit[]): { creditNote?: string; cents: Cents }[] {
  let open = cents;
  const parts: { creditNote?: string; cents: Cents }[] = [];
  for (const { id, left } of credits) {
    const part = Math.min(left, open);
    if (part <= 0) continue;
    parts.push({ creditNote: id, cents: part });
    open -= part;
  }
  return open > 0 ? [...parts, { cents: open }] : parts;
}

/** Cuts two partitions of one sum at each other’s borders. */
export function cutParts<A extends { cents: Cents }, B extends { cents: Cents }>(
  a: readonly A[],
  b: readonly B[],
): (A & B)[] {
  const parts: (A & B)[] = [];
  const [first, second] = [a.map((part) => ({ ...part })), b.map((part) => ({ ...part }))];
  for (let [x, y] = [first.shift(), second.shift()]; x && y;) {
    const cents = Math.min(x.cents, y.cents);
    if (cents > 0) parts.push({ ...x, ...y, cents });
    [x.cents, y.cents] = [x.cents - cents, y.cents - cents];
    if (x.cents === 0) x = first.shift();
    if (y.cents === 0) y = second.shift();
  }
  return parts;
}
