import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Quotes, and each version of them that was sent. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence quote_number_seq;
    create type enum_quotes_status as enum ('draft', 'sent', 'accepted', 'declined');
    create table quotes (
      id uuid primary key default gen_random_uuid() not null,
      quote_number varchar not null,
      status enum_quotes_status default 'draft' not null,
      revision numeric default 1 not null,
      version numeric default 1 not null,
      sent_version numeric,
      sent_at timestamp(3) with time zone,
      customer_name varchar not null,
      email varchar not null,
      company_name varchar,
      expires_on varchar not null,
      total_amount numeric not null,
      content jsonb not null,
      inquiry_id uuid,
      order_id uuid,
      accepted_version numeric,
      accepted_option numeric,
      accepted_name varchar,
      accepted_at timestamp(3) with time zone,
      declined_at timestamp(3) with time zone,
      decline_reason varchar,
      created_by_id uuid,
      created_by_name varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint quotes_inquiry_id_inquiries_id_fk foreign key (inquiry_id) references inquiries (id) on delete set null,
      constraint quotes_order_id_orders_id_fk foreign key (order_id) references orders (id) on delete set null,
      constraint quotes_created_by_id_admin_users_id_fk foreign key (created_by_id) references admin_users (id) on delete set null
    );
    create unique index quotes_quote_number_idx on quotes (quote_number);
    create index quotes_status_idx on quotes (status);
    create index quotes_inquiry_idx on quotes (inquiry_id);
    create index quotes_order_idx on quotes (order_id);
    create index quotes_created_by_idx on quotes (created_by_id);
    create index quotes_updated_at_idx on quotes (updated_at);
    create index quotes_created_at_idx on quotes (created_at);
    create index quotes_email on quotes (lower(email));

    create table quote_versions (
      id uuid primary key default gen_random_uuid() not null,
      quote_id uuid not null,
      version numeric not null,
      content jsonb not null,
      by_name varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint quote_versions_quote_id_quotes_id_fk foreign key (quote_id) references quotes (id) on delete cascade
    );
    create unique index quote_versions_once on quote_versions (quote_id, version);
    create index quote_versions_quote_idx on quote_versions (quote_id);
    create index quote_versions_updated_at_idx on quote_versions (updated_at);
    create index quote_versions_created_at_idx on quote_versions (created_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table quote_versions;
    drop table quotes;
    drop type enum_quotes_status;
    drop sequence quote_number_seq;
  `);
}
