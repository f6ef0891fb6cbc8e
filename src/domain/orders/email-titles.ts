export const proofTitle = (orderNumber: string): string => `Proof of order ${orderNumber} ready for approval`;

export const paymentTitle = (orderNumber: string, amount: string): string =>
  `Payment of ${amount} received for order ${orderNumber}`;

export const refundTitle = (orderNumber: string, amount: string): string =>
  `Refund of ${amount} for order ${orderNumber}`;
