import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Orders of strangers that wait until they are confirmed, and by whose mailbox and network they count together:
 * hashes, kept apart from the orders, and for a few days only.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp(3) with time zone;
    ALTER TABLE "orders" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
    ALTER TABLE "site_settings" ADD COLUMN "unconfirmed_pieces" numeric DEFAULT 30 NOT NULL;
    ALTER TABLE "site_settings" ADD COLUMN "unconfirmed_amount" numeric DEFAULT 1000 NOT NULL;

    alter table site_settings add constraint site_settings_unconfirmed
      check (unconfirmed_amount::usd is not null and unconfirmed_pieces >= 0 and unconfirmed_pieces = trunc(unconfirmed_pieces));
    alter table orders
      add constraint orders_confirmed check (confirmed_at is null or confirm_by is not null),
      add column awaits_confirmation boolean not null generated always as
        (status = 'pending' and confirm_by is not null and confirmed_at is null) stored;
    create index orders_awaiting_confirmation on orders (confirm_by) where awaits_confirmation;

    create table order_origins (
      order_id uuid primary key references orders (id) on delete cascade,
      mailbox text not null,
      network text not null,
      created_at timestamptz not null default now()
    );
    create index order_origins_mailbox on order_origins (mailbox);
    create index order_origins_network on order_origins (network);
    create index order_origins_created_at on order_origins (created_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table order_origins;
    alter table orders
      drop column awaits_confirmation,
      drop constraint orders_confirmed;
    alter table site_settings drop constraint site_settings_unconfirmed;

    ALTER TABLE "orders" DROP COLUMN "confirm_by";
    ALTER TABLE "orders" DROP COLUMN "confirmed_at";
    ALTER TABLE "site_settings" DROP COLUMN "unconfirmed_pieces";
    ALTER TABLE "site_settings" DROP COLUMN "unconfirmed_amount";
  `);
}
