import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { CsvProduct } from '@/domain/product-csv/csv-product';
import type { Session } from '@/lib/database/sessions';

export type Stored = { id: string; before: CsvProduct | undefined; after: CsvProduct };

const columns = `
  as r(id uuid, product uuid, color text, hex text, size enum_product_variations_size_code, label text, stock numeric,
       extra numeric, cost numeric, available boolean)`;

export async function writeVariations({ client }: Session, products: readonly Stored[]): Promise<void> {
  const rows = products.flatMap(({ id: product, before, after }) => {
    const known = new Map(before?.variations.map((variation) => [variation.id, variation]));
    return after.variations.flatMap((variation) => {
      const {
        id,
        color,
        hex,
        size,
        stock,
        additionalPrice: extra,
        costPrice: cost,
        isAvailable: available,
      } = variation;
      const stored = id === undefined ? undefined : known.get(id);
      if (stored && JSON.stringify(stored) === JSON.stringify(variation)) return [];
      const units = stock === stored?.stock ? null : stock;
      return [{ id, product, color, hex, size, label: sizeLabelOf(size), stock: units, extra, cost, available }];
    });
  });
  const changed = rows.filter(({ id }) => id !== undefined);
  const added = rows.filter(({ id }) => id === undefined);
  if (changed.length > 0) {
    await client.query(
      `update product_variations v
          set color_hex = r.hex, stock_quantity = coalesce(r.stock, v.stock_quantity), additional_price = r.extra, cost_price = r.cost,
              is_available = r.available, updated_at = now()
         from jsonb_to_recordset($1::jsonb) ${columns} where v.id = r.id`,
      [JSON.stringify(changed)],
    );
  }
  if (added.length > 0) {
    await client.query(
      `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity,
                                       additional_price, cost_price, is_available)
       select product, color, hex, size, label, stock, extra, cost, available from jsonb_to_recordset($1::jsonb) ${columns}`,
      [JSON.stringify(added)],
    );
  }
}
