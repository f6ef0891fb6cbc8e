import { hasMade } from '@/domain/orders/fulfilment';
import type { PlacedOrder } from './data/placed-order';

type RedactedOrder = Omit<PlacedOrder, 'items'> & { items: (PlacedOrder['items'][number] & { isPrinted: boolean })[] };

/** For a reader who may not have placed it: without names, numbers or a kit’s title. */
export const redactOrder = (order: PlacedOrder): RedactedOrder => ({
  ...order,
  items: order.items.map(({ players, kit, ...line }) => ({
    ...line,
    // Its days count from its proof for every reader.
    isPrinted: hasMade([{ players }]),
    ...(kit && { kit: { hash: kit.hash, garment: kit.garment, name: 'Your kit' } }),
  })),
  taxes: order.taxes && { ...order.taxes, vatNumber: null },
});
