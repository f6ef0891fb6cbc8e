import { setTimeout } from 'node:timers/promises';
import type { Session } from '@/lib/database/sessions';
import type { StoredVariation } from '@/domain/catalogue/product-variation';

export interface LockedProduct {
  name: string;
  price: number;
  salePrice: number | null;
  stock: number;
  isActive: boolean;
  variations: StoredVariation[];
  /** ISO time of the last save of it or of one of its variations; orders that move stock are no saves. */
  version: string;
}

type Row = Omit<LockedProduct, 'variations' | 'version'> & { updatedAt: Date };
type VariationRow = StoredVariation & { updatedAt: Date };

export const versionOf = (times: readonly (Date | string)[]): string =>
  new Date(Math.max(...times.map((time) => new Date(time).getTime()))).toISOString();

const attempts = 40;
const pauseMs = 25;

/** Locks all or none: cancelling locks the variations first, so waiting for one while holding the other deadlocks. */
export async function lockProduct(session: Session, id: string): Promise<LockedProduct | undefined> {
  const { client } = session;
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint lock_product');
    await client.query('select 1 from products where id = $1 for update', [id]);
    const skip = attempt < attempts ? 'skip locked' : '';
    const { rows } = await client.query<{ free: boolean }>(
      `with taken as (select id from product_variations where product_id = $1 order by id for update ${skip})
       select (select count(*) from taken) = (select count(*) from product_variations where product_id = $1) as free`,
      [id],
    );
    if (rows[0]?.free || attempt >= attempts) return readProduct(session, id);
    await client.query('rollback to savepoint lock_product');
    await setTimeout(pauseMs);
  }
}

export async function readProduct({ client }: Session, id: string): Promise<LockedProduct | undefined> {
  const { rows: products } = await client.query<Row>(
    `select name, price::float8 as price, sale_price::float8 as "salePrice", stock_quantity::float8 as stock,
            is_active as "isActive", updated_at as "updatedAt"
       from products where id = $1`,
    [id],
  );
  const [product] = products;
  if (!product) return undefined;
  const { rows } = await client.query<VariationRow>(
    `select id, color_name as "colorName", color_hex as "colorHex", size_code as "sizeCode",
            stock_quantity::float8 as stock, additional_price::float8 as "additionalPrice", cost_price::float8 as "costPrice",
            is_available as "isAvailable", updated_at as "updatedAt"
       from product_variations where product_id = $1 order by id`,
    [id],
  );
  const { updatedAt, ...facts } = product;
  return {
    ...facts,
    variations: rows.map(({ updatedAt: _, ...variation }) => variation),
    version: versionOf([updatedAt, ...rows.map((row) => row.updatedAt)]),
  };
}
