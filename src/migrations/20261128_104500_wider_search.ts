import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Orders are found by company, purchase order, postcode, phone number and invoice too, customers and teams by their phone
 * numbers: the expressions of src/data/search-texts.ts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index orders_search, customers_search, team_profiles_search, team_orders_search, inquiries_search;
    create index orders_search on orders using gin
      ((order_number || ' ' || contact_first_name || ' ' || contact_last_name || ' ' || contact_email || ' ' ||
        coalesce(company_name, '') || ' ' || coalesce(purchase_order, '') || ' ' ||
        coalesce(shipping_address_postcode, '') || ' ' || replace(coalesce(shipping_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(billing_address_postcode, '') || ' ' || replace(coalesce(billing_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(contact_phone, '') || ' ' || regexp_replace(coalesce(contact_phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);
    create index customers_search on customers using gin
      ((first_name || ' ' || last_name || ' ' || email || ' ' ||
        coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);
    create index team_profiles_search on team_profiles using gin
      ((team_name || ' ' || coalesce(contact_person, '') || ' ' || coalesce(email, '') || ' ' || coalesce(sport_type, '') || ' ' ||
        coalesce(company_name, '') || ' ' ||
        coalesce(billing_address_postcode, '') || ' ' || replace(coalesce(billing_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);
    create index team_orders_search on team_orders using gin
      ((order_number || ' ' || coalesce(company_name, '') || ' ' || coalesce(purchase_order, '') || ' ' ||
        coalesce(shipping_address_postcode, '') || ' ' || replace(coalesce(shipping_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(billing_address_postcode, '') || ' ' || replace(coalesce(billing_address_postcode, ''), ' ', '')) gin_trgm_ops);
    create index inquiries_search on inquiries using gin
      ((name || ' ' || email || ' ' || coalesce(subject, '') || ' ' || coalesce(team_name, '') || ' ' ||
        coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);
    create index invoices_search on invoices using gin (number gin_trgm_ops);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index invoices_search, orders_search, customers_search, team_profiles_search, team_orders_search, inquiries_search;
    create index orders_search on orders using gin
      ((order_number || ' ' || contact_first_name || ' ' || contact_last_name || ' ' || contact_email) gin_trgm_ops);
    create index customers_search on customers using gin
      ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
    create index team_profiles_search on team_profiles using gin
      ((team_name || ' ' || coalesce(contact_person, '') || ' ' || coalesce(email, '') || ' ' || coalesce(sport_type, '')) gin_trgm_ops);
    create index team_orders_search on team_orders using gin (order_number gin_trgm_ops);
    create index inquiries_search on inquiries using gin
      ((name || ' ' || email || ' ' || coalesce(subject, '') || ' ' || coalesce(team_name, '')) gin_trgm_ops);
  `);
}
