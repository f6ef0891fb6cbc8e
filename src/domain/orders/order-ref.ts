export const ORDER_KINDS = ['shop', 'team'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export type OrderRef = { kind: OrderKind; orderId: string };

export const shopOrder = (orderId: string): OrderRef => ({ kind: 'shop', orderId });
export const teamOrder = (orderId: string): OrderRef => ({ kind: 'team', orderId });
