/** Email subjects shared by shop and team orders; for documents see `documentTitle`. */

/** 'Proof of order ORD-2026-000001 ready for approval'. */
export const proofTitle = (orderNumber: string): string => `Proof of order ${orderNumber} ready for approval`;

/** 'Payment of $15.00 received for order ORD-2026-000001' */
export const paymentTitle = (orderNumber: string, amount: string): string =>
  `Payment of ${amount} received for order ${orderNumber}`;

/** 'Refund of $15.00 for order ORD-2026-000001' */
export const refundTitle = (orderNumber: string, amount: string): string =>
  `Refund of ${amount} for order ${orderNumber}`;
