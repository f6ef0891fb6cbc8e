import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Documents have the prefixes of the settings, and count from their first numbers. */
const NUMBERED_BY_SETTINGS = `
create or replace function number_invoice() returns trigger language plpgsql as $body$
declare
  place bigint;
  at timestamptz;
  day date;
  prefix text;
  first bigint;
begin
  -- The same lock as the activity log's: a transaction that writes both takes one and waits for no second.
  perform pg_advisory_xact_lock(hashtext('activity_log_chain'));
  select case new.kind when 'invoice' then coalesce(invoice_prefix, '') else coalesce(credit_note_prefix, '') end,
         case new.kind when 'invoice' then first_invoice_number else first_credit_note_number end
    into prefix, first from site_settings limit 1;
  select coalesce(max(sequence) + 1, first, 1) into place from invoices where kind = new.kind;
  at := clock_timestamp();
  day := (at at time zone new.time_zone)::date;
  update invoices
     set sequence = place,
         number = prefix || lpad(place::text, greatest(6, length(place::text)), '0'),
         issued_at = at, issued_on = day::text, due_on = (day + due_days::int)::text
   where id = new.id;
  return null;
end $body$`;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings add column invoice_prefix varchar default 'INV-';
    alter table site_settings add column first_invoice_number numeric default 1 not null;
    alter table site_settings add column credit_note_prefix varchar default 'CN-';
    alter table site_settings add column first_credit_note_number numeric default 1 not null;
  `);
  await db.execute(sql.raw(NUMBERED_BY_SETTINGS));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
create or replace function number_invoice() returns trigger language plpgsql as $body$
declare
  place bigint;
  at timestamptz;
  day date;
begin
  -- The same lock as the activity log's: a transaction that writes both takes one and waits for no second.
  perform pg_advisory_xact_lock(hashtext('activity_log_chain'));
  select coalesce(max(sequence), 0) + 1 into place from invoices where kind = new.kind;
  at := clock_timestamp();
  day := (at at time zone new.time_zone)::date;
  update invoices
     set sequence = place,
         number = case kind when 'invoice' then 'INV-' else 'CN-' end
                  || lpad(place::text, greatest(6, length(place::text)), '0'),
         issued_at = at, issued_on = day::text, due_on = (day + due_days::int)::text
   where id = new.id;
  return null;
end $body$`),
  );
  await db.execute(sql`
    alter table site_settings drop column invoice_prefix, drop column first_invoice_number,
      drop column credit_note_prefix, drop column first_credit_note_number;
  `);
}
