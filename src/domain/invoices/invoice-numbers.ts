/** Numbers of invoices and credit notes: a prefix, and a count of at least six digits. */

export const MAX_PREFIX = 12;
export const MAX_FIRST_NUMBER = 9_999_999;

export const INVOICE_PREFIX = 'INV-';

export const NUMBERED_DOCUMENTS = [
  { kind: 'invoice', prefix: 'invoicePrefix', first: 'firstInvoiceNumber', what: 'invoices', usual: INVOICE_PREFIX },
  {
    kind: 'credit_note',
    prefix: 'creditNotePrefix',
    first: 'firstCreditNoteNumber',
    what: 'credit notes',
    usual: 'CN-',
  },
] as const;

/** A digit at its end would run into the count, so that two numbers could be the same. */
export const isNumberPrefix = (prefix: string): boolean => /^(?:[a-z0-9/_.-]{0,11}[a-z/_.-])?$/i.test(prefix);

export const PREFIX_HINT = `Use at most ${MAX_PREFIX} letters, digits, hyphens, slashes, points or underscores, and no digit at the end.`;

export const isFirstNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_FIRST_NUMBER;

export const FIRST_NUMBER_HINT = `Enter a whole number from 1 to ${MAX_FIRST_NUMBER}.`;

export const documentNumber = (prefix: string, count: number | string): string =>
  `${prefix}${String(count).padStart(6, '0')}`;
