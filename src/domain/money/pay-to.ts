export const MAX_BANK_DETAILS = 1000;

/** '' if the shop has none; `reference` is the order number or, for several open orders, their holder. */
export const payTo = (bankDetails: string | null | undefined, reference: string): string =>
  bankDetails?.trim() ? `${bankDetails.trim()}\nReference: ${reference}` : '';
