import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What a note said of a collection becomes its place; orders that are collected get the place of their method. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "delivery_place" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_hours" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_place" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_hours" varchar;
  UPDATE "delivery_settings" SET "zones" = (
    SELECT coalesce(jsonb_agg(jsonb_set(z.value, '{methods}', (
      SELECT coalesce(jsonb_agg(CASE WHEN (m.value->>'isCollection')::boolean
               THEN m.value || jsonb_build_object('place', coalesce(nullif(m.value->>'note', ''), m.value->>'name'), 'hours', '', 'note', '')
               ELSE m.value END ORDER BY m.ordinality), '[]'::jsonb)
        FROM jsonb_array_elements(z.value->'methods') WITH ORDINALITY m)) ORDER BY z.ordinality), '[]'::jsonb)
      FROM jsonb_array_elements("zones") WITH ORDINALITY z);
  CREATE TEMPORARY TABLE "collection_places" ON COMMIT DROP AS
    SELECT DISTINCT ON (m.value->>'id') m.value->>'id' AS "method", m.value->>'place' AS "place"
      FROM "delivery_settings" s, jsonb_array_elements(s."zones") z, jsonb_array_elements(z.value->'methods') m
     WHERE (m.value->>'isCollection')::boolean;
  UPDATE "orders" o SET "delivery_place" = p."place" FROM "collection_places" p
   WHERE o."delivery_is_collection" AND o."delivery_method" = p."method";
  UPDATE "team_orders" o SET "delivery_place" = p."place" FROM "collection_places" p
   WHERE o."delivery_is_collection" AND o."delivery_method" = p."method";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "delivery_settings" SET "zones" = (
    SELECT coalesce(jsonb_agg(jsonb_set(z.value, '{methods}', (
      SELECT coalesce(jsonb_agg(CASE WHEN (m.value->>'isCollection')::boolean
               THEN m.value || jsonb_build_object('note', left(concat_ws(', ', m.value->>'place', nullif(m.value->>'hours', ''), nullif(m.value->>'note', '')), 200))
               ELSE m.value END ORDER BY m.ordinality), '[]'::jsonb)
        FROM jsonb_array_elements(z.value->'methods') WITH ORDINALITY m)) ORDER BY z.ordinality), '[]'::jsonb)
      FROM jsonb_array_elements("zones") WITH ORDINALITY z);
  ALTER TABLE "orders" DROP COLUMN "delivery_place";
  ALTER TABLE "orders" DROP COLUMN "delivery_hours";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_place";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_hours";`)
}
