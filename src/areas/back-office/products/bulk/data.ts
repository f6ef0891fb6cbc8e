import type { Payload } from 'payload';
import type { BulkFields } from '@/domain/bulk/bulk-edit';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { versionOf } from '@/modules/catalogue/data/lock-product';
import type { RecordSelection } from '../../selection/selection';
import { productConditions } from '../data/products';
import type { ProductFilters } from '../product-filters';

export type BulkProduct = BulkFields & {
  id: string;
  name: string;
  sku: string;
  hasVariations: boolean;
  version: string;
};

type Row = Omit<BulkProduct, 'version'> & { times: Date[] };

const COLUMNS = `p.id, p.name, p.sku, p.is_active as "isActive", p.is_featured as "isFeatured", p.category_id as category,
  p.tax_class as "taxClass", p.price::float8 as price, p.sale_price::float8 as "salePrice",
  p.stock_quantity::float8 as stock, p.stock_days::float8 as "stockDays", p.made_days::float8 as "madeDays",
  exists (select from product_variations v where v.product_id = p.id) as "hasVariations",
  array_remove(array[p.updated_at, (select max(v.updated_at) from product_variations v where v.product_id = p.id)], null) as times`;

const productOf = ({ times, ...row }: Row): BulkProduct => ({ ...row, version: versionOf(times) });

type Chosen = { filters: ProductFilters; selection: RecordSelection; limit: number };

export async function listChosen(payload: Payload, { filters, selection, limit }: Chosen): Promise<BulkProduct[]> {
  const where = productConditions(selection.all ? filters : { ...filters, ...NO_FILTERS });
  if (!selection.all) where.add(`p.id = any(${where.parameter(selection.ids)}::uuid[])`);
  else if (selection.except.length > 0) where.add(`p.id <> all(${where.parameter(selection.except)}::uuid[])`);
  const rows = await query<Row>(
    payload,
    `select ${COLUMNS} from products p where ${where.sql} order by lower(p.name), p.id limit ${where.parameter(limit)}`,
    where.values,
  );
  return rows.map(productOf);
}

const NO_FILTERS = { search: '', category: '', state: 'all', lowStock: false } as const;

export async function readChosen({ client }: Session, id: string): Promise<BulkProduct | undefined> {
  const { rows } = await client.query<Row>(`select ${COLUMNS} from products p where p.id = $1`, [id]);
  return rows[0] && productOf(rows[0]);
}

export async function findProductLabel(payload: Payload, id: string): Promise<string | undefined> {
  const [product] = await query<{ name: string }>(payload, 'select name from products where id = $1', [id]);
  return product?.name;
}
