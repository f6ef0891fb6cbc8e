import type { PlacedOrder } from './data/placed-order';

/** An order for whoever may not have placed it: without what was typed, be it a name, a number or a kit’s own title. */
export const bareOrder = (order: PlacedOrder): PlacedOrder => ({
  ...order,
  items: order.items.map(({ players: _, kit, ...line }) => ({
    ...line,
    ...(kit && { kit: { hash: kit.hash, garment: kit.garment, name: 'Your kit' } }),
  })),
  taxes: order.taxes && { ...order.taxes, vatNumber: null },
});
