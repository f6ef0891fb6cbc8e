import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Migration } from 'payload';
import { migrations } from '@/migrations';
import { withPayload } from './with-payload';

/** Payload types every adapter's migrations alike; ours are PostgreSQL's. */
const run: Migration[] = migrations.map(({ name, up, down }) => ({
  name,
  up: (args) => up(args as MigrateUpArgs),
  down: (args) => down(args as MigrateDownArgs),
}));

/** Runs the committed migrations that the database has not seen. */
await withPayload((payload) => payload.db.migrate({ migrations: run }));
