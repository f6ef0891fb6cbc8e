import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Files go with the inquiry they came with; ratings that are right although several reviews change at once; the address
 * of a new shop without the spaces it once began its lines with.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table inquiry_files
      drop constraint inquiry_files_inquiry_id_inquiries_id_fk,
      add constraint inquiry_files_inquiry_id_inquiries_id_fk
        foreign key (inquiry_id) references inquiries (id) on delete cascade;

    create or replace function rate_product() returns trigger language plpgsql as $body$
    begin
      perform from products where id in (old.product_id, new.product_id) order by id for no key update;
      update products set (rating, reviews) = (
          select coalesce(round(avg(r.rating), 1), 0), count(*) from product_reviews r
           where r.product_id = products.id and r.status = 'published')
        where id in (old.product_id, new.product_id);
      return null;
    end $body$;

    alter table newsletter_subscribers add constraint newsletter_subscribers_lower check (email = lower(email));

    alter table site_settings alter column address set default E'Unit 4, Mill Lane\\nManchester M1 2AB\\nUnited Kingdom';
    update site_settings set address = regexp_replace(address, E'\\n +', E'\\n', 'g') where address ~ E'\\n +';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table newsletter_subscribers drop constraint newsletter_subscribers_lower;
    create or replace function rate_product() returns trigger language plpgsql as $body$
    begin
      update products set (rating, reviews) = (
          select coalesce(round(avg(r.rating), 1), 0), count(*) from product_reviews r
           where r.product_id = products.id and r.status = 'published')
        where id in (old.product_id, new.product_id);
      return null;
    end $body$;
    alter table inquiry_files
      drop constraint inquiry_files_inquiry_id_inquiries_id_fk,
      add constraint inquiry_files_inquiry_id_inquiries_id_fk
        foreign key (inquiry_id) references inquiries (id) on delete set null;
  `);
}
