import config from '@payload-config';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { BasePayload, type Migration } from 'payload';
import { migrations } from '@/migrations';

export async function migrateTo(names: readonly string[]): Promise<void> {
  const run: Migration[] = migrations
    .filter(({ name }) => names.includes(name))
    // Payload types all adapters’ migrations alike; ours are PostgreSQL’s.
    .map(({ name, up, down }) => ({
      name,
      up: (args) => up(args as MigrateUpArgs),
      down: (args) => down(args as MigrateDownArgs),
    }));
  const payload = await new BasePayload().init({ config, disableOnInit: true });
  await payload.db.migrate({ migrations: run });
  // `destroy` leaves connections open.
  await payload.db.pool.end();
  await payload.destroy();
}
