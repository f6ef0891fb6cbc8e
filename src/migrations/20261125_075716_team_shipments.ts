import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Shipments of teams’ orders. Their lines are JSON: `team_order_lines` names the pieces of one size of one item, by the
 * item’s id, or by its place in orders from before items had any. As for the shop’s orders, the database itself holds that
 * no piece is shipped twice, and that a change of an order leaves every line its shipped pieces.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_team_order_events_type" ADD VALUE 'shipment_made';
  ALTER TYPE "public"."enum_team_order_events_type" ADD VALUE 'shipment_changed';
  ALTER TYPE "public"."enum_team_order_events_type" ADD VALUE 'shipment_withdrawn';
  ALTER TABLE "shipments" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "shipments" ADD COLUMN "team_order_id" uuid;
  ALTER TABLE "team_orders" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "shipments" ADD CONSTRAINT "shipments_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shipments_team_order_idx" ON "shipments" USING btree ("team_order_id");

    alter table shipments add constraint shipments_of_one_order check (num_nonnulls(order_id, team_order_id) = 1);
    create unique index shipments_team_number on shipments (team_order_id, number);
    create trigger team_orders_revision before update on team_orders for each row execute function count_revision();

    create function team_order_lines(data jsonb)
      returns table (line text, place int, quantity int, product_name text, color text, size_code text)
      language sql immutable as $body$
        select coalesce(item ->> 'id', (item_place - 1)::text) || ':' || size.key, item_place::int, size.value::int,
               item ->> 'product_name', coalesce(item -> 'kit' ->> 'name', item ->> 'color'), size.key
          from jsonb_array_elements(data -> 'items') with ordinality as items(item, item_place),
               jsonb_each_text(item -> 'quantities') as size
    $body$;
    create function check_shipped_team_order(shipped_order uuid) returns void language plpgsql as $body$
    begin
      if exists (
        select 1
          from (select p.line, sum(p.quantity) as quantity from shipments s join shipment_pieces p on p._parent_id = s.id
                 where s.team_order_id = shipped_order group by p.line) shipped
          left join (select l.line, l.quantity from team_orders o, team_order_lines(o.order_data) l
                      where o.id = shipped_order) ordered on ordered.line = shipped.line
         where shipped.quantity > coalesce(ordered.quantity, 0)
      ) then
        raise exception 'More pieces of a team order are shipped than are ordered.' using errcode = 'check_violation';
      end if;
    end $body$;
    create function check_team_order_shipped() returns trigger language plpgsql as $body$
    begin
      perform check_shipped_team_order(new.id);
      return null;
    end $body$;
    create constraint trigger team_orders_shipped after update of order_data on team_orders
      deferrable initially deferred for each row execute function check_team_order_shipped();
    create or replace function check_shipment_piece() returns trigger language plpgsql as $body$
    declare shipped_order uuid := (select team_order_id from shipments where id = new._parent_id);
    begin
      if shipped_order is null then
        perform check_shipped_line(new.line);
      else
        perform check_shipped_team_order(shipped_order);
      end if;
      return null;
    end $body$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   delete from shipments where order_id is null;
    create or replace function check_shipment_piece() returns trigger language plpgsql as $body$
    begin
      perform check_shipped_line(new.line);
      return null;
    end $body$;
    drop trigger team_orders_shipped on team_orders;
    drop function check_team_order_shipped;
    drop function check_shipped_team_order;
    drop function team_order_lines;
    drop trigger team_orders_revision on team_orders;
    alter table shipments drop constraint shipments_of_one_order;
   ALTER TABLE "shipments" DROP CONSTRAINT "shipments_team_order_id_team_orders_id_fk";
  ALTER TABLE "team_order_events" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_team_order_events_type";
  CREATE TYPE "public"."enum_team_order_events_type" AS ENUM('submitted', 'status_changed', 'proof_added', 'proof_approved', 'changes_requested', 'proof_voided', 'roster_changed');
  ALTER TABLE "team_order_events" ALTER COLUMN "type" SET DATA TYPE "public"."enum_team_order_events_type" USING "type"::"public"."enum_team_order_events_type";
  ALTER TABLE "shipments" ALTER COLUMN "order_id" SET NOT NULL;
  ALTER TABLE "shipments" DROP COLUMN "team_order_id";
  ALTER TABLE "team_orders" DROP COLUMN "revision";`)
}
