import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is shipped of orders. The database itself holds that no piece is shipped twice, and that an edit leaves every line
 * its shipped pieces: told when a transaction ends, as an edit writes the lines anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shipment_pieces" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"line" varchar NOT NULL,
  	"quantity" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "shipments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"number" numeric DEFAULT 0 NOT NULL,
  	"carrier" varchar,
  	"tracking_number" varchar,
  	"tracking_url" varchar,
  	"by_id" uuid,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "shipment_pieces" ADD CONSTRAINT "shipment_pieces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipments" ADD CONSTRAINT "shipments_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shipment_pieces_order_idx" ON "shipment_pieces" USING btree ("_order");
  CREATE INDEX "shipment_pieces_parent_id_idx" ON "shipment_pieces" USING btree ("_parent_id");
  CREATE INDEX "shipment_pieces_line_idx" ON "shipment_pieces" USING btree ("line");
  CREATE INDEX "shipments_order_idx" ON "shipments" USING btree ("order_id");
  CREATE INDEX "shipments_by_idx" ON "shipments" USING btree ("by_id");
  CREATE INDEX "shipments_updated_at_idx" ON "shipments" USING btree ("updated_at");
  CREATE INDEX "shipments_created_at_idx" ON "shipments" USING btree ("created_at");

    alter table shipments add constraint shipments_tracking_url check (tracking_url ~ '^https://');
    alter table shipment_pieces add constraint shipment_pieces_quantity check (quantity >= 1 and quantity = trunc(quantity));
    create unique index shipments_number on shipments (order_id, number);
    create unique index shipment_pieces_once on shipment_pieces (_parent_id, line);

    create function check_shipped_line(shipped_line text) returns void language plpgsql as $body$
    begin
      if exists (
        select 1 from shipment_pieces p join shipments s on s.id = p._parent_id
          left join order_items i on i.id = p.line and i._parent_id = s.order_id
         where p.line = shipped_line
         group by i.quantity having sum(p.quantity) > coalesce(i.quantity, 0)
      ) then
        raise exception 'More pieces of a line are shipped than are ordered.' using errcode = 'check_violation';
      end if;
    end $body$;
    create function check_shipment_piece() returns trigger language plpgsql as $body$
    begin
      perform check_shipped_line(new.line);
      return null;
    end $body$;
    create function check_order_item() returns trigger language plpgsql as $body$
    begin
      perform check_shipped_line(old.id);
      return null;
    end $body$;
    create constraint trigger shipment_pieces_ordered after insert or update on shipment_pieces
      deferrable initially deferred for each row execute function check_shipment_piece();
    create constraint trigger order_items_shipped after delete or update of quantity, id, _parent_id on order_items
      deferrable initially deferred for each row execute function check_order_item();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop trigger order_items_shipped on order_items;
    drop function check_order_item;
    DROP TABLE "shipment_pieces" CASCADE;
  DROP TABLE "shipments" CASCADE;
    drop function check_shipment_piece;
    drop function check_shipped_line;`)
}
