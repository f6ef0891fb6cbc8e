import type { Session } from '@/lib/database/sessions';
import { notifyStaff } from '@/lib/staff-notifications';
import { listLevels, type StockLocation } from './data/stock';

/** Notifies the staff when a sale brings a stock level down to the shop’s threshold, once for each. */
export async function notifyOfLowStock(
  session: Session,
  location: StockLocation,
  ids: readonly string[],
): Promise<void> {
  for (const { productId, name, left } of await listLevels(session, location, ids)) {
    await notifyStaff(session, {
      kind: 'low_stock',
      title: left > 0 ? `Low stock: ${name}` : `Sold out: ${name}`,
      body: left > 0 ? `${left} left` : '',
      href: `/admin/products/${productId}`,
    });
  }
}
