import { type Payload, createLocalReq } from 'payload';
import { query } from '@/lib/database/query';
import { seedCategories, seedProducts } from './seed-catalogue';
import { seedInquiries, seedReviews } from './seed-inquiries';
import { seedMarketingPictures } from './seed-pictures';
import { demoSteps, demoViews } from './analytics';
import { drawTeamLogo } from '../drawings/team-logo';
import { inTransaction } from '@/lib/database/transaction';
import { storeDrawing } from './store-picture';
import { seedTeamOrders } from './seed-team-orders';
import { demoMembers, demoPeople, demoTeam, nameOnBack } from './team';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { promisedDay } from '@/domain/delivery/calendar';
import { readDeliveryRules } from '@/modules/delivery/data';
import { demoOrders, type DemoOrder } from './orders';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import { env } from '@/lib/env';
import { homeCurrency } from '@/domain/money/home-currency';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { demoComponents } from './components';
import { demoDelivery } from './delivery';

/** Resumes an interrupted run: each record is written with its parts; a marker is written last. */
export async function seedDemo(payload: Payload): Promise<void> {
  const mark = (key: string) => query(payload, 'insert into app_state (key) values ($1) on conflict do nothing', [key]);
  await mark('demo-seeding');
  await seedStaff(payload);
  await seedProducts(payload, await seedCategories(payload));
  await seedSite(payload);
  await seedMarketingPictures(payload);
  await seedTeam(payload);
  await seedOrders(payload);
  await seedInquiries(payload);
  await seedReviews(payload);
  await seedAnalytics(payload);
  await mark('demo-seeded');
}

/** Unless the shop had visits before today. */
async function seedAnalytics(payload: Payload): Promise<void> {
  const today = new Date();
  const before = `where not exists (select from page_views where day < $2::date)`;
  // Steps first: views mark that both exist.
  await query(
    payload,
    `insert into shop_events (day, event, product_id, total)
     select step.day, step.event, p.id, step.total
       from jsonb_to_recordset($1::jsonb) as step (day date, event text, slug text, total integer)
       join products p on p.slug = step.slug ${before} on conflict do nothing`,
    [JSON.stringify(demoSteps(today)), today.toISOString().slice(0, 10)],
  );
  await query(
    payload,
    `insert into page_views (day, path, referrer, views)
     select day, path, referrer, views
       from jsonb_to_recordset($1::jsonb) as view (day date, path text, referrer text, views integer)
       ${before} on conflict do nothing`,
    [JSON.stringify(demoViews(today)), today.toISOString().slice(0, 10)],
  );
}

const DEMO_PASSWORD = 'Demo-pass-1234';

async function seedTeam(payload: Payload): Promise<void> {
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
      data: { team, name, position, jerseyNumber, sizePreference, nameOnBack: nameOnBack(name), isActive: true },
    });
  }
  await seedTeamOrders(payload, team);
}

async function createTeam(payload: Payload): Promise<string> {
  const [primary, secondary, accent] = demoTeam.colors as [string, string, string];
  const svg = drawTeamLogo({ name: demoTeam.teamName, colors: { primary, secondary, accent } });
  const req = await createLocalReq({}, payload);
  const { id } = await inTransaction(req, async () => {
    const logo = await storeDrawing(req, `${demoTeam.teamName} crest`, svg, 512);
    const data = { ...demoTeam, logo, password: DEMO_PASSWORD, isActive: true };
    const created = await payload.create({ collection: 'teams', data, req });
    for (const person of demoPeople)
      await payload.create({
        collection: 'team-people',
        data: { ...person, team: created.id, lastLogin: new Date().toISOString(), password: DEMO_PASSWORD },
        req,
      });
    return created;
  });
  return id;
}

const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000);

/** By the usual operations, for real stock, numbers and history. */
async function seedOrders(payload: Payload): Promise<void> {
  for (const [index, order] of demoOrders.entries()) await seedOrder(payload, order, `demo-order-${index}`);
}

