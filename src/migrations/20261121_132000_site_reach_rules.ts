import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Files go with the inquiry they came with; a delivered order has one review of each product. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table inquiry_files
      drop constraint inquiry_files_inquiry_id_inquiries_id_fk,
      add constraint inquiry_files_inquiry_id_inquiries_id_fk
        foreign key (inquiry_id) references inquiries (id) on delete cascade;

    create unique index product_reviews_of_order on product_reviews (order_id, product_id) where order_id is not null;

    alter table newsletter_subscribers add constraint newsletter_subscribers_lower check (email = lower(email));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table newsletter_subscribers drop constraint newsletter_subscribers_lower;
    drop index product_reviews_of_order;
    alter table inquiry_files
      drop constraint inquiry_files_inquiry_id_inquiries_id_fk,
      add constraint inquiry_files_inquiry_id_inquiries_id_fk
        foreign key (inquiry_id) references inquiries (id) on delete set null;
  `);
}
