import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * The newsletter block in the editors’ palette, and the words in a page’s blocks, for searches in the CMS: every text but those under keys that hold choices, addresses,
 * colours and the workings of rich text, and those that are ids. tests/int/cms-search.test.ts compares it with the
 * catalogue of blocks.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function page_words(content jsonb) returns text language sql immutable parallel safe as $body$
      select coalesce(string_agg(found.value #>> '{}', e'\n'), '') from (
        select pair -> 'value' as value
          from jsonb_path_query(content, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string")') pair
         where pair ->> 'key' !~ '^(id|blockType|blockName|type|tag|format|mode|style|direction|linkType|listType|relationTo|rel|target|url|link|file|src|picture|category|source|form|alignment|fontSize|textFormat|textStyle|color|width|variant|size|split|perRow|[a-zA-Z]+Link|[a-zA-Z]+Image)$'
        union all
        select value from jsonb_path_query(content, 'strict $.** ? (@.type() == "array")[*] ? (@.type() == "string")') value
      ) found
      where found.value #>> '{}' !~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$'
    $body$;
    create index cms_pages_words on cms_pages using gin (page_words(content) gin_trgm_ops);
    create index _cms_pages_v_words on _cms_pages_v using gin (page_words(version_content) gin_trgm_ops) where latest;

    insert into cms_components (name, category, icon, template_type, template_component, default_props, is_active)
      select 'Newsletter', 'forms', 'Mail', 'newsletter', 'NewsletterBlock', '{}', true
       where not exists (select from cms_components where template_type = 'newsletter');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from cms_components where template_type = 'newsletter';
    drop index _cms_pages_v_words;
    drop index cms_pages_words;
    drop function page_words(jsonb);
  `);
}
