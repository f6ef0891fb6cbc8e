import type { Payload } from 'payload';
import { drawTeamLogo } from '@/domain/kit-art';
import { toDollars } from '@/domain/money';
import { formatOrderNumber } from '@/domain/order-number';
import { priceLines } from '@/domain/pricing';
import { query } from '@/lib/database/query';
import { storeDrawing } from './pictures';
import { demoMembers, demoTeam, demoTeamOrders } from './team';

export async function seedTeam(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'teams',
    where: { username: { equals: demoTeam.username } },
    depth: 0,
  });
  const team = docs[0]?.id ?? (await createTeam(payload));
  const { totalDocs: members } = await payload.count({ collection: 'team-members', where: { team: { equals: team } } });
  for (const [name, position, jerseyNumber, sizePreference] of demoMembers.slice(members)) {
    await payload.create({
      collection: 'team-members',
      data: { team, name, position, jerseyNumber, sizePreference, isActive: true },
    });
  }
  const { totalDocs: orders } = await payload.count({ collection: 'team-orders', where: { team: { equals: team } } });
  for (const order of demoTeamOrders.slice(orders)) await createTeamOrder(payload, team, order);
}

async function createTeam(payload: Payload): Promise<string> {
  const [primary, secondary, accent] = demoTeam.colors as [string, string, string];
  const svg = drawTeamLogo({ name: demoTeam.teamName, colors: { primary, secondary, accent } });
  const logo = await storeDrawing(payload, `${demoTeam.teamName} crest`, svg, 512);
  const { id } = await payload.create({
    collection: 'teams',
    data: { ...demoTeam, logo, password: 'Demo-pass-1234', isActive: true },
  });
  return id;
}

async function createTeamOrder(
  payload: Payload,
  team: string,
  { slug, color, sizes, status, daysAgo }: (typeof demoTeamOrders)[number],
) {
  const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: slug } }, depth: 0 });
  const [product] = docs;
  if (!product) throw new Error(`The demo has no product ${slug}.`);
  const quantities = Object.keys(sizes).length > 0 ? sizes : { all: demoMembers.length };
  const total_quantity = Object.values(quantities).reduce((sum, count) => sum + count, 0);
  const { lines, totalCents } = priceLines([
    { productId: product.id, price: product.price, salePrice: product.salePrice, quantity: total_quantity },
  ]);
  const unit_price = toDollars(lines[0]?.unitCents ?? 0);
  const total = toDollars(totalCents);
  const item = {
    product_id: product.id,
    product_name: product.name,
    color,
    quantities,
    unit_price,
    total_quantity,
    total_price: total,
  };
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const [row] = await query<{ next: string }>(payload, "select nextval('order_number_seq') as next", []);
  await payload.create({
    collection: 'team-orders',
    data: {
      team,
      orderNumber: formatOrderNumber(at.getUTCFullYear(), Number(row?.next)),
      status,
      totalAmount: total,
      totalItems: total_quantity,
      discountAmount: 0,
      needsProof: false,
      orderData: { items: [item] },
      createdAt: at.toISOString(),
    },
  });
}
