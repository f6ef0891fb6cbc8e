import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What products held in the search index before they were changed, for longer than an answer may be stored: so a stored
 * list tells whether a change concerns it (docs/decisions/0018-documents-in-memory.md).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search_former (
      id uuid not null,
      document tsvector not null,
      left_by xid8 not null default pg_current_xact_id(),
      left_at timestamptz not null default now()
    );
    create index search_former_id on search_former (id);
    create index search_former_left_at on search_former (left_at);

    create function search_entry_left() returns trigger language plpgsql as $body$
    begin
      insert into search_former (id, document) values (old.id, old.document);
      delete from search_former where ctid = any (array(
        select ctid from search_former where left_at < now() - interval '25 hours' limit 10 for update skip locked));
      return null;
    end $body$;
    create trigger search_entry_left after delete on search_entries for each row execute function search_entry_left();
    create trigger search_entry_changed after update of document on search_entries for each row
      when (old.document is distinct from new.document) execute function search_entry_left();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger search_entry_changed on search_entries;
    drop trigger search_entry_left on search_entries;
    drop function search_entry_left;
    drop table search_former;
  `);
}
