import { query } from '@/lib/database/query';
import { seedCategories, seedProducts } from './demo/seed-catalogue';
import { seedOrders } from './demo/seed-orders';
import { seedSite, seedStaff } from './demo/seed-site';
import { seedTeam } from './demo/seed-team';
import { withPayload } from './with-payload';

/** Fills an empty database with the demo; interrupted, it goes on where it was. The last marker says it is complete. */
await withPayload(async (payload) => {
  const mark = (key: string) => query(payload, 'insert into app_state (key) values ($1) on conflict do nothing', [key]);
  await mark('demo-seeding');
  await seedStaff(payload);
  await seedProducts(payload, await seedCategories(payload));
  await seedSite(payload);
  await seedTeam(payload);
  await seedOrders(payload);
  await mark('demo-seeded');
});
