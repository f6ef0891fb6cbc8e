import type { Cents } from '../money/money';
import type { OrderKind } from '../orders/order-ref';
import type { BankLine } from './bank-table';
import { documentNumber, INVOICE_PREFIX } from './invoice-numbers';
import { splitRest } from './split';

export type PayableOrder = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  invoiceNumbers: readonly string[];
  firstName: string;
  lastName: string;
  open: Cents;
  /** Part due now: the deposit, or all. */
  dueNow: Cents;
  /** Reason no payment can be entered; undefined if one can. */
  refusal?: string;
};

type MatchedBy = 'number' | 'amount and name' | 'amount' | 'name';

export type BankCandidate = {
  orderKind: OrderKind;
  orderId: string;
  orderNumber: string;
  customer: string;
  open: Cents;
  dueNow: Cents;
  by: MatchedBy;
};

export type PlannedBankLine = BankLine & {
  candidates: BankCandidate[];
} & (
    | {
        /** Names one order, the first of the candidates. */
        kind: 'matched';
      }
    | {
        /** Staff choose: several named, or only similar ones. */
        kind: 'choose';
      }
    | { kind: 'entered' }
    | { kind: 'unknown' }
    | { kind: 'refused'; message: string }
  );

const MAX_CANDIDATES = 6;

/** Order and invoice numbers in a text, in the shop’s form: banks drop hyphens, zeros and case. */
export function numbersIn(text: string, prefixes: readonly string[] = [INVOICE_PREFIX]): string[] {
  const numberOf = (prefix: string, digits: string) => documentNumber(prefix, digits.replace(/^0+/, ''));
  const found = [
    ...[...text.matchAll(/(?<![a-z])ord[\s_–-]*(\d{4})[\s_–-]*(\d{6})(?!\d)/gi)].map(
      ([, year, n]) => `ORD-${year}-${n}`,
    ),
    ...[...text.matchAll(/(?<![a-z])inv(?:oice)?[\s_.:#–-]*(?:no|nr|number)?[\s_.:#–-]*(\d{1,9})(?!\d)/gi)].flatMap(
      ([, n = '']) => prefixes.map((prefix) => numberOf(prefix, n)),
    ),
    ...prefixes.flatMap((prefix) => [...text.matchAll(withPrefix(prefix))].map(([, n = '']) => numberOf(prefix, n))),
  ];
  return [...new Set(found)];
}

/** A prefix of no letters or digits names nothing by itself. */
function withPrefix(prefix: string): RegExp {
  const parts = prefix.split(/[^a-z0-9]+/i).filter(Boolean);
  return parts.length === 0 ? /(?!)/g : new RegExp(`(?<![a-z0-9])${parts.join(GAP)}${GAP}(\\d{1,9})(?!\\d)`, 'gi');
}

const GAP = String.raw`[\s/_.–-]*`;

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

const textOf = ({ text, payer }: BankLine) => `${text} ${payer}`;

/** `orders` are named by a line, or open and similar to one; `entered` are keys of lines already entered. */
export function planBankLines(
  lines: readonly BankLine[],
  orders: readonly PayableOrder[],
  entered: ReadonlySet<string>,
  prefixes?: readonly string[],
): PlannedBankLine[] {
  return lines.map((line) =>
    entered.has(line.key) ? { ...line, kind: 'entered', candidates: [] } : planLine(line, orders, prefixes),
  );
}

function planLine(line: BankLine, orders: readonly PayableOrder[], prefixes?: readonly string[]): PlannedBankLine {
  const numbers = numbersIn(textOf(line), prefixes);
  const named = orders.filter(
    ({ orderNumber, invoiceNumbers }) =>
      numbers.includes(orderNumber) || invoiceNumbers.some((number) => numbers.includes(number)),
  );
  const [first] = named;
  if (first && named.length === 1) {
    return first.refusal
      ? { ...line, kind: 'refused', message: `${first.orderNumber}: ${first.refusal}`, candidates: [] }
      : { ...line, kind: 'matched', candidates: [candidateOf(first, 'number')] };
  }
  const takers = named.filter(({ refusal }) => !refusal);
  if (takers.length > 0)
    return { ...line, kind: 'choose', candidates: takers.map((each) => candidateOf(each, 'number')) };
  const candidates = suggestions(line, orders);
  return { ...line, kind: candidates.length > 0 ? 'choose' : 'unknown', candidates };
}

const RANKS: MatchedBy[] = ['number', 'amount and name', 'amount', 'name'];

/** Open orders of this amount, or whose customer is named in the line, likeliest first. */
function suggestions(line: BankLine, orders: readonly PayableOrder[]): BankCandidate[] {
  const words = new Set(wordsOf(textOf(line)));
  const found = orders.flatMap((order) => {
    if (order.refusal || order.open === 0) return [];
    const isAmount = order.open === line.cents || order.dueNow === line.cents;
    const isName = wordsOf(order.lastName).some((word) => words.has(word));
    if (isAmount) return candidateOf(order, isName ? 'amount and name' : 'amount');
    return isName ? candidateOf(order, 'name') : [];
  });
  return found.sort((a, b) => RANKS.indexOf(a.by) - RANKS.indexOf(b.by)).slice(0, MAX_CANDIDATES);
}

const candidateOf = (order: PayableOrder, by: MatchedBy): BankCandidate => ({
  ...{ orderKind: order.kind, orderId: order.id, orderNumber: order.orderNumber },
  customer: `${order.firstName} ${order.lastName}`.trim(),
  ...{ open: order.open, dueNow: order.dueNow, by },
});

export type PaymentEffect =
  | { kind: 'exact' }
  | { kind: 'part'; left: Cents; isDeposit: boolean }
  | { kind: 'over'; more: Cents }
  | { kind: 'split'; orders: number; more: Cents }
  /** Split into parts that do not come to the line yet: it is left out. */
  | { kind: 'unassigned'; rest: Cents };

type BankPart = { cents: Cents; order: Pick<BankCandidate, 'orderId' | 'open' | 'dueNow'> };
type ChosenLine = { cents: Cents; parts: readonly BankPart[] };

/** Effect of each line once those before it are entered; undefined if left out. */
export function paymentEffects(lines: readonly ChosenLine[]): (PaymentEffect | undefined)[] {
  const open = new Map<string, Cents>();
  const pay = ({ cents, order }: BankPart): PaymentEffect => {
    const before = open.get(order.orderId) ?? order.open;
    open.set(order.orderId, Math.max(0, before - cents));
    if (cents === before) return { kind: 'exact' };
    const isDeposit = before === order.open && cents === order.dueNow;
    return cents < before ? { kind: 'part', left: before - cents, isDeposit } : { kind: 'over', more: cents - before };
  };
  return lines.map(({ cents, parts }) => {
    if (parts.length === 0) return undefined;
    const rest = splitRest(
      cents,
      parts.map((part) => part.cents),
    );
    if (rest !== 0) return { kind: 'unassigned', rest };
    const effects = parts.map(pay);
    const [only] = effects;
    if (effects.length === 1) return only;
    const more = effects.reduce((sum, effect) => (effect.kind === 'over' ? sum + effect.more : sum), 0);
    return { kind: 'split', orders: effects.length, more };
  });
}
