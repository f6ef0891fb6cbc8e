/** Which order: one of the shop or one of a team. */
export type OrderRef = { kind: 'shop' | 'team'; orderId: string };

export const shopOrder = (orderId: string): OrderRef => ({ kind: 'shop', orderId });
export const teamOrder = (orderId: string): OrderRef => ({ kind: 'team', orderId });
