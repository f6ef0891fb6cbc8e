/** Of what the shop says of its account, and of paying besides. */
export const MAX_BANK_DETAILS = 1000;

/** Where an invoice is paid to, and under which reference, as lines; '' where the shop has named no account. */
export const payTo = (bankDetails: string | null | undefined, orderNumber: string): string =>
  bankDetails?.trim() ? `${bankDetails.trim()}\nReference: ${orderNumber}` : '';
