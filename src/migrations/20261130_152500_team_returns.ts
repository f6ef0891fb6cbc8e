import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table returns
      alter column order_id drop not null,
      add column team_order_id uuid,
      add constraint returns_team_order_id_team_orders_id_fk foreign key (team_order_id) references team_orders (id) on delete cascade,
      add constraint returns_of_one_order check (num_nonnulls(order_id, team_order_id) = 1);
    create index returns_team_order_idx on returns (team_order_id);

    create or replace function webhook_of_return() returns trigger language plpgsql as $body$
    declare body jsonb;
    begin
      if (tg_op = 'UPDATE' and new.status = old.status) or not has_webhooks() then return null; end if;
      body := jsonb_build_object('id', new.id, 'returnNumber', new.return_number, 'order', new.order_id,
        'teamOrder', new.team_order_id, 'status', new.status, 'resolution', new.resolution);
      if tg_op = 'UPDATE' then body := body || jsonb_build_object('previousStatus', old.status); end if;
      perform add_webhook_event('return.' || new.status, coalesce(new.order_id, new.team_order_id), body);
      return null;
    end $body$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from returns where order_id is null;
    alter table returns drop column team_order_id, alter column order_id set not null;
    create or replace function webhook_of_return() returns trigger language plpgsql as $body$
    declare body jsonb;
    begin
      if (tg_op = 'UPDATE' and new.status = old.status) or not has_webhooks() then return null; end if;
      body := jsonb_build_object('id', new.id, 'returnNumber', new.return_number, 'order', new.order_id,
        'status', new.status, 'resolution', new.resolution);
      if tg_op = 'UPDATE' then body := body || jsonb_build_object('previousStatus', old.status); end if;
      perform add_webhook_event('return.' || new.status, new.order_id, body);
      return null;
    end $body$;
  `);
}
