import type { Client } from 'pg';
import { openInvoices } from '@/data/kept-sums';

export const GROWTH = {
  orders: 1_000_000,
  teamOrders: 100_000,
  teams: 100_000,
  customers: 300_000,
  products: 20_000,
  kits: 30_000,
  days: 1_095,
} as const;

const list = (words: string) => `array['${words.split(' ').join("','")}']`;
const word = (words: string, by: string) => `(${words})[1 + (${by}) % array_length(${words}, 1)]`;
const id = (kind: string, by: string) => `md5('${kind}' || (${by}))::uuid`;

const FIRST = list(
  'Ada Ben Chloe Dev Erin Femi Grace Hugo Iris Jack Kira Liam Maya Noah Orla Priya Quinn Rosa Sam Tess',
);
const COMMON = list('Wright Patel Brennan Okafor Shah Lewis Morgan Fraser Novak Silva Khan Evans');
const HEAD = list('Ash Bar Cold Dun Elm Fen Gar Hol Ive Jar Kel Lan Mar Nor Oak Pem Rad Sel Tor Wes');
const TAIL = list('bury by croft dale field ford ham ley more ness over rick shaw stead ton wick wood worth');
const lastName = (n: string) =>
  `case when ${n} % 10 = 0 then ${word(COMMON, `${n} / 10`)} else ${word(HEAD, `${n} / 3`)} || ${word(TAIL, `${n} / 61`)} end`;
const KINDS = list('Shirt Tee Dress Jersey Socks Holdall Layer Shorts');
const CLUBS = list('Netball Rovers Rugby United Hawks Harriers Hockey Athletic');

const at = (n: string, count: number) => `now() - (${n} + 1) * interval '${GROWTH.days} days' / ${count}`;

