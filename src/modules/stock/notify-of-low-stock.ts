import type { Session } from '@/lib/database/sessions';
import { notifyStaff } from '@/lib/staff-notifications';
import type { StockLocation } from './move-stock';

type Low = { productId: string; name: string; left: number };

const statements: Record<StockLocation, string> = {
  product: `select id as "productId", name, stock_quantity::int as left from products where id = any($1) order by name`,
  variation: `
    select p.id as "productId", p.name || ', ' || v.color_name || ' ' || v.size_label as name, v.stock_quantity::int as left
      from product_variations v join products p on p.id = v.product_id where v.id = any($1) order by name`,
};

/** Notifies the staff when a sale brings a stock level down to the shop’s threshold, once for each. */
export async function notifyOfLowStock(
  session: Session,
  location: StockLocation,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await session.client.query<Low>(statements[location], [ids]);
  for (const { productId, name, left } of rows) {
    await notifyStaff(session, {
      kind: 'low_stock',
      title: left > 0 ? `Low stock: ${name}` : `Sold out: ${name}`,
      body: left > 0 ? `${left} left` : '',
      href: `/admin/products/${productId}`,
    });
  }
}
