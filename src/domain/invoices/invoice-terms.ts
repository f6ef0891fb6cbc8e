/** Days from the issue of an invoice to the last day to pay it, where the settings say nothing else. */
export const DEFAULT_INVOICE_DAYS = 14;
export const MAX_INVOICE_DAYS = 365;

export const isInvoiceDays = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_INVOICE_DAYS;
