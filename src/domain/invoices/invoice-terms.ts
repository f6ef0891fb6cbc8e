/** Days from the issue of an invoice to the last day to pay it, where the settings say nothing else. */
export const DEFAULT_INVOICE_DAYS = 14;
export const MAX_INVOICE_DAYS = 365;

export const isInvoiceDays = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_INVOICE_DAYS;

/** By when an invoice that is still to be issued is paid. @param days from its issue. */
export function termsText(days: number, { hasDeposit }: { hasDeposit: boolean }): string {
  const when = days === 0 ? 'on receipt of' : `within ${days} ${days === 1 ? 'day' : 'days'} of the date of`;
  return `Please pay ${hasDeposit ? 'what is due now ' : ''}${when} the invoice.`;
}
