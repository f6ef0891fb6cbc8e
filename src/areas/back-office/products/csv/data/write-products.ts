import { randomBytes, randomUUID } from 'node:crypto';
import { toAmount } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import {
  columnsOf,
  DELIVERY_COUNTS,
  FLAGS,
  TEXTS,
  type CountKey,
  type FlagKey,
  type TextKey,
} from '@/domain/catalogue/product-fields';
import type { Session } from '@/lib/database/sessions';
import type { ProductWrite } from '../plan-import';
import { writeVariations, type Stored } from './write-variations';
import type { CsvProduct } from '@/domain/product-csv/csv-product';

const texts = columnsOf(TEXTS);
const flags = columnsOf(FLAGS);
const counts = columnsOf(DELIVERY_COUNTS);

const plain = [
  'name',
  'sku',
  ...texts,
  'price',
  'sale_price',
  'unit_price',
  'tax_class',
  'boys_tax_class',
  'kit_garment',
  'techniques',
  'parts',
  ...flags,
  ...counts,
];

const columns = `
  as r(id uuid, name text, slug text, sku text, category text, price numeric, sale_price numeric, unit_price numeric,
       tax_class enum_products_tax_class, boys_tax_class enum_products_boys_tax_class,
       stock numeric, kit_garment enum_products_kit_garment, techniques jsonb, parts jsonb, ${[...texts.map((column) => `${column} text`), ...flags.map((column) => `${column} boolean`), ...counts.map((column) => `${column} numeric`)].join(', ')})`;

/** One statement per table; existing products must be locked. Returns the ids of all, in order. */
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

/** Stock is null if unchanged: that of variations is their sum, and sales are never undone. */
const rowOf = ({ id, before, after }: Stored) => ({
  id,
  name: after.name,
  slug: after.slug,
  sku: after.sku,
  category: after.category,
  price: after.price,
  sale_price: after.salePrice,
  tax_class: after.taxClass,
  boys_tax_class: after.boysTaxClass,
  kit_garment: after.kitGarment,
  techniques: after.techniques,
  parts: after.parts,
  unit_price: toAmount(unitPriceCents(after)),
  stock: after.variations.length > 0 || after.stock === before?.stock ? null : after.stock,
  ...Object.fromEntries(
    Object.entries({ ...TEXTS, ...FLAGS, ...DELIVERY_COUNTS }).map(([key, { column }]) => [
      column,
      after[key as TextKey | FlagKey | CountKey],
    ]),
  ),
});

async function insertProducts({ client }: Session, products: readonly Stored[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `insert into products (id, slug, category_id, stock_quantity, ${plain.join(', ')})
     select r.id, r.slug, c.id, coalesce(r.stock, 0), ${plain.map((column) => `r.${column}`).join(', ')}
       from jsonb_to_recordset($1::jsonb) ${columns} left join categories c on c.slug = r.category`,
    [JSON.stringify(products.map(rowOf))],
  );
}

async function updateProducts({ client }: Session, products: readonly Stored[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p
        set category_id = c.id, stock_quantity = coalesce(r.stock, p.stock_quantity), updated_at = now(),
            ${plain.map((column) => `${column} = r.${column}`).join(', ')}
       from jsonb_to_recordset($1::jsonb) ${columns} left join categories c on c.slug = r.category
      where p.id = r.id`,
    [JSON.stringify(products.map(rowOf))],
  );
}

type List = {
  of: (product: CsvProduct) => readonly object[];
  clear: string;
  /** Selects from rows with `product`, `place` from 1, `key` and the fields of `of`. */
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
    of: ({ priceTiers }) => priceTiers,
    clear: 'delete from products_price_tiers where _parent_id = any($1::uuid[])',
    insert: `insert into products_price_tiers (_order, _parent_id, id, min_quantity, percent_off)
             select place, product, key, "minQuantity", "percentOff"
               from ${recordset('"minQuantity" numeric, "percentOff" numeric')}`,
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
