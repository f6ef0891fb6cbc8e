import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** What the team portal relies on, held by the database; and the price tiers of a shop that was set up before them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table products_price_tiers
      add constraint products_price_tiers_range check (min_quantity::units >= 2 and percent_off::units between 1 and 90);
    alter table site_settings_price_tiers
      add constraint site_settings_price_tiers_range check (min_quantity::units >= 2 and percent_off::units between 1 and 90);
    alter table orders add constraint orders_discount check (discount_amount::usd is not null);
    alter table order_discounts add constraint order_discounts_amount check (amount::usd is not null and quantity > 0);
    alter table team_orders add constraint team_orders_discount check (discount_amount::usd is not null);

    alter table team_size_requests
      drop constraint team_size_requests_team_id_team_profiles_id_fk,
      add constraint team_size_requests_team_id_team_profiles_id_fk
        foreign key (team_id) references team_profiles (id) on delete cascade;
    alter table team_size_replies
      drop constraint team_size_replies_team_id_team_profiles_id_fk,
      add constraint team_size_replies_team_id_team_profiles_id_fk
        foreign key (team_id) references team_profiles (id) on delete cascade,
      drop constraint team_size_replies_size_request_id_team_size_requests_id_fk,
      add constraint team_size_replies_size_request_id_team_size_requests_id_fk
        foreign key (size_request_id) references team_size_requests (id) on delete cascade,
      drop constraint team_size_replies_member_id_team_members_id_fk,
      add constraint team_size_replies_member_id_team_members_id_fk
        foreign key (member_id) references team_members (id) on delete cascade;
    alter table team_order_drafts
      drop constraint team_order_drafts_team_id_team_profiles_id_fk,
      add constraint team_order_drafts_team_id_team_profiles_id_fk
        foreign key (team_id) references team_profiles (id) on delete cascade;

    create unique index team_size_requests_one_open on team_size_requests (team_id) where locked_at is null;
    create unique index team_order_proofs_version on team_order_proofs (team_order_id, version);
    create index team_orders_newest on team_orders (team_id, created_at desc);

    create trigger team_order_events_append_only before update or delete on team_order_events
      for each row execute function refuse_change();

    insert into site_settings_price_tiers (_order, _parent_id, id, min_quantity, percent_off)
      select tier.place, settings.id, md5(settings.id::text || tier.place), tier.min_quantity, tier.percent_off
        from site_settings settings
        cross join (values (1, 10, 5), (2, 25, 10), (3, 50, 15)) as tier (place, min_quantity, percent_off);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger team_order_events_append_only on team_order_events;
    drop index team_orders_newest;
    drop index team_order_proofs_version;
    drop index team_size_requests_one_open;
    alter table team_orders drop constraint team_orders_discount;
    alter table order_discounts drop constraint order_discounts_amount;
    alter table orders drop constraint orders_discount;
    alter table site_settings_price_tiers drop constraint site_settings_price_tiers_range;
    alter table products_price_tiers drop constraint products_price_tiers_range;
  `);
}
