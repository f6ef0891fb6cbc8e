import { formatAmount, formatMoney, type Cents } from '../money/money';
import { formatDay } from '../text/locale';
import type { DocumentKind } from './charges';

export const DOCUMENT_LABELS: Record<DocumentKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' };

/** Adds documents drawn like invoices that are none. */
export const PRINTED_LABELS = { ...DOCUMENT_LABELS, pro_forma: 'Pro forma' } as const;

export const documentFileName = ({ kind, number }: { kind: DocumentKind; number: string }): string =>
  `${kind.replace('_', '-')}-${number}.pdf`;

type Titled = {
  kind: DocumentKind;
  number: string;
  orderNumber: string;
  currency: string;
  dueOn: string;
  charges: { total: Cents };
  payment: { isPaid: boolean; deposit?: { dueNow: number; beforeDespatch: number } };
};

/** 'Invoice INV-000012 for order ORD-2026-000001: $1,200.00 due 3 December 2026', for the subject of an email. */
export function documentTitle({ kind, number, orderNumber, currency, dueOn, charges, payment }: Titled): string {
  const name = `${DOCUMENT_LABELS[kind]} ${number} for order ${orderNumber}`;
  const total = formatMoney(charges.total, currency);
  if (kind === 'credit_note') return `${name}: ${total}`;
  if (payment.isPaid) return `${name}: ${total}, paid`;
  const { dueNow, beforeDespatch } = payment.deposit ?? { dueNow: 0, beforeDespatch: 0 };
  if (payment.deposit && dueNow === 0) return `${name}: ${total} due before despatch`;
  const due = beforeDespatch > 0 ? `${formatAmount(dueNow, currency)} of ${total}` : total;
  return `${name}: ${due} due ${formatDay(dueOn, { dateStyle: 'long' })}`;
}
