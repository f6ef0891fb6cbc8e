import { randomBytes, randomUUID } from 'node:crypto';
import { toDollars } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import type { CsvProduct } from '@/domain/catalogue/product-csv';
import type { Session } from '@/lib/database/sessions';
import type { ProductWrite } from './plan-import';
import { writeVariations } from './write-variations';

/** A product as it is to be stored: its id is there before it is. */
export type Stored = { id: string; before: CsvProduct | undefined; after: CsvProduct };

const columns = `
  as r(id uuid, name text, slug text, sku text, short_description text, description text, category text, price numeric,
       sale_price numeric, unit_price numeric, stock numeric, is_active boolean, is_featured boolean,
       is_customizable boolean, meta_title text, meta_description text)`;

/**
 * Stores products with all that is theirs, a statement for each table: those that exist are locked.
 * @returns their ids, in order.
 */
export async function writeProducts(session: Session, writes: readonly ProductWrite[]): Promise<string[]> {
  const products = writes.map(({ before, after }): Stored => ({ id: before?.id ?? randomUUID(), before, after }));
  await insertProducts(
    session,
    products.filter(({ before }) => !before),
  );
  await updateProducts(
    session,
    products.filter(({ before }) => before),
  );
  for (const list of lists) await replaceList(session, products, list);
  await writeVariations(session, products);
  return products.map(({ id }) => id);
}

/** Stock is null where it stays as it is: that of variations is their sum, and sales are never undone. */
const rowOf = ({ id, before, after }: Stored) => ({
  id,
  name: after.name,
  slug: after.slug,
  sku: after.sku,
  short_description: after.shortDescription,
  description: after.description,
  category: after.category,
  price: after.price,
  sale_price: after.salePrice,
  unit_price: toDollars(unitPriceCents(after)),
  stock: after.variations.length > 0 || after.stock === before?.stock ? null : after.stock,
  is_active: after.isActive,
  is_featured: after.isFeatured,
  is_customizable: after.isCustomizable,
  meta_title: after.metaTitle,
  meta_description: after.metaDescription,
});

async function insertProducts({ client }: Session, products: readonly Stored[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `insert into products (id, name, slug, sku, short_description, description, category_id, price, sale_price, unit_price,
                           stock_quantity, is_active, is_featured, is_customizable, meta_title, meta_description)
     select r.id, r.name, r.slug, r.sku, r.short_description, r.description, c.id, r.price, r.sale_price, r.unit_price,
            coalesce(r.stock, 0), r.is_active, r.is_featured, r.is_customizable, r.meta_title, r.meta_description
       from jsonb_to_recordset($1::jsonb) ${columns} left join categories c on c.slug = r.category`,
    [JSON.stringify(products.map(rowOf))],
  );
}

async function updateProducts({ client }: Session, products: readonly Stored[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p
        set name = r.name, sku = r.sku, short_description = r.short_description, description = r.description,
            category_id = c.id, price = r.price, sale_price = r.sale_price, unit_price = r.unit_price,
            stock_quantity = coalesce(r.stock, p.stock_quantity), is_active = r.is_active, is_featured = r.is_featured,
            is_customizable = r.is_customizable, meta_title = r.meta_title, meta_description = r.meta_description,
            updated_at = now()
       from jsonb_to_recordset($1::jsonb) ${columns} left join categories c on c.slug = r.category
      where p.id = r.id`,
    [JSON.stringify(products.map(rowOf))],
  );
}

type List = {
  of: (product: CsvProduct) => readonly object[];
  clear: string;
  /** From rows with `product`, `place` from 1, `key` and what `of` gives. */
  insert: string;
};

const recordset = (fields: string) =>
  `jsonb_to_recordset($1::jsonb) as r(product uuid, place int, key text, ${fields})`;

const lists: readonly List[] = [
  {
    of: ({ features }) => features.map((text) => ({ text })),
    clear: `delete from products_texts where path = 'features' and parent_id = any($1::uuid[])`,
    insert: `insert into products_texts ("order", parent_id, path, text)
             select place, product, 'features', text from ${recordset('text text')}`,
  },
  {
    of: ({ sizes }) => sizes.map((size) => ({ size })),
    clear: 'delete from products_sizes where parent_id = any($1::uuid[])',
    insert: `insert into products_sizes ("order", parent_id, value)
             select place, product, size from ${recordset('size enum_products_sizes')}`,
  },
  {
    of: ({ colors }) => colors,
    clear: 'delete from products_colors where _parent_id = any($1::uuid[])',
    insert: `insert into products_colors (_order, _parent_id, id, name, hex, available)
             select place, product, key, name, hex, available from ${recordset('name text, hex text, available boolean')}`,
  },
  {
    of: ({ images }) => images.map(({ id, color }) => ({ image: id, color })),
    clear: 'delete from products_images where _parent_id = any($1::uuid[])',
    insert: `insert into products_images (_order, _parent_id, id, image_id, color)
             select place, product, key, image, color from ${recordset('image uuid, color text')}`,
  },
];

async function replaceList(
  { client }: Session,
  products: readonly Stored[],
  { of, clear, insert }: List,
): Promise<void> {
  const textOf = (product: CsvProduct | undefined) => JSON.stringify(product ? of(product) : []);
  const changed = products.filter(({ before, after }) => textOf(before) !== textOf(after));
  const known = changed.filter(({ before }) => before).map(({ id }) => id);
  if (known.length > 0) await client.query(clear, [known]);
  const rows = changed.flatMap(({ id, after }) =>
    of(after).map((row, index) => ({ ...row, product: id, place: index + 1, key: randomBytes(12).toString('hex') })),
  );
  if (rows.length > 0) await client.query(insert, [JSON.stringify(rows)]);
}
