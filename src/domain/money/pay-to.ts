/** Where an invoice is paid to, and under which reference, as lines; '' where the shop has named no account. */
export const payTo = (bankDetails: string | null | undefined, orderNumber: string): string =>
  bankDetails?.trim() ? `${bankDetails.trim()}\nReference: ${orderNumber}` : '';
