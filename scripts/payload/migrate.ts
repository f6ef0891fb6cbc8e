import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Migration } from 'payload';
import { migrations } from '@/migrations';
import { seedStarterPages } from './starter/seed-starter-pages';
import { withPayload } from './with-payload';

/** Payload types all adapters’ migrations alike; ours are PostgreSQL’s. */
const run: Migration[] = migrations.map(({ name, up, down }) => ({
  name,
  up: (args) => up(args as MigrateUpArgs),
  down: (args) => down(args as MigrateDownArgs),
}));

await withPayload(async (payload) => {
  await payload.db.migrate({ migrations: run });
  await seedStarterPages(payload);
});
