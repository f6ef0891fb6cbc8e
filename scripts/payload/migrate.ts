import { migrate } from './migrate-to';
import { seedStarterPages } from './starter/seed-starter-pages';
import { withPayload } from './with-payload';

await withPayload(async (payload) => {
  await migrate(payload);
  await seedStarterPages(payload);
});
