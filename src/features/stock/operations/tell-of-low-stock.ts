import type { Session } from '@/lib/database/sessions';
import { tellStaff } from '@/lib/staff-news';
import type { Shelf } from './move-stock';

type Low = { productId: string; name: string; left: number };

const statements: Record<Shelf, string> = {
  product: `select id as "productId", name, stock_quantity::int as left from products where id = any($1) order by name`,
  variation: `
    select p.id as "productId", p.name || ', ' || v.color_name || ' ' || v.size_label as name, v.stock_quantity::int as left
      from product_variations v join products p on p.id = v.product_id where v.id = any($1) order by name`,
};

/** Tells the staff, once for each shelf, that a sale has brought it down to the shop’s threshold. */
export async function tellOfLowStock(session: Session, shelf: Shelf, ids: readonly string[]): Promise<void> {
  const { rows } = await session.client.query<Low>(statements[shelf], [ids]);
  for (const { productId, name, left } of rows) {
    await tellStaff(session, {
      kind: 'low_stock',
      title: left > 0 ? `Low stock: ${name}` : `Sold out: ${name}`,
      body: left > 0 ? `${left} left` : '',
      href: `/admin/products/${productId}`,
    });
  }
}
