import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings add column return_days numeric default 30 not null;
    create index returns_search on returns using gin (return_number gin_trgm_ops);

    create function webhook_of_return() returns trigger language plpgsql as $body$
    declare body jsonb;
    begin
      if (tg_op = 'UPDATE' and new.status = old.status) or not has_webhooks() then return null; end if;
      body := jsonb_build_object('id', new.id, 'returnNumber', new.return_number, 'order', new.order_id,
        'status', new.status, 'resolution', new.resolution);
      if tg_op = 'UPDATE' then body := body || jsonb_build_object('previousStatus', old.status); end if;
      perform add_webhook_event('return.' || new.status, new.order_id, body);
      return null;
    end $body$;
    create trigger returns_webhook after insert or update on returns for each row execute function webhook_of_return();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger returns_webhook on returns;
    drop function webhook_of_return;
    drop index returns_search;
    alter table site_settings drop column return_days;
  `);
}
