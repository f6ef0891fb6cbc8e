import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The status changes of an order are append-only, but for personal data that is removed: why staff made them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_change_of_status_change() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
        return new;
      end if;
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;
    drop trigger order_status_changes_append_only on order_status_changes;
    create trigger order_status_changes_append_only before update or delete on order_status_changes
      for each row execute function refuse_change_of_status_change();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger order_status_changes_append_only on order_status_changes;
    create trigger order_status_changes_append_only before update or delete on order_status_changes
      for each row execute function refuse_change();
    drop function refuse_change_of_status_change;
  `);
}
