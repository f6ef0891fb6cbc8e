import type { Shop } from '../tests/stress/server';

export const SIZES = { orders: 100_000, products: 20_000, teams: 5_000, customers: 30_000 } as const;

const word = (list: string, by: string) => `(array[${list}])[1 + (${by}) % array_length(array[${list}], 1)]`;
const firstNames = `'Ada','Ben','Chloe','Dev','Erin','Femi','Grace','Hugo','Iris','Jack','Kira','Liam','Maya','Noah','Orla'`;
const lastNames = `'Wright','Patel','Brennan','Okafor','Shah','Lewis','Morgan','Fraser','Novak','Silva','Khan','Evans'`;
const kinds = `'Match Shirt','Training Tee','Netball Dress','Rugby Jersey','Crew Socks','Holdall','Base Layer','Shorts'`;

export async function fillBackOffice(shop: Shop): Promise<void> {
  await shop.sql(
    `insert into customers (first_name, last_name, email, created_at)
     select ${word(firstNames, 'n')}, ${word(lastNames, 'n / 7')}, 'customer' || n || '@buyers.test', now() - n * interval '10 minutes'
       from generate_series(1, $1::int) as n`,
    [SIZES.customers],
  );
  await shop.sql(
    `insert into products (name, slug, sku, price, stock_quantity, category_id, is_active, is_featured, rating, reviews, created_at)
     select ${word(kinds, 'n')} || ' ' || n, 'bench-' || n, 'BENCH-' || n, 5 + n % 80, n % 300,
            (select id from categories order by id offset n % 5 limit 1), n % 20 <> 0, false, 4, 0, now() - n * interval '1 minute'
       from generate_series(1, $1::int) as n`,
    [SIZES.products],
  );
  await shop.sql(
    `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity, additional_price, is_available)
     select p.id, 'Red', '#cc0000', s.code::enum_product_variations_size_code, s.label, (row_number() over ()) % 60, 0, true
       from products p cross join (values ('S', 'Small'), ('M', 'Medium'), ('L', 'Large')) as s (code, label)
      where p.slug like 'bench-%'`,
  );
  await shop.sql(
    `insert into team_profiles (team_name, sport_type, contact_person, email, username, is_active, created_at)
     select ${word(lastNames, 'n')} || ' ' || ${word(`'Netball','Rovers','Rugby','United','Hawks'`, 'n / 3')} || ' ' || n,
            ${word(`'Netball','Football','Rugby'`, 'n')}, ${word(firstNames, 'n')} || ' ' || ${word(lastNames, 'n / 5')},
            'club' || n || '@clubs.test', 'bench-team-' || n, n % 9 <> 0, now() - n * interval '1 hour'
       from generate_series(1, $1::int) as n`,
    [SIZES.teams],
  );
  await shop.sql(
    `insert into team_profiles_texts ("order", parent_id, path, text)
     select 1, id, 'colors', '#7c3aed' from team_profiles where username like 'bench-team-%'`,
  );
  await shop.sql(
    `insert into orders (order_number, status, total_amount, shipping_amount, customer_id, contact_first_name, contact_last_name,
            contact_email, shipping_address_line1, shipping_address_city, shipping_address_postcode, shipping_address_country,
            payment_method, payment_status, tracking_token, total_items, created_at)
     select 'ORD-2025-' || lpad(n::text, 6, '0'),
            ${word(`'pending','processing','shipped','delivered','cancelled'`, 'n')}::enum_orders_status,
            10 + n % 400, 0, c.id, c.first_name, c.last_name, c.email, '1 Mill Lane', 'Leeds', 'LS1 1AA', 'GB', 'invoice',
            'unpaid', 'bench-' || n, 2, now() - n * interval '5 minutes'
       from generate_series(1, $1::int) as n
       join (select *, row_number() over (order by email) as place from customers where email like '%@buyers.test') c
         on c.place = 1 + n % $2::int`,
    [SIZES.orders, SIZES.customers],
  );
  await shop.sql(
    `insert into order_items (_order, _parent_id, id, product_id, product_name, sku, quantity, unit_price, total_price)
     select line, o.id, md5(o.id::text || line), p.id, p.name, p.sku, 1, 5, 5
       from (select id, row_number() over (order by created_at) as place from orders where tracking_token like 'bench-%') o
       cross join generate_series(1, 2) as line
       join (select id, name, sku, row_number() over (order by slug) as place from products where slug like 'bench-%') p
         on p.place = 1 + (o.place * 7 + line) % $1::int`,
    [SIZES.products],
  );
  await shop.sql('vacuum analyze');
}
