import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What was purged from the response cache, for processes that did not hear it; and a purge of everything where someone
 * else than the application changes what pages show (decision 0023). Unlogged: empty after a crash of PostgreSQL and in
 * a physical copy, where it would prove nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table cache_purges (
      id uuid primary key,
      xid xid8 not null default pg_current_xact_id(),
      notice text not null
    );
    create index cache_purges_xid on cache_purges (xid);

    create function purge_cache_of_outsiders() returns trigger language plpgsql as $$
    declare
      purge_id uuid := gen_random_uuid();
      told text := json_build_object('id', purge_id, 'purge', '*');
    begin
      if current_setting('application_name') = 'kitroom'
        or current_setting('kitroom.purged', true) = pg_current_xact_id()::text then
        return null;
      end if;
      perform set_config('kitroom.purged', pg_current_xact_id()::text, true);
      insert into cache_purges (id, notice) values (purge_id, told);
      perform pg_notify('cache_purge', told);
      return null;
    end $$;

    do $$
    declare shown text;
    begin
      foreach shown in array array['categories', 'cms_components', 'cms_pages', 'cms_redirects', 'media', 'product_reviews',
        'product_variations', 'products', 'products_colors', 'products_images', 'products_price_tiers', 'products_sizes',
        'products_texts', 'site_content', 'site_content_about_links', 'site_content_legal_links',
        'site_content_quick_links', 'site_settings', 'site_settings_price_tiers']
      loop
        execute format('create trigger purge_cache after insert or update or delete or truncate on %I
          for each statement execute function purge_cache_of_outsiders()', shown);
      end loop;
    end $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function purge_cache_of_outsiders() cascade;
    drop table cache_purges;
  `);
}
