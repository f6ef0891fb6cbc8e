import { randomUUID } from 'node:crypto';
import { order, sell } from '../tests/stress/orders';
import { newShop, type Shop } from '../tests/stress/server';
import { processorTime } from './processor-time';
import { signInStaff, signInTeam } from './sign-in';
import { table, type Row } from './table';

/** `npm run bench:orders`: the application’s processor time for orders of the shop and of teams, and their pages. */
const ORDERS = 200;
const TEAM_ORDERS = 60;
const PLAYERS = 30;

/** Ms of processor time for one, after a warm-up. */
async function measure(shop: Shop, times: number, work: () => Promise<void>): Promise<number> {
  for (let round = 0; round < times / 4; round += 1) await work();
  const before = processorTime(shop.pid());
  for (let round = 0; round < times; round += 1) await work();
  return (processorTime(shop.pid()) - before) / times;
}

async function placeTeamOrder(shop: Shop, cookie: string, product: string): Promise<string> {
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    ...{ name: `Player ${index}`, nameOnBack: `PLAYER${index}`, number: index + 1 },
    size: ['S', 'M', 'L', 'XL'][index % 4],
  }));
  const response = await fetch(`${shop.url}/api/team/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: shop.url, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      items: [{ product, color: 'Purple', players, extras: {} }],
      shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
    }),
  });
  const placed = (await response.json()) as { id: string };
  if (response.status !== 201)
    throw new Error(`A team’s order was answered ${response.status}: ${JSON.stringify(placed)}`);
  return placed.id;
}

const shop = await newShop({ demo: true });
try {
  await shop.start();
  const product = await sell(shop, 1_000_000);
  const [dress] = await shop.sql<{ id: string }>("select id from products where slug = 'velocity-netball-dress'");
  const [team, staff] = [await signInTeam(shop), await signInStaff(shop)];
  let latest = '';
  const ask = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${shop.url}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  };
  const rows: Row[] = [];
  const add = async (what: string, times: number, work: () => Promise<void>) => {
    const figure = await measure(shop, times, work);
    rows.push({ what, figure, unit: 'ms' });
    console.log(`${what}: ${figure.toFixed(2)} ms`);
  };
  await add('an order of the shop', ORDERS, async () => {
    const { status, text } = await order(shop, product);
    if (status !== 201) throw new Error(`An order was answered ${status}: ${text}`);
  });
  await add(`a team’s order of ${PLAYERS} players`, TEAM_ORDERS, async () => {
    latest = await placeTeamOrder(shop, team, dress?.id ?? '');
  });
  await add('its page in the portal', TEAM_ORDERS, () => ask(`/teamwear-portal/orders/${latest}`, { Cookie: team }));
  await add('20 of them over REST', TEAM_ORDERS, () =>
    ask('/api/team-orders?limit=20&depth=0', { Authorization: `JWT ${staff.split('=')[1]}` }),
  );
  console.log(`\nProcessor time of the application\n\n${table(rows)}`);
} finally {
  await shop.remove();
}
