import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What the CMS relies on, held by the database: a deleted page’s slug can be taken again, the one row of site content,
 * redirects that lead somewhere and to no address of their own; tables that no interface offers (views per day, steps
 * towards an order, who has which page open, pictures as they were before their file changed or they were deleted); the
 * palette of components.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index cms_pages_slug_idx;
    create unique index cms_pages_slug_idx on cms_pages (slug) where deleted_at is null;

    insert into site_content (created_at, updated_at) select now(), now() where not exists (select from site_content);
    create unique index site_content_one on site_content ((true));
    insert into site_content_about_links (_order, _parent_id, id, label, href, description)
      select place, site_content.id, md5(random()::text), label, href, note from site_content, (values
        (1, 'About Us', '/about', 'Our story, our people, how we work'),
        (2, 'Size Guides', '/size-guides', 'Boys XS to 3X-Large, measured'),
        (3, 'Color Charts', '/color-charts', 'Every shade we print and knit'),
        (4, 'Brochures', '/brochures', 'Ranges to read and pass round'),
        (5, 'More Info', '/more-info', 'Ordering, printing and delivery')
      ) as usual (place, label, href, note) where not exists (select from site_content_about_links);
    insert into site_content_quick_links (_order, _parent_id, id, label, href)
      select place, site_content.id, md5(random()::text), label, href from site_content, (values
        (1, 'Home', '/'),
        (2, 'Shop', '/shop'),
        (3, 'Kit Designs', '/custom-kits'),
        (4, 'Team Portal', '/teamwear-portal'),
        (5, 'About Us', '/about'),
        (6, 'Size Guides', '/size-guides'),
        (7, 'Color Charts', '/color-charts'),
        (8, 'Contact', '/contact')
      ) as usual (place, label, href) where not exists (select from site_content_quick_links);
    insert into site_content_legal_links (_order, _parent_id, id, label, href)
      select place, site_content.id, md5(random()::text), label, href from site_content, (values
        (1, 'Privacy Policy', '/privacy'),
        (2, 'Terms of Service', '/terms'),
        (3, 'Returns', '/returns')
      ) as usual (place, label, href) where not exists (select from site_content_legal_links);

    alter table cms_redirects add constraint cms_redirects_not_itself check ("to" is distinct from "from");

    create table page_views (
      day date not null,
      path text not null,
      referrer text not null default '',
      views integer not null check (views > 0),
      primary key (day, path, referrer)
    );
    create table shop_events (
      day date not null,
      event text not null check (event in ('cart', 'checkout')),
      product_id uuid not null,
      total integer not null check (total > 0),
      primary key (day, event, product_id)
    );

    create unlogged table page_presence (
      page_id uuid not null references cms_pages (id) on delete cascade,
      tab text not null,
      user_id uuid not null references admin_users (id) on delete cascade,
      block_id text,
      seen_at timestamptz not null default now(),
      primary key (page_id, tab)
    );

    create index cms_pages_search on cms_pages using gin ((title || ' ' || slug) gin_trgm_ops);
    create table media_archive (
      id uuid primary key default gen_random_uuid(),
      media_id uuid not null,
      reason text not null check (reason in ('deleted', 'replaced', 'cropped')),
      stored jsonb not null,
      archived_at timestamptz not null default now()
    );
    create index media_archive_media on media_archive (media_id, archived_at);
    create index media_archive_age on media_archive (archived_at);

    create index media_search on media using gin ((alt || ' ' || coalesce(title, '')) gin_trgm_ops);

    insert into cms_components (name, category, icon, template_type, template_component, default_props, is_active)
      select name, category::enum_cms_components_category, icon::enum_cms_components_icon, type, component, '{}', true
      from (values
        ('Hero Section', 'layout', 'Layout', 'hero', 'HeroBlock'),
        ('Columns', 'layout', 'Grid3x3', 'columns', 'ColumnsBlock'),
        ('Call to Action', 'layout', 'MousePointer', 'callToAction', 'CallToActionBlock'),
        ('Text Block', 'content', 'Type', 'text', 'TextBlock'),
        ('Feature Tiles', 'content', 'Grid3x3', 'featureTiles', 'FeatureTilesBlock'),
        ('Steps', 'content', 'Layout', 'steps', 'StepsBlock'),
        ('Testimonials', 'content', 'Type', 'testimonials', 'TestimonialsBlock'),
        ('FAQ', 'content', 'Type', 'faq', 'FaqBlock'),
        ('Statistics', 'content', 'Grid3x3', 'statistics', 'StatisticsBlock'),
        ('Timeline', 'content', 'Layout', 'timeline', 'TimelineBlock'),
        ('Team', 'content', 'Grid3x3', 'team', 'TeamBlock'),
        ('Table', 'content', 'Grid3x3', 'table', 'TableBlock'),
        ('Color Swatches', 'content', 'Grid3x3', 'swatches', 'SwatchesBlock'),
        ('Contact Details', 'content', 'Mail', 'contactDetails', 'ContactDetailsBlock'),
        ('Image Block', 'media', 'Image', 'image', 'ImageBlock'),
        ('Gallery', 'media', 'Image', 'gallery', 'GalleryBlock'),
        ('Download List', 'media', 'Image', 'downloads', 'DownloadsBlock'),
        ('Button', 'interactive', 'MousePointer', 'button', 'ButtonBlock'),
        ('Product Grid', 'interactive', 'Grid3x3', 'productGrid', 'ProductGridBlock'),
        ('Category Tiles', 'interactive', 'Grid3x3', 'categoryTiles', 'CategoryTilesBlock'),
        ('Form', 'forms', 'Mail', 'form', 'FormBlock')
      ) as palette (name, category, icon, type, component)
      where not exists (select from cms_components c where c.template_type = palette.type);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index media_search;
    drop table media_archive;
    drop index cms_pages_search;
    drop table page_presence;
    drop table shop_events;
    drop table page_views;
    alter table cms_redirects drop constraint cms_redirects_not_itself;
    drop index site_content_one;
    delete from cms_pages where deleted_at is not null;
    drop index cms_pages_slug_idx;
    create unique index cms_pages_slug_idx on cms_pages (slug);
  `);
}