/** Once, without emails. */
async function seedOrder(payload: Payload, order: DemoOrder, idempotencyKey: string): Promise<void> {
  const known = await query(payload, 'select 1 from orders where idempotency_key = $1', [idempotencyKey]);
  if (known.length > 0) return;
  const email = `${order.firstName}.${order.lastName}@example.test`.toLowerCase();
  const input = checkoutInput.parse({
    items: order.items,
    customer: { firstName: order.firstName, lastName: order.lastName, email, phone: '+44 161 496 0789' },
    shippingAddress: { line1: '12 Orchard Street', city: 'Manchester', postcode: 'M4 1AB', country: 'GB' },
    paymentMethod: 'invoice',
    notes: order.notes,
  });
  const req = await createLocalReq({}, payload);
  const { calendar } = await readDeliveryRules(payload);
  await inTransaction(req, async ({ client }) => {
    const placed = await placeOrder({ req, buyer: { kind: 'staff' }, input, idempotencyKey });
    if (!placed.ok) throw new Error(`Demo order of ${email}: ${placed.message} ${JSON.stringify(placed)}`);
    const { id, trackingToken, delivery } = placed.order;
    if (order.status !== 'pending') {
      await payload.update({ collection: 'orders', id, data: { status: order.status }, depth: 0, req });
    }
    const then = daysBefore(order.daysAgo);
    await client.query('update orders set created_at = $2 where id = $1', [id, then]);
    if (delivery?.from) {
      const promised = promisedDay(calendar, then, delivery.days);
      await client.query('update orders set delivery_from = $2, promised_date = $3 where id = $1', [
        id,
        then,
        promised,
      ]);
    }
    await client.query(`delete from mail_messages where data ->> 'token' = $1`, [trackingToken]);
  });
}

const password = 'Demo-pass-1234';
const staff = [
  { email: 'admin@demo.test', fullName: 'Alex Morgan', role: 'owner' },
  { email: 'editor@demo.test', fullName: 'Robin Fielding', role: 'content_manager' },
] as const;

async function seedStaff(payload: Payload): Promise<void> {
  for (const person of staff) {
    const { totalDocs } = await payload.count({
      collection: 'admin-users',
      where: { email: { equals: person.email } },
    });
    if (totalDocs === 0)
      await payload.create({
        collection: 'admin-users',
        data: { ...person, password, isActive: true, ...DEFAULT_APPEARANCE },
      });
  }
}

const demoCompany = {
  companyName: 'Kitroom Teamwear Ltd',
  companyNumber: '00000000',
  vatNumber: 'GB999999973',
  bankDetails: 'Kitroom Teamwear Ltd\nSort code 00-00-00\nAccount 00000000',
  techniquePrices: { transfer: 2.5, vinyl: 3.5, embroidery: 6 },
};

async function seedSite(payload: Payload): Promise<void> {
  const social = (name: string) => `https://${name}.example/kitroom`;
  const { totalDocs: orders } = await payload.count({ collection: 'orders' });
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      ...(orders === 0 && env.demoCurrency && { currency: env.demoCurrency }),
      ...(!companyName && demoCompany),
      social: {
        facebook: social('facebook'),
        instagram: social('instagram'),
        twitter: social('twitter'),
        youtube: social('youtube'),
      },
    },
  });
  await payload.updateGlobal({ slug: 'delivery-settings', data: demoDelivery });
  const taxes = await payload.findGlobal({ slug: 'tax-settings', depth: 0 });
  if (!taxes.isCharged && !taxes.rates?.length) {
    await payload.updateGlobal({
      slug: 'tax-settings',
      data: {
        ...{ ...NO_TAXES, isCharged: true, reverseChargeCountries: [], rates: UK_RATES.map((rate) => ({ ...rate })) },
        ...(homeCurrency() && { homeRate: 0.79, homeRateOn: '2026-11-02' }),
      },
    });
  }
  for (const component of demoComponents) {
    const { totalDocs } = await payload.count({
      collection: 'components',
      where: { name: { equals: component.name } },
    });
    if (totalDocs === 0) await payload.create({ collection: 'components', data: { ...component, isActive: true } });
  }
}
