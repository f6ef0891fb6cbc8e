import type { Session } from '@/lib/database/sessions';

export async function lockCategoryReferences(
  { client }: Session,
  id: unknown,
): Promise<{ products: number; children: number }> {
  await client.query('select 1 from categories where id = $1 for update', [id]);
  const { rows } = await client.query<{ products: number; children: number }>(
    `select (select count(*)::int from products where category_id = $1) as products,
            (select count(*)::int from categories where parent_id = $1) as children`,
    [id],
  );
  return rows[0] ?? { products: 0, children: 0 };
}

export type ProductReferences = { orders: number; teamOrders: number };

export async function countProductReferences({ client }: Session, id: unknown): Promise<ProductReferences> {
  const { rows } = await client.query<ProductReferences>(
    `select (select count(distinct _parent_id)::int from order_items where product_id = $1) as orders,
            (select count(distinct team_order_id)::int from order_items where product_id = $1) as "teamOrders"`,
    [id],
  );
  return rows[0] ?? { orders: 0, teamOrders: 0 };
}

/** @returns true if the product had any. */
export async function deleteVariations({ client }: Session, productId: unknown): Promise<boolean> {
  const { rowCount } = await client.query('delete from product_variations where product_id = $1', [productId]);
  return Boolean(rowCount);
}
