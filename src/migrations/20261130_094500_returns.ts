import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Returns with their photos, and the pieces that a cancelled order keeps out of stock, since they were sent. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence return_number_seq;
    create type enum_returns_status as enum ('requested', 'approved', 'received', 'resolved', 'declined', 'cancelled');
    create type enum_returns_resolution as enum ('refund', 'replacement', 'exchange', 'none');
    create type enum_return_items_reason as enum ('faulty', 'wrong_item', 'wrong_size', 'unwanted', 'order_cancelled');
    create table returns (
      id uuid primary key default gen_random_uuid() not null,
      return_number varchar not null,
      order_id uuid not null,
      status enum_returns_status default 'requested' not null,
      note varchar,
      instructions varchar,
      decline_reason varchar,
      resolution enum_returns_resolution,
      message varchar,
      credit_note_id uuid,
      replacement_id uuid,
      created_by_id uuid,
      created_by_name varchar,
      approved_at timestamp(3) with time zone,
      received_at timestamp(3) with time zone,
      closed_at timestamp(3) with time zone,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint returns_order_id_orders_id_fk foreign key (order_id) references orders (id) on delete cascade,
      constraint returns_credit_note_id_invoices_id_fk foreign key (credit_note_id) references invoices (id) on delete set null,
      constraint returns_replacement_id_orders_id_fk foreign key (replacement_id) references orders (id) on delete set null,
      constraint returns_created_by_id_admin_users_id_fk foreign key (created_by_id) references admin_users (id) on delete set null
    );
    create unique index returns_return_number_idx on returns (return_number);
    create index returns_order_idx on returns (order_id);
    create index returns_status_idx on returns (status);
    create index returns_credit_note_idx on returns (credit_note_id);
    create index returns_replacement_idx on returns (replacement_id);
    create index returns_created_by_idx on returns (created_by_id);
    create index returns_updated_at_idx on returns (updated_at);
    create index returns_created_at_idx on returns (created_at);

    create table return_items (
      _order integer not null,
      _parent_id uuid not null,
      id varchar primary key not null,
      line varchar not null,
      quantity numeric default 0 not null,
      reason enum_return_items_reason not null,
      restocked numeric default 0 not null,
      written_off numeric default 0 not null,
      constraint return_items_parent_id_fk foreign key (_parent_id) references returns (id) on delete cascade,
      constraint return_items_pieces check (quantity >= 1 and restocked >= 0 and written_off >= 0
                                            and restocked + written_off <= quantity)
    );
    create index return_items_order_idx on return_items (_order);
    create index return_items_parent_id_idx on return_items (_parent_id);
    create index return_items_line_idx on return_items (line);
    create unique index return_items_once on return_items (_parent_id, line);

    create table return_photos (
      id uuid primary key default gen_random_uuid() not null,
      return_id uuid not null,
      name varchar not null,
      file_name varchar not null,
      mime_type varchar not null,
      file_bytes numeric not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint return_photos_return_id_returns_id_fk foreign key (return_id) references returns (id) on delete cascade
    );
    create index return_photos_return_idx on return_photos (return_id);
    create index return_photos_updated_at_idx on return_photos (updated_at);
    create index return_photos_created_at_idx on return_photos (created_at);

    create table kept_pieces (
      order_id uuid not null references orders (id) on delete cascade,
      line varchar not null,
      quantity integer not null check (quantity > 0),
      primary key (order_id, line)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table kept_pieces;
    drop table return_photos;
    drop table return_items;
    drop table returns;
    drop type enum_return_items_reason;
    drop type enum_returns_resolution;
    drop type enum_returns_status;
    drop sequence return_number_seq;
  `);
}
