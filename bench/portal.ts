import { percentile } from '../tests/stress/report';
import { newShop, type Shop } from '../tests/stress/server';
import { signInTeam } from './sign-in';
import { table, type Row } from './table';

/** `npm run bench:portal`: portal pages among 2,000 teams, one request at a time. Target: 100 ms. */
const TEAMS = 2_000;
const MEMBERS = 30;
const ORDERS = 10;
const REQUESTS = 40;
const TARGET_MS = 100;

const pages = {
  dashboard: '/teamwear-portal',
  roster: '/teamwear-portal/roster',
  'team colours': '/teamwear-portal/colors',
  'place order': '/teamwear-portal/order',
  orders: '/teamwear-portal/orders',
  'design assets': '/teamwear-portal/assets',
  account: '/teamwear-portal/account',
};

async function fillTeams(shop: Shop): Promise<void> {
  await shop.sql(
    `insert into team_profiles (team_name, sport_type, contact_person, is_active, username, email, salt, hash)
     select team_name || ' ' || copy, sport_type, contact_person, true, username || '-' || copy, 'm' || copy || '@teams.test', salt, hash
       from team_profiles cross join generate_series(2, $1::int) as copy where username = 'northside-netball'`,
    [TEAMS],
  );
  await shop.sql(
    `insert into team_profiles_texts ("order", parent_id, path, text)
     select color.position, id, 'colors', color.hex
       from team_profiles cross join (values (1, '#7c3aed'), (2, '#ffffff')) as color (position, hex)
      where username <> 'northside-netball'`,
  );
  await shop.sql(
    `insert into team_members (team_id, name, position, jersey_number, size_preference, is_active)
     select t.id, 'Player ' || member, 'Centre', member, 'M', true
       from team_profiles t cross join generate_series(1, $1::int) as member where t.username <> 'northside-netball'`,
    [MEMBERS],
  );
  await shop.sql(
    `with first as (select * from team_orders order by created_at limit 1),
     copies as (
       insert into team_orders (team_id, order_number, status, total_amount, total_items, needs_proof, created_at)
       select t.id, 'ORD-2026-' || (100000 + row_number() over ()), o.status, o.total_amount, o.total_items, o.needs_proof,
              now() - random() * interval '300 days'
         from team_profiles t cross join generate_series(1, $1::int) as copy cross join first o
        where t.username <> 'northside-netball' returning id)
     insert into order_items (id, _order, team_order_id, item, product_id, product_name, sku, color, size_code, size_label, quantity,
                              unit_price, total_price, base_price, is_customized, players)
     select gen_random_uuid(), i._order, copies.id, i.item, i.product_id, i.product_name, i.sku, i.color, i.size_code, i.size_label,
            i.quantity, i.unit_price, i.total_price, i.base_price, i.is_customized, i.players
       from copies cross join order_items i where i.team_order_id = (select id from first)`,
    [ORDERS],
  );
  await shop.sql('analyze');
}

async function times(url: string, cookie: string): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < REQUESTS + 10; round += 1) {
    const since = performance.now();
    const response = await fetch(url, { headers: { Cookie: cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    if (round >= 10) measured.push(performance.now() - since);
  }
  return measured;
}

const shop = await newShop({ demo: true });
try {
  await shop.start();
  await fillTeams(shop);
  const username = `northside-netball-${Math.round(TEAMS / 2)}`;
  const cookie = await signInTeam(shop, username);
  const [order] = await shop.sql<{ id: string }>(
    'select o.id from team_orders o join team_profiles t on t.id = o.team_id where t.username = $1 limit 1',
    [username],
  );
  const rows: Row[] = [];
  for (const [what, path] of Object.entries({ ...pages, 'one order': `/teamwear-portal/orders/${order?.id}` })) {
    const measured = await times(`${shop.url}${path}`, cookie);
    const slow = percentile(measured, 0.95);
    rows.push({
      what,
      figure: percentile(measured, 0.5),
      unit: 'ms',
      target: TARGET_MS,
      note: `95 % within ${Math.round(slow)} ms`,
    });
  }
  console.log(`\n${TEAMS} teams, ${MEMBERS} members and ${ORDERS} orders each\n\n${table(rows)}`);
} finally {
  await shop.remove();
}
