import {
  paymentEffects,
  type BankCandidate,
  type PaymentEffect,
  type PlannedBankLine,
} from '@/domain/invoices/bank-matching';
import { typedParts } from '@/domain/invoices/split';

export type ChosenOrder = { orderId: string } | { typed: Readonly<Record<string, string>> };
/** By key of the line; undefined leaves it out. */
export type ChosenOrders = Readonly<Record<string, ChosenOrder | undefined>>;

type ChosenPart = { order: BankCandidate; cents: number };
type LineEffect = { line: PlannedBankLine; parts: ChosenPart[]; effect: PaymentEffect | undefined };

export function effectsOf(lines: readonly PlannedBankLine[], chosen: ChosenOrders): LineEffect[] {
  const all = lines.map((line) => partsOf(line, chosen[line.key]).filter(({ cents }) => cents > 0));
  const effects = paymentEffects(lines.map(({ cents }, index) => ({ cents, parts: all[index] ?? [] })));
  return lines.map((line, index) => ({ line, parts: all[index] ?? [], effect: effects[index] }));
}

export function partsOf({ cents, candidates }: PlannedBankLine, choice: ChosenOrder | undefined): ChosenPart[] {
  if (!choice) return [];
  if ('orderId' in choice)
    return candidates.filter(({ orderId }) => orderId === choice.orderId).map((order) => ({ order, cents }));
  const orders = candidates.map(({ orderId: id, open }) => ({ id, open }));
  const parts = typedParts(cents, orders, choice.typed);
  return candidates.map((order, index) => ({ order, cents: parts[index] ?? 0 }));
}

export const isEntered = (
  effect: PaymentEffect | undefined,
): effect is Exclude<PaymentEffect, { kind: 'unassigned' }> => effect !== undefined && effect.kind !== 'unassigned';
