import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * By when an invoice is paid follows from its days alone: the sentences of the shop’s own text that say so go, with the one that
 * every shop had. Whatever else it says stands before the bank details, where orders and documents still show it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "site_settings" SET "bank_details" = concat_ws(E'\\n\\n', kept.text, nullif(btrim("bank_details"), ''))
     FROM (SELECT s.id, string_agg(part, E'\\n' ORDER BY n) AS text
             FROM "site_settings" s, regexp_split_to_table(s."invoice_terms", '(?<=[.!?])\\s+|\\n+') WITH ORDINALITY AS parts(part, n)
            WHERE btrim(part) <> '' AND part !~* '\\m(days?|due|receipt)\\M' AND part NOT ILIKE 'We send an invoice with the order confirmation.'
            GROUP BY s.id) kept
    WHERE kept.id = "site_settings".id;
  ALTER TABLE "site_settings" DROP COLUMN "invoice_terms";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "invoice_terms" varchar DEFAULT 'We send an invoice with the order confirmation. Payment is due within 14 days by bank transfer.';`)
}
