import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table team_order_proofs add column answers jsonb;
    alter table order_proofs add column answers jsonb;
    alter table team_order_events add column squads varchar;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table team_order_proofs drop column answers;
    alter table order_proofs drop column answers;
    alter table team_order_events drop column squads;
  `);
}
