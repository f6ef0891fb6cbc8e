import type { Client } from 'pg';

const words = (text: string) => text.split(' ');
const pick = (list: string[], by: string) => `(array['${list.join("','")}'])[1 + (${by}) % ${list.length}]`;
/** Pseudo-random, the same in every run. */
const dice = (salt: number) => `(abs(hashint4(n * 31 + ${salt})) & 1048575)`;

const brands = words(
  'Velocity Striker Momentum Ironside Crease Thermal Touchline Summit Vortex Apex Falcon Harrier Meridian Quantum Rapid Sentinel Titan Vertex Zenith Comet Drift Ember Flint Granite Harbour Jetstream Kestrel Lancer Monarch Nimbus',
);
const lines = words('Pro Elite Classic Club Academy Match Core Aero Heritage Lite Storm Ultra');
const sports = words('Netball Football Rugby Cricket Training Hockey Running Basketball Athletics Tennis');
const garments = words(
  'Shirt Jersey Dress Shorts Socks Hoodie Tracksuit Jacket Holdall Backpack Bib Leggings Tee Vest Skort Top Cap Gloves',
);
const phrases = [
  'breathable mesh panels',
  'fade-proof sublimated print',
  'quick-dry knit',
  'flat-locked seams',
  'hidden cord at the waist',
  'reflective trim',
  'recycled polyester',
  'club crest and number included',
  'reinforced elbows',
  'ventilated back',
  'cushioned heel and toe',
  'silicone grip',
  'two-way zip',
  'side pockets',
  'long tail',
  'mock neck and thumb loops',
  'cut for the whole eighty minutes',
  'stays tucked in',
  'dries while you drink',
  'made for wet touchlines',
];

export async function fillSearch(client: Client, products: number): Promise<void> {
  await client.query(
    `insert into categories (name, slug, sort_order) select name, lower(name), 1
       from unnest(array['${sports.join("','")}','Bags','Socks','Accessories','Baselayers']) as name
     on conflict (slug) do nothing`,
  );
  const phrase = (salt: number) => pick(phrases, dice(salt));
  const step = 5_000;
  for (let from = 1; from <= products; from += step) {
    await client.query('begin');
    await client.query(
      `insert into products (name, slug, sku, price, sale_price, unit_price, stock_quantity, category_id, is_active, is_featured,
                             is_customizable, rating, reviews, created_at, short_description, description)
       select ${pick(brands, dice(1))} || ' ' || ${pick(lines, dice(2))} || ' ' || ${pick(sports, dice(3))} || ' ' || ${pick(garments, dice(4))},
              'product-' || n, 'SKU-' || upper(substr(md5(n::text), 1, 3)) || '-' || n, 5 + ${dice(5)} % 130,
              case when ${dice(6)} % 6 = 0 then 4 end, case when ${dice(6)} % 6 = 0 then 4 else 5 + ${dice(5)} % 130 end,
              case when ${dice(7)} % 8 = 0 then 0 else ${dice(7)} % 90 end,
              (select id from categories where slug = lower(${pick(sports, dice(3))})), ${dice(8)} % 40 <> 0, ${dice(9)} % 50 = 0,
              ${dice(10)} % 3 = 0, (${dice(11)} % 21 + 30) / 10.0, ${dice(12)} % 400, now() - n * interval '7 minutes',
              initcap(${phrase(13)}) || ', ' || ${phrase(14)} || '.',
              initcap(${phrase(15)}) || ', ' || ${phrase(16)} || ' and ' || ${phrase(17)} || '. For ' || lower(${pick(sports, dice(18))}) ||
                ' and everything else: ' || ${phrase(19)} || ', ' || ${phrase(20)} || ', a ' || lower(${pick(garments, dice(21))}) || ' for every season.'
         from generate_series($1::int, $2::int) as n`,
      [from, Math.min(products, from + step - 1)],
    );
    const mine = `(select p.id, n from generate_series($1::int, $2::int) as n join products p on p.slug = 'product-' || n) p`;
    const range = [from, Math.min(products, from + step - 1)];
    await client.query(
      `insert into products_colors (_order, _parent_id, id, name, hex, available)
       select place, p.id, md5(p.id::text || place), color.name, color.hex, true from ${mine}, generate_series(0, 2) as place,
         lateral (select * from (values (0, 'Royal Blue', '#1d4ed8'), (1, 'Black', '#17171c'), (2, 'White', '#ffffff'), (3, 'Red', '#dc2626'),
           (4, 'Navy', '#1e2a5a'), (5, 'Green', '#15803d'), (6, 'Purple', '#7c3aed'), (7, 'Sky', '#7dd3fc'), (8, 'Amber', '#f59e0b')) as c (k, name, hex)
           where k = (${dice(30)} + place * (1 + ${dice(31)} % 3)) % 9) as color where place <= ${dice(32)} % 3`,
      range,
    );
    await client.query(
      `insert into products_sizes ("order", parent_id, value)
       select place, p.id, (array['XSB','SB','MB','LB','XLB','S','M','L','XL','XXL','XXXL'])[place]::enum_products_sizes
         from ${mine}, generate_series(1, 11) as place
        where case ${dice(40)} % 4 when 0 then place > 5 when 1 then true when 2 then place between 4 and 9 else false end`,
      range,
    );
    await client.query(
      `insert into products_texts ("order", parent_id, path, text)
       select 1, p.id, 'features', ${phrase(41)} from ${mine}`,
      range,
    );
    await client.query(
      `insert into product_variations (product_id, color_name, color_hex, size_code, stock_quantity)
       select c._parent_id, c.name, c.hex, s.value::text::enum_product_variations_size_code, ${dice(50)} % 3 * 5
         from ${mine} join products_colors c on c._parent_id = p.id join products_sizes s on s.parent_id = p.id
        where n % 20 = 0`,
      range,
    );
    await client.query('commit');
  }
  await client.query('vacuum analyze');
}