const STATEMENTS: readonly [what: string, statement: string][] = [
  [
    'customers',
    `insert into customers (id, first_name, last_name, email, phone, created_at)
     select ${id('customer', 'n')}, ${word(FIRST, 'n')}, ${lastName('n')}, 'customer' || n || '@buyers.test',
            '07700 ' || lpad((n * 7 % 1000000)::text, 6, '0'), ${at('n', GROWTH.customers)}
       from generate_series(0, ${GROWTH.customers} - 1) n`,
  ],
  [
    'products',
    `insert into products (id, name, slug, sku, price, unit_price, stock_quantity, category_id, is_active, is_featured, rating, reviews, created_at)
     select ${id('product', 'n')}, ${word(HEAD, 'n / 8')} || ' ' || ${word(KINDS, 'n')} || ' ' || n, 'growth-' || n, 'GROW-' || n, 5 + n % 80,
            5 + n % 80, n % 300, null, n % 20 <> 0, false, 4, 0, ${at('n', GROWTH.products)}
       from generate_series(0, ${GROWTH.products} - 1) n`,
  ],
  [
    'product_variations',
    `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity, additional_price, is_available)
     select ${id('product', 'n')}, 'Red', '#cc0000', s.code::enum_product_variations_size_code, s.label, (n * 7 + s.place) % 120, 0, true
       from generate_series(0, ${GROWTH.products} - 1) n cross join (values (1, 'S', 'Small'), (2, 'M', 'Medium'), (3, 'L', 'Large')) as s (place, code, label)`,
  ],
  [
    'team_profiles',
    `insert into team_profiles (id, team_name, sport_type, contact_person, email, phone, username, is_active, created_at)
     select ${id('team', 'n')}, ${word(HEAD, 'n')} || ${word(TAIL, 'n / 20')} || ' ' || ${word(CLUBS, 'n / 3')} || ' ' || n,
            ${word(list('Netball Football Rugby'), 'n')}, ${word(FIRST, 'n')} || ' ' || ${lastName('n')}, 'club' || n || '@clubs.test',
            '01132 ' || lpad((n * 7 % 1000000)::text, 6, '0'), 'growth-team-' || n, n % 9 <> 0, ${at('n', GROWTH.teams)}
       from generate_series(0, ${GROWTH.teams} - 1) n`,
  ],
  [
    'team_profiles_texts',
    `insert into team_profiles_texts ("order", parent_id, path, text)
     select 1, ${id('team', 'n')}, 'colors', '#7c3aed' from generate_series(0, ${GROWTH.teams} - 1) n`,
  ],
  [
    'kit_documents',
    `insert into kit_documents (id, hash, document, updated_at)
     select ${id('kit', 'n')}, encode(sha256(n::text::bytea), 'hex'),
            jsonb_build_object('name', 'Kit ' || n, 'garments', jsonb_build_array(jsonb_build_object('type', 'shirt', 'technique', 'vinyl')), 'elements', '[]'::jsonb), now()
       from generate_series(0, ${GROWTH.kits} - 1) n`,
  ],
  [
    'kit_designs',
    `insert into kit_designs (id, name, document_id, team_id, email, edit_key_hash, share_token, created_at, updated_at)
     select ${id('design', 'n')}, 'Kit ' || n, ${id('kit', 'n')}, case when n % 3 = 0 then ${id('team', 'n')} end,
            case when n % 3 <> 0 then 'customer' || n || '@buyers.test' end, 'growth-' || n, 'growth-' || n,
            ${at('n', GROWTH.kits)}, ${at('n', GROWTH.kits)}
       from generate_series(0, ${GROWTH.kits} - 1) n`,
  ],
  [
    'kit_design_versions',
    `insert into kit_design_versions (design_id, document_id, name, is_autosave)
     select ${id('design', 'n')}, ${id('kit', 'n')}, 'First', false from generate_series(0, ${GROWTH.kits} - 1) n`,
  ],
  [
    // The newest three weeks are in hand, the week before on its way; one in 25 is cancelled.
    'orders',
    `insert into orders (id, order_number, status, total_amount, shipping_amount, currency, tax_amount, tax_relief_amount, customer_id,
            contact_first_name, contact_last_name, contact_email, contact_phone, shipping_address_line1, shipping_address_city,
            shipping_address_postcode, shipping_address_country, payment_method, payment_status, paid_at, paid_amount, tracking_token,
            total_items, delivery_method, delivery_name, delivery_days, delivery_from, promised_date, created_at, updated_at)
     select ${id('order', 'n')}, 'ORD-' || 2023 + n / 400000 || '-' || lpad(n::text, 7, '0'),
            (case when n % 25 = 7 then 'cancelled' when age < 4 then 'pending' when age < 21 then 'processing' when age < 28 then 'shipped' else 'delivered' end)::enum_orders_status,
            10 + n % 400, 0, 'USD', 0, 0, ${id('customer', 'c')}, ${word(FIRST, 'c')}, ${lastName('c')},
            'customer' || c || '@buyers.test', '07700 ' || lpad((c * 7 % 1000000)::text, 6, '0'), n % 300 || ' Mill Lane', 'Leeds',
            'LS' || n % 28 || ' ' || n % 9 || 'AA', 'GB', 'invoice', (case when n % 4 = 0 then 'unpaid' else 'paid' end)::enum_orders_payment_status,
            case when n % 4 <> 0 then placed end, case when n % 4 = 0 then 0 else 10 + n % 400 end, 'growth-' || n, 2,
            'standard', 'Standard', 14, placed, to_char(placed + interval '15 days', 'YYYY-MM-DD'), placed, placed
       from generate_series(0, ${GROWTH.orders} - 1) n,
            lateral (select (n * 7919::bigint % ${GROWTH.customers})::int as c, ${at('n', GROWTH.orders)} as placed, n / (${GROWTH.orders} / ${GROWTH.days}) as age) own`,
  ],
  [
    'order_items',
    `insert into order_items (_order, _parent_id, id, product_id, product_name, sku, quantity, unit_price, total_price, color, size_code, size_label, kit_document_id)
     select line, ${id('order', 'n')}, 'growth-' || n || '-' || line, ${id('product', 'p')}, 'Growth ' || p, 'GROW-' || p, 1, 5, 5, 'Red', 'M', 'Medium',
            case when line = 1 and n % 20 = 0 then ${id('kit', `n / 20 % (${GROWTH.kits} / 2)`)} end
       from generate_series(0, ${GROWTH.orders} - 1) n cross join generate_series(1, 2) line,
            lateral (select (n::bigint * 7 + line * 13) % ${GROWTH.products} as p) own`,
  ],
  [
    'order_status_changes',
    `insert into order_status_changes (order_id, "from", "to", by_name, created_at, updated_at)
     select ${id('order', 'n')}, 'pending', 'processing', 'Alex Morgan', ${at('n', GROWTH.orders)}, ${at('n', GROWTH.orders)}
       from generate_series(0, ${GROWTH.orders} - 1) n`,
  ],
  [
    'team_orders',
    `insert into team_orders (id, team_id, order_number, status, total_amount, currency, tax_amount, tax_relief_amount, total_items, needed_by,
            shipping_address_line1, shipping_address_city, shipping_address_postcode, shipping_address_country, created_at, updated_at)
     select ${id('teamorder', 'n')}, ${id('team', `n * 7919::bigint % ${GROWTH.teams}`)}, 'ORD-' || 2023 + n / 40000 || '-T' || lpad(n::text, 6, '0'),
            (case when n % 25 = 7 then 'cancelled' when age < 4 then 'pending' when age < 14 then 'approved' when age < 42 then 'in_production' else 'delivered' end)::enum_team_orders_status,
            300 + n % 900, 'USD', 0, 0, 30, to_char(placed + interval '45 days', 'YYYY-MM-DD'), '1 Mill Lane', 'Leeds', 'LS' || n % 28 || ' 1AA', 'GB', placed, placed
       from generate_series(0, ${GROWTH.teamOrders} - 1) n,
            lateral (select ${at('n', GROWTH.teamOrders)} as placed, n / (${GROWTH.teamOrders} / ${GROWTH.days}) as age) own`,
  ],
  [
    'order_items of teams',
    `insert into order_items (_order, team_order_id, id, product_id, product_name, sku, quantity, unit_price, total_price, color, size_code, size_label,
            item, base_price, is_customized, kit_document_id)
     select line, ${id('teamorder', 'n')}, 'growth-team-' || n || '-' || line, ${id('product', 'p')}, 'Growth ' || p, 'GROW-' || p, 6, 20, 120, 'Red', 'M', 'Medium',
            'item', 20, true, case when line = 1 and n % 10 = 0 then ${id('kit', `n / 10 % (${GROWTH.kits} / 2)`)} end
       from generate_series(0, ${GROWTH.teamOrders} - 1) n cross join generate_series(1, 5) line,
            lateral (select (n::bigint * 11 + line * 17) % ${GROWTH.products} as p) own`,
  ],
  [
    'invoices',
    `insert into invoices (kind, number, sequence, order_id, order_number, issued_at, issued_on, due_on, due_days, time_zone, currency, total_amount,
            rows, tax_lines, supplier, customer, payment)
     select 'invoice', 'INV-' || lpad(n::text, 7, '0'), n + 1, ${id('order', 'n')}, 'ORD-' || 2023 + n / 400000 || '-' || lpad(n::text, 7, '0'),
            placed, to_char(placed, 'YYYY-MM-DD'), to_char(placed + interval '30 days', 'YYYY-MM-DD'), 30, 'Europe/London', 'USD', 10 + n % 400,
            jsonb_build_array(line, line),
            '[]', jsonb_build_object('name', 'Kitroom', 'address', jsonb_build_array('1 Mill Lane', 'Leeds', 'LS1 1AA')),
            jsonb_build_object('contact', jsonb_build_object('firstName', ${word(FIRST, 'n')}, 'lastName', ${lastName('n')}, 'email', 'customer' || n % ${GROWTH.customers} || '@buyers.test'),
              'shippingAddress', jsonb_build_object('line1', '1 Mill Lane', 'city', 'Leeds', 'postcode', 'LS1 1AA', 'country', 'GB')), '{}'
       from generate_series(0, ${GROWTH.orders} - 1) n,
            lateral (select ${at('n', GROWTH.orders)} as placed,
                            jsonb_build_object('name', 'Growth ' || n, 'sku', 'GROW-' || n, 'quantity', 1, 'unitPrice', 5, 'total', 5) as line) own`,
  ],
  [
    'mail_messages',
    `insert into mail_messages ("to", template, data, attempts, attempt_after, sent_at, created_at, updated_at)
     select 'customer' || n % ${GROWTH.customers} || '@buyers.test', 'order-confirmation', jsonb_build_object('orderId', ${id('order', 'n')}), 1, placed, placed, placed, placed
       from generate_series(0, ${GROWTH.orders} - 1) n cross join generate_series(1, 2), lateral (select ${at('n', GROWTH.orders)} as placed) own`,
  ],
  [
    'staff_news',
    `insert into staff_news (kind, title, body, href, created_at)
     select 'orders', 'New order #' || n, '$20.00', '/admin/orders/' || n, ${at('n', GROWTH.orders)} from generate_series(0, ${GROWTH.orders} - 1) n`,
  ],
  [
    'activity_log',
    `insert into activity_log (actor_name, action, subject_type, subject_id, subject, before, after, address, created_at)
     select 'Alex Morgan', 'update', 'orders', ${id('order', 'n')}::text, '#ORD-' || n, '{"status": "pending"}', '{"status": "processing"}', '10.0.0.1', ${at('n', GROWTH.orders)}
       from generate_series(0, ${GROWTH.orders} - 1) n`,
  ],
  [
    'page_views',
    `insert into page_views (day, path, referrer, views)
     select current_date - d, '/product/growth-' || (p * 13 + d) % ${GROWTH.products}, case when p % 10 = 0 then 'example.com' else '' end, 1 + p % 50
       from generate_series(0, 790) d cross join generate_series(1, 1500) p on conflict do nothing`,
  ],
  [
    'shop_events',
    `insert into shop_events (day, event, product_id, total)
     select current_date - d, e, ${id('product', `(p * 13 + d) % ${GROWTH.products}`)}, 1 + p % 9
       from generate_series(0, 790) d cross join generate_series(1, 300) p cross join unnest(array['cart', 'checkout']) e on conflict do nothing`,
  ],
  [
    'open_invoices',
    `insert into open_invoices (invoice_id, order_id, issued_at, due_on, currency, open_amount, due_amount) ${openInvoices()}`,
  ],
];

/** Fills a migrated database, as its superuser: triggers and foreign keys are passed by. */
export async function fillGrowth(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [what, statement] of STATEMENTS) {
    const since = performance.now();
    const { rowCount } = await client.query(statement);
    console.log(`${what}: ${rowCount} rows in ${Math.round((performance.now() - since) / 1000)} s`);
  }
  await client.query('set session_replication_role = origin');
  await client.query('select recount_orders(), recount_customers(array(select id from customers))');
  await client.query('vacuum analyze');
}
