/** Of what the shop says of its account, and of paying besides. */
export const MAX_BANK_DETAILS = 1000;

/**
 * Account that a debt is paid to, as lines; '' where the shop has named no account.
 * @param reference to be quoted with the payment: of an order its number wherever it is asked for; of a statement that too, or its holder where several orders are open.
 */
export const payTo = (bankDetails: string | null | undefined, reference: string): string =>
  bankDetails?.trim() ? `${bankDetails.trim()}\nReference: ${reference}` : '';
