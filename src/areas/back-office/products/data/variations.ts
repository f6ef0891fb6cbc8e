import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { Session } from '@/lib/database/sessions';
import type { VariationValues } from '@/domain/catalogue/product-variation';
import type { VariationPlan } from '../variations/product-variations';

const columns = `
  as given(id uuid, "colorName" text, "colorHex" text, "sizeCode" enum_product_variations_size_code, "sizeLabel" text,
           stock numeric, "additionalPrice" numeric, "costPrice" numeric, "isAvailable" boolean)`;

const labelled = (rows: readonly VariationValues[]) =>
  JSON.stringify(rows.map((row) => ({ ...row, sizeLabel: sizeLabelOf(row.sizeCode) })));

/** Order lines keep their text of a removed variation; only the reference goes. */
export async function writeVariations({ client }: Session, productId: string, plan: VariationPlan): Promise<void> {
  const { removed, changed, renamed, added } = plan;
  if (removed.length > 0) await client.query('delete from product_variations where id = any($1::uuid[])', [removed]);
  // Colours may swap names: avoids a duplicate in between.
  if (renamed.length > 0) {
    await client.query('update product_variations set color_name = id::text where id = any($1::uuid[])', [renamed]);
  }
  if (changed.length > 0) {
    await client.query(
      `update product_variations v
          set color_name = given."colorName", color_hex = given."colorHex", stock_quantity = given.stock,
              additional_price = given."additionalPrice", cost_price = given."costPrice", is_available = given."isAvailable", updated_at = now()
         from jsonb_to_recordset($1::jsonb) ${columns}
        where v.id = given.id`,
      [labelled(changed)],
    );
  }
  if (added.length > 0) {
    await client.query(
      `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity,
                                       additional_price, cost_price, is_available)
       select $1, "colorName", "colorHex", "sizeCode", "sizeLabel", stock, "additionalPrice", "costPrice", "isAvailable"
         from jsonb_to_recordset($2::jsonb) ${columns}`,
      [productId, labelled(added)],
    );
  }
}

export async function copyVariations({ client }: Session, { from, to }: { from: string; to: string }): Promise<void> {
  await client.query(
    `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, additional_price,
                                     cost_price, is_available)
     select $1, color_name, color_hex, size_code, size_label, additional_price, cost_price, is_available
       from product_variations where product_id = $2 order by created_at, id`,
    [to, from],
  );
}
