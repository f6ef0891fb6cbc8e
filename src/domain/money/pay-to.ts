/** Limit in characters. */
export const MAX_BANK_DETAILS = 1000;

/**
 * Account for payments, as lines; '' if the shop has none.
 * @param reference quoted with the payment: the order number or, for a statement with several open orders, its
 * holder.
 */
export const payTo = (bankDetails: string | null | undefined, reference: string): string =>
  bankDetails?.trim() ? `${bankDetails.trim()}\nReference: ${reference}` : '';
