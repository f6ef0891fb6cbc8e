/** Same terms at checkout, on orders, in emails and on documents (docs/product.md, Invoices). */
import { payTo } from '../money/pay-to';
import { formatDay } from '../text/locale';
import { percentText } from '../taxes/tax-text';
import { depositNote, orderDeposit, type DepositFor, type DepositOrder } from './deposits';

export const DEFAULT_INVOICE_DAYS = 14;
export const MAX_INVOICE_DAYS = 365;

export const isInvoiceDays = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_INVOICE_DAYS;

const inDays = (days: number): string => `within ${days} ${days === 1 ? 'day' : 'days'} of`;

/** Counts `days` from the invoice’s issue. */
function termsText(days: number, { hasDeposit }: { hasDeposit: boolean }): string {
  const when = days === 0 ? 'on receipt of' : `${inDays(days)} the date of`;
  return `Please pay ${hasDeposit ? 'what is due now ' : ''}${when} the invoice.`;
}

export type InvoiceRules = { invoiceDays?: number | null; bankDetails?: string | null };

type Payable = DepositOrder & { orderNumber: string; currency?: string | null };

/** Paragraphs; `isInvoiced` if its invoices are shown beside, with their due dates. */
export function paymentTerms(order: Payable, { invoiceDays, bankDetails }: InvoiceRules, isInvoiced = false): string {
  const currency = order.currency ?? undefined;
  const deposit = depositNote(order, currency);
  const isDue = !isInvoiced && orderDeposit(order, currency).dueNow > 0;
  const terms = isDue && termsText(invoiceDays ?? DEFAULT_INVOICE_DAYS, { hasDeposit: deposit !== undefined });
  return [deposit, terms, payTo(bankDetails, order.orderNumber)].filter(Boolean).join('\n\n');
}

export function dueText(order: Payable, dueOn: string): string | undefined {
  const currency = order.currency ?? undefined;
  if (orderDeposit(order, currency).dueNow <= 0) return undefined;
  return `Please pay ${depositNote(order, currency) ? 'what is due now ' : ''}by ${formatDay(dueOn, { dateStyle: 'long' })}.`;
}

type CheckoutRules = InvoiceRules & { depositPercent: number; depositFor: DepositFor };

export function checkoutTerms({ invoiceDays, depositPercent, depositFor }: CheckoutRules): string {
  const days = invoiceDays ?? DEFAULT_INVOICE_DAYS;
  const when = days === 0 ? 'on receipt' : `${inDays(days)} its date`;
  if (depositPercent === 0 || depositFor === 'teams') return `We email you an invoice, payable ${when}.`;
  if (depositPercent === 100) return `We email you an invoice, payable ${when} and before despatch.`;
  return `We email you an invoice: a deposit of ${percentText(depositPercent)} is payable ${when}, the rest before despatch.`;
}
