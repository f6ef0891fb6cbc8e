import { formatMoney, safeCents, toCents, type Cents } from '../money/money';
import { isOut, type WorkStep } from '../orders/order-policy';
import { phaseOf, type AnyStatus } from '../orders/policies';
import { creditLeft, type Credit } from '../orders/order-credit';
import { percentText } from '../taxes/tax-text';

/** Orders that need a deposit; card orders are paid when placed. */
export const DEPOSIT_FOR = ['all', 'shop', 'teams'] as const;
export type DepositFor = (typeof DEPOSIT_FOR)[number];
export const DEPOSIT_FOR_LABELS: Record<DepositFor, string> = {
  all: 'All orders paid by invoice',
  shop: 'Shop orders paid by invoice',
  teams: 'Team orders',
};

/** A deposit in whole per cent; 0 for none, 100 for payment in advance. */
export const isDepositPercent = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

/** Rounded half up. */
export const depositShare = (total: Cents, percent: number): Cents => safeCents(Math.round((total * percent) / 100));

type Amounts = {
  total: Cents;
  /** 0 without a deposit. */
  percent: number;
  paid: Cents;
  writtenOff?: Cents;
  /** Sent or delivered: the whole balance is due. */
  isOut: boolean;
};

type SplitDue = {
  deposit: Cents;
  /** Without a deposit the whole balance, due by the invoice’s date. */
  dueNow: Cents;
  dueBeforeDespatch: Cents;
  mayProduce: boolean;
  /** All paid, or no deposit agreed: goods are then sent before the invoice is due. */
  mayDespatch: boolean;
};

export function splitDue({ total, percent, paid, writtenOff = 0, isOut }: Amounts): SplitDue {
  const deposit = depositShare(total, percent);
  const open = Math.max(0, total - paid - writtenOff);
  const isUsual = percent === 0 || isOut;
  const dueNow = isUsual ? open : Math.min(open, Math.max(0, deposit - paid));
  return {
    deposit,
    dueNow,
    dueBeforeDespatch: open - dueNow,
    mayProduce: percent === 0 || paid >= deposit,
    mayDespatch: percent === 0 || open === 0,
  };
}

export type DepositOrder = Credit & {
  status: AnyStatus;
  totalAmount: number;
  paidAmount: number;
  depositPercent: number;
};

export function orderDeposit(order: DepositOrder, currency?: string): SplitDue {
  const { status, depositPercent: percent } = order;
  const isCancelled = status === 'cancelled';
  return splitDue({
    total: isCancelled ? 0 : toCents(order.totalAmount, currency) - creditLeft(order, currency),
    percent,
    paid: toCents(order.paidAmount, currency),
    writtenOff: toCents(order.writtenOffAmount, currency),
    isOut: isOut(phaseOf(status)),
  });
}

export function unpaidFor(step: WorkStep, due: SplitDue): Cents {
  if (step === 'despatch') return due.mayDespatch ? 0 : due.dueNow + due.dueBeforeDespatch;
  return due.mayProduce ? 0 : due.dueNow;
}

export const unpaidText = (step: WorkStep, cents: Cents, currency?: string): string =>
  step === 'production'
    ? `The deposit is not paid: ${formatMoney(cents, currency)} is still to come in.`
    : `${formatMoney(cents, currency)} was to be paid before despatch.`;

export function acceptsDeposit(order: DepositOrder, currency?: string): boolean {
  const { dueNow, dueBeforeDespatch, mayProduce } = orderDeposit(order, currency);
  if (isOut(phaseOf(order.status)) || dueNow + dueBeforeDespatch === 0) return false;
  return order.depositPercent === 0 || !mayProduce;
}

export const isDepositPaid = (order: DepositOrder, currency?: string): boolean =>
  order.depositPercent > 0 && orderDeposit(order, currency).mayProduce;

/** 'Due now: $300.00 (deposit of 30%). Due before despatch: $700.00.'; undefined without a deposit or balance. */
export function depositNote(order: DepositOrder, currency?: string): string | undefined {
  const { dueNow, dueBeforeDespatch, mayProduce } = orderDeposit(order, currency);
  if (order.depositPercent === 0 || dueNow + dueBeforeDespatch === 0) return undefined;
  const rest = dueBeforeDespatch > 0 ? [`Due before despatch: ${formatMoney(dueBeforeDespatch, currency)}.`] : [];
  if (isOut(phaseOf(order.status))) return undefined;
  if (mayProduce) return ['The deposit is paid.', ...rest].join(' ');
  const what = `deposit of ${percentText(order.depositPercent)}`;
  return [`Due now: ${formatMoney(dueNow, currency)} (${what}).`, ...rest].join(' ');
}

/** Due amount of each invoice, oldest first; `open` as from `openAmounts`. */
export function shareOut(open: readonly Cents[], due: Cents): Cents[] {
  let left = due;
  return open.map((cents) => {
    const share = Math.min(cents, left);
    left -= share;
    return share;
  });
}
