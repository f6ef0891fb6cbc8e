import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The history of a team’s order is append-only, but for personal data that is removed: comments, and who wrote them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_change_of_event() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' and (new.comment is null or new.comment = old.comment)
         and (new.by_name = 'Removed' or new.by_name = old.by_name)
         and to_jsonb(new) - 'comment' - 'by_name' = to_jsonb(old) - 'comment' - 'by_name' then
        return new;
      end if;
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;
    drop trigger team_order_events_append_only on team_order_events;
    create trigger team_order_events_append_only before update or delete on team_order_events
      for each row execute function refuse_change_of_event();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger team_order_events_append_only on team_order_events;
    create trigger team_order_events_append_only before update or delete on team_order_events
      for each row execute function refuse_change();
    drop function refuse_change_of_event;
  `);
}
