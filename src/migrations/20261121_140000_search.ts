import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * The index of what visitors can find (docs/decisions/0012-search.md): one narrow row for each active product, and one for
 * each active category and published page. Triggers bring it up to date as the last act of the transaction that changed them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;

    create function search_fold(value text) returns text language sql immutable parallel safe as $body$
      select btrim(regexp_replace(regexp_replace(translate(
          replace(replace(replace(lower(normalize(coalesce(value, ''), NFKD)), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øłđðı’''', 'olddi'), '[\\u0300-\\u036f]+', '', 'g'),
          '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff\\u3000-\\u303f\\ufe00-\\uffff\\U0001f000-\\U0001faff]+', ' ', 'g'))
    $body$;

    create function search_stem(word text) returns text language sql immutable parallel safe as $body$
      select coalesce((ts_lexize('english_stem', word))[1], word)
    $body$;

    create function search_vector(weight text, value text) returns tsvector language sql immutable parallel safe as $body$
      select coalesce(string_agg(distinct format('''%s'':1%s', lexeme, weight), ' ')::tsvector, '')
        from regexp_split_to_table(search_fold(value), ' ') as word,
             unnest(array[word, search_stem(word), '^' || left(word, 1), '^' || left(word, 2)]) as lexeme
       where word <> '' and length(word) <= 60
    $body$;

    create function search_query(terms text[], joined text, any_word boolean) returns tsquery
      language sql immutable parallel safe as $body$
      select (string_agg(alternatives, case when any_word then ' | ' else ' & ' end order by place)
              || case when joined = '' then '' else ' | ''' || joined || ''':*' end)::tsquery
        from (
          select place, '(' || string_agg(concat_ws(' | ',
                   case when first > 1 then format('''%s''', word) when length(word) < 3 then format('''^%s''', word)
                     else format('''%s'':*', word) end,
                   case when not starts_with(search_stem(word), word) then format('''%s''', search_stem(word)) end),
                   ' | ' order by first) || ')' as alternatives
            from unnest(terms) with ordinality as term (words, place),
                 regexp_split_to_table(words, ' ') with ordinality as each (word, first)
           where word <> '' group by place) as groups
    $body$;

    create function search_holds(document tsvector, query tsquery) returns boolean
      language plpgsql immutable parallel safe cost 1000 as $body$ begin return document @@ query; end $body$;

    create function search_color_bit(name text, hex text) returns integer language sql immutable parallel safe as $body$
      select 1 << place from (values
          (11, 'navy', 30, 58, 138), (0, 'purple', 124, 58, 237), (1, 'blue', 37, 99, 235), (2, 'red', 220, 38, 38),
          (3, 'green', 22, 163, 74), (4, 'yellow', 250, 204, 21), (5, 'orange', 249, 115, 22), (6, 'pink', 236, 72, 153),
          (7, 'teal', 13, 148, 136), (8, 'black', 0, 0, 0), (9, 'white', 255, 255, 255), (10, 'gray', 107, 114, 128)
        ) as palette (place, word, red, green, blue),
        (select decode(case when hex ~ '^#[0-9A-Fa-f]{6}$' then substr(hex, 2) else '6b7280' end, 'hex') as rgb) as given
       order by replace(' ' || search_fold(name) || ' ', ' grey ', ' gray ') like '% ' || word || ' %' desc,
                (get_byte(rgb, 0) - red) ^ 2 + (get_byte(rgb, 1) - green) ^ 2 + (get_byte(rgb, 2) - blue) ^ 2, place
       limit 1
    $body$;

    create function search_size_bit(code text) returns integer language sql immutable parallel safe as $body$
      select 1 << 11 + array_position(array['XSB','SB','MB','LB','XLB','S','M','L','XL','XXL','XXXL'], code)
    $body$;

    create table search_entries (
      id uuid primary key,
      created_at timestamptz not null default now(),
      choices bigint not null generated always as (made::bigint | (held::bigint << 23) | (in_stock::int::bigint << 46)
        | (width_bucket(price, array[2000, 4000, 6000, 10000])::bigint << 47)) stored,
      made integer not null default 0,
      held integer not null default 0,
      price integer not null default 0,
      reviews integer not null default 0,
      rating real not null default 0,
      is_featured boolean not null default false,
      in_stock boolean not null default false,
      name_key text collate "C" not null,
      document tsvector not null,
      apart text generated always as (repeat('-', 2100)) stored,
      refreshed xid8,
      restocked xid8
    ) with (fillfactor = 90, toast_tuple_target = 128);
    comment on column search_entries.apart is 'PostgreSQL moves documents out of a row of more than 2 KB only; this makes each row one';
    alter table search_entries alter document set storage external, alter name_key set storage main;
    create index search_entries_document on search_entries using gin (document);
    create index search_entries_names on search_entries using gin (name_key gin_trgm_ops);
    create index search_entries_begun on search_entries (name_key);
    create index search_entries_standing on search_entries (in_stock desc, is_featured desc, rating desc, name_key, id)
      include (choices);
    create index search_entries_featured on search_entries (is_featured desc, rating desc, name_key, id)
      include (choices);
    create index search_entries_rated on search_entries (rating desc, reviews desc, name_key, id)
      include (choices);
    create index search_entries_cheapest on search_entries (price, name_key, id) include (choices);
    create index search_entries_newest on search_entries (created_at desc, id) include (choices);
    create index search_entries_choices on search_entries (choices);

    create table search_places (
      id uuid primary key,
      kind text not null check (kind in ('category', 'page')),
      name_key text collate "C" not null,
      name text not null,
      slug text not null,
      document tsvector not null
    );
    create index search_places_document on search_places using gin (document);

    create table search_words (word text not null);
    create index search_words_alike on search_words using gist (word gist_trgm_ops (siglen = 64));
    create index search_words_word on search_words (word);

    create function search_learn(learned text) returns void language sql as $body$
      insert into search_words (word)
        select distinct heard.word from regexp_split_to_table(search_fold(learned), ' ') as heard (word)
         where heard.word ~ '^[^0-9]{3,30}$' and not exists (select from search_words known where known.word = heard.word)
    $body$;

    create function search_alike(asked text) returns setof text language sql stable set enable_indexscan = on as $body$
      select word from search_words order by word <-> asked limit 24
    $body$;

    create function search_held(product uuid, made integer) returns integer language sql stable as $body$
      select coalesce(
          (select bit_or(case when v.is_available and v.stock_quantity > 0
                    then search_color_bit(v.color_name, v.color_hex) | search_size_bit(v.size_code::text) else 0 end) & made
             from product_variations v where v.product_id = product), made)
    $body$;

    create function search_refresh_stock(product uuid) returns void language plpgsql as $body$
    begin
      perform 1 from products where id = product for no key update;
      update search_entries e
         set in_stock = p.stock_quantity > 0, held = search_held(e.id, e.made), restocked = pg_current_xact_id()
        from products p where e.id = product and p.id = product and e.restocked is distinct from pg_current_xact_id();
    end $body$;

    create function search_refresh_product(product uuid) returns void language plpgsql as $body$
    declare
      item products;
      words record;
    begin
      select * into item from products where id = product for no key update;
      if item.id is null or not item.is_active then
        delete from search_entries where id = product;
        return;
      end if;
      perform 1 from categories where id = item.category_id for share;
      select
          (select concat_ws(' ', c.name, parent.name) from categories c left join categories parent on parent.id = c.parent_id
            where c.id = item.category_id) as category,
          (select string_agg(t.text, ' ') from products_texts t where t.parent_id = product and t.path = 'features') as features,
          (select string_agg(c.name, ' ') from products_colors c where c._parent_id = product and c.available is not false) as colors,
          (select string_agg(s.value::text || ' ' || case s.value::text
                when 'XSB' then 'boys xs' when 'SB' then 'boys s small' when 'MB' then 'boys m medium' when 'LB' then 'boys l large'
                when 'XLB' then 'boys xl' when 'S' then 'small' when 'M' then 'medium' when 'L' then 'large' when 'XL' then 'xlarge'
                when 'XXL' then '2x 2xl 2xlarge' else '3x 3xl 3xlarge' end, ' ')
             from products_sizes s where s.parent_id = product) as sizes,
          (select coalesce(bit_or(search_color_bit(c.name, c.hex)), 0) from products_colors c
            where c._parent_id = product and c.available is not false)
          | (select coalesce(bit_or(search_size_bit(s.value::text)), 0) from products_sizes s where s.parent_id = product) as made
        into words;
      insert into search_entries (id, made, held, price, reviews, rating, is_featured, in_stock, created_at,
          name_key, document, refreshed, restocked)
        values (product, words.made, search_held(product, words.made),
          round(coalesce(item.unit_price, item.sale_price, item.price) * 100), item.reviews, coalesce(item.rating, 0),
          coalesce(item.is_featured, false), item.stock_quantity > 0, item.created_at, ' ' || search_fold(item.name) || ' ',
          search_vector('A', concat_ws(' ', item.name, item.sku, replace(search_fold(item.sku), ' ', '')))
            || search_vector('B', concat_ws(' ', words.category, words.colors, words.sizes, case when item.sale_price is not null then 'sale' end,
                 case when item.is_customizable then 'custom' end))
            || search_vector('C', concat_ws(' ', words.features, item.short_description))
            || search_vector('D', item.description)
            || array_to_tsvector(array_remove(array['/' || item.category_id,
                 '/' || (select c.parent_id from categories c where c.id = item.category_id),
                 case when item.sale_price is not null then '/sale' end, case when item.is_customizable then '/custom' end], null)),
          pg_current_xact_id(), pg_current_xact_id())
        on conflict (id) do update set made = excluded.made, held = excluded.held, price = excluded.price,
          reviews = excluded.reviews, rating = excluded.rating, is_featured = excluded.is_featured,
          in_stock = excluded.in_stock, created_at = excluded.created_at, name_key = excluded.name_key,
          document = excluded.document, refreshed = excluded.refreshed, restocked = excluded.restocked;
      perform search_learn(concat_ws(' ', item.name, words.category, words.colors, words.features));
    end $body$;

    create function search_refresh_category(category uuid) returns void language plpgsql as $body$
    declare item categories;
    begin
      select * into item from categories where id = category;
      delete from search_places where id = category;
      if item.id is null or not item.is_active then return; end if;
      insert into search_places (id, kind, name_key, name, slug, document)
        values (category, 'category', ' ' || search_fold(item.name) || ' ', item.name, item.slug,
          search_vector('A', item.name) || search_vector('C', item.description));
      perform search_learn(item.name);
    end $body$;

    create function search_refresh_page(page uuid) returns void language plpgsql as $body$
    declare item cms_pages;
    begin
      select * into item from cms_pages where id = page;
      delete from search_places where id = page;
      if item.id is null or item.is_published is not true or item.deleted_at is not null then return; end if;
      insert into search_places (id, kind, name_key, name, slug, document)
        values (page, 'page', ' ' || search_fold(item.title) || ' ', coalesce(item.title, ''),
          case when item.is_homepage then '' else coalesce(item.slug, '') end,
          search_vector('A', item.title) || search_vector('C', item.meta_description)
            || search_vector('D', (select string_agg(prose #>> '{}', ' ')
                 from jsonb_path_query(item.content, '$.** ? (@.type() == "string" && @ like_regex " ")') as prose)));
      perform search_learn(item.title);
    end $body$;

    create function search_product_changed() returns trigger language plpgsql as $body$
    declare product uuid;
    begin
      if tg_table_name = 'products' then
        product := new.id;
      elsif tg_table_name = 'products_colors' then
        product := coalesce(new._parent_id, old._parent_id);
      else
        product := coalesce(new.parent_id, old.parent_id);
      end if;
      if not exists (select from search_entries where id = product and refreshed = pg_current_xact_id()) then
        perform search_refresh_product(product);
      end if;
      return null;
    end $body$;
    create function search_product_removed() returns trigger language plpgsql as $body$
    begin
      delete from search_entries where id = old.id;
      return null;
    end $body$;
    create function search_stock_changed() returns trigger language plpgsql as $body$
    begin
      if tg_table_name = 'products' then
        perform search_refresh_stock(new.id);
      else
        perform search_refresh_stock(coalesce(new.product_id, old.product_id));
      end if;
      return null;
    end $body$;
    create function search_category_changed() returns trigger language plpgsql as $body$
    begin
      perform search_refresh_category(coalesce(new.id, old.id));
      if tg_op = 'UPDATE' and (old.name, old.parent_id) is distinct from (new.name, new.parent_id) then
        perform search_refresh_product(p.id) from (select id from products
          where category_id in (select id from categories where new.id in (id, parent_id)) order by id) p;
      end if;
      return null;
    end $body$;
    create function search_page_changed() returns trigger language plpgsql as $body$
    begin
      perform search_refresh_page(coalesce(new.id, old.id));
      return null;
    end $body$;

    create constraint trigger products_searched after insert on products deferrable initially deferred
      for each row execute function search_product_changed();
    create constraint trigger products_searched_again after update on products deferrable initially deferred for each row
      when ((old.name, old.slug, old.description, old.short_description, old.sku, old.price, old.sale_price, old.unit_price,
             old.category_id, old.is_active, old.is_featured, old.is_customizable, old.rating, old.reviews, old.created_at)
        is distinct from
            (new.name, new.slug, new.description, new.short_description, new.sku, new.price, new.sale_price, new.unit_price,
             new.category_id, new.is_active, new.is_featured, new.is_customizable, new.rating, new.reviews, new.created_at))
      execute function search_product_changed();
    create constraint trigger products_searched_no_more after delete on products deferrable initially deferred
      for each row execute function search_product_removed();
    create constraint trigger products_searched_stock after update on products deferrable initially deferred
      for each row when ((old.stock_quantity > 0) is distinct from (new.stock_quantity > 0))
      execute function search_stock_changed();
    create constraint trigger products_texts_searched after insert or update or delete on products_texts
      deferrable initially deferred for each row execute function search_product_changed();
    create constraint trigger products_colors_searched after insert or update or delete on products_colors
      deferrable initially deferred for each row execute function search_product_changed();
    create constraint trigger products_sizes_searched after insert or update or delete on products_sizes
      deferrable initially deferred for each row execute function search_product_changed();
    create constraint trigger product_variations_searched after insert or delete on product_variations
      deferrable initially deferred for each row execute function search_stock_changed();
    create constraint trigger product_variations_searched_stock after update on product_variations
      deferrable initially deferred for each row
      when ((old.color_name, old.color_hex, old.size_code, old.is_available, old.stock_quantity > 0)
        is distinct from (new.color_name, new.color_hex, new.size_code, new.is_available, new.stock_quantity > 0))
      execute function search_stock_changed();
    create constraint trigger categories_searched after insert or update or delete on categories
      deferrable initially deferred for each row execute function search_category_changed();
    create constraint trigger cms_pages_searched after insert or update or delete on cms_pages
      deferrable initially deferred for each row execute function search_page_changed();

    select search_refresh_product(id) from products;
    select search_refresh_category(id) from categories;
    select search_refresh_page(id) from cms_pages;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger cms_pages_searched on cms_pages;
    drop trigger categories_searched on categories;
    drop trigger product_variations_searched_stock on product_variations;
    drop trigger product_variations_searched on product_variations;
    drop trigger products_sizes_searched on products_sizes;
    drop trigger products_colors_searched on products_colors;
    drop trigger products_texts_searched on products_texts;
    drop trigger products_searched_stock on products;
    drop trigger products_searched_no_more on products;
    drop trigger products_searched_again on products;
    drop trigger products_searched on products;
    drop function search_page_changed, search_category_changed, search_stock_changed, search_product_removed,
      search_product_changed, search_refresh_page, search_refresh_category, search_refresh_product, search_refresh_stock,
      search_held, search_alike, search_learn, search_size_bit, search_color_bit, search_holds, search_query, search_vector,
      search_stem, search_fold;
    drop table search_words, search_places, search_entries;
  `);
}
