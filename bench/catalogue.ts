import type { Shop } from '../tests/stress/server';

export async function fillCatalogue(shop: Shop, count: number): Promise<void> {
  await shop.sql(
    `with originals as (select *, row_number() over (order by slug) as place, count(*) over () as total from products),
          copies as (
            insert into products (name, slug, description, short_description, price, sale_price, unit_price, sku,
                                  stock_quantity, category_id, is_active, is_featured, is_customizable, rating, reviews)
            select name || ' ' || copy, slug || '-' || copy, description, short_description, price, sale_price, unit_price,
                   sku || '-' || copy, stock_quantity, category_id, is_active, false, is_customizable, rating, reviews
              from originals cross join generate_series(2, $1::int) as copy
             where (copy - 2) * total + place <= $1::int - total
            returning id, slug)
     select count(*) from copies`,
    [count],
  );
  const original = `join products copy on copy.slug ~ ('^' || original.slug || '-[0-9]+$')`;
  const tables: [table: string, columns: string][] = [
    ['products_colors', 'name, hex, available'],
    ['products_images', 'image_id, color'],
  ];
  for (const [table, columns] of tables) {
    await shop.sql(
      `insert into ${table} (_order, _parent_id, id, ${columns})
       select item._order, copy.id, gen_random_uuid()::text, ${columns
         .split(', ')
         .map((column) => `item.${column}`)
         .join(', ')}
         from ${table} item join products original on original.id = item._parent_id ${original}`,
    );
  }
  await shop.sql(
    `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity, additional_price, is_available)
     select copy.id, v.color_name, v.color_hex, v.size_code, v.size_label, v.stock_quantity, v.additional_price, v.is_available
       from product_variations v join products original on original.id = v.product_id ${original}`,
  );
}
