import { beforeAll, describe, expect, it } from 'vitest';
import { COLOR_FACETS, colorFacetOf, PRICE_FACETS, SIZE_FACETS } from '@/domain/catalogue/shop-facets';
import { parseShopQuery } from '@/domain/catalogue/shop-filters';
import { foldText } from '@/domain/catalogue/search-words';
import { findProducts, findWithin } from '@/modules/search/find-products';
import { readIndex, type ReadIndex } from '@/modules/search/data/search-index';
import { suggestEndpoint } from '@/areas/storefront/search/suggest-endpoint';
import { suggest } from '@/areas/storefront/search/suggest-endpoint';
import type { Suggestions } from '@/areas/storefront/search/suggestions';
import { demoCategories } from '../../scripts/payload/demo/categories';
import { demoProducts } from '../../scripts/payload/demo/products';
import { seedStarterPages } from '../../scripts/payload/starter/seed-starter-pages';
import { SEARCH_QUERIES } from '../fixtures/search-queries';
import { rows, payload } from '../setup/shop';

/** Without pictures, which are slow. */

await seedStarterPages(payload);
const categories = new Map<string, string>();
for (const { parent, ...category } of demoCategories) {
  const data = { ...category, sortOrder: 0, isActive: true, parent: parent && categories.get(parent) };
  categories.set(category.slug, (await payload.create({ collection: 'categories', data })).id);
}
for (const { category, colors, stock = {}, ...product } of demoProducts) {
  await payload.create({
    collection: 'products',
    data: {
      ...product,
      category: categories.get(category),
      colors: colors.map(({ name, hex, available = true }) => ({ name, hex, available })),
      stockQuantity: stock.all ?? 20,
      isFeatured: product.isFeatured ?? false,
      isActive: true,
    },
  });
}

async function search(query: string) {
  const found = await findProducts(payload, parseShopQuery(Object.fromEntries(new URLSearchParams(query))), {
    limit: 24,
    offset: 0,
  });
  const slugs = await rows<{ slug: string }>`select slug from products where id = any(${found.ids})
    order by array_position(${found.ids}, id)`;
  return { ...found, slugs: slugs.map(({ slug }) => slug) };
}

describe('quality', () => {
  it('has a list that is worth the name', () => {
    expect(new Set(SEARCH_QUERIES.map(({ query }) => query)).size).toBe(SEARCH_QUERIES.length);
    expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(60);
  });

  it('puts first what each query of the list asks for', async () => {
    const misses: string[] = [];
    for (const { query, first, place } of SEARCH_QUERIES) {
      const { slugs, places, understood } = await search(`${new URLSearchParams({ search: query })}`);
      const summary = `${query} (${understood.search}): ${slugs.slice(0, 3)} / ${places.map(({ name }) => name)}`;
      if (first && ![first].flat().includes(slugs[0] ?? '')) misses.push(`${summary}, not ${first}`);
      if (place && !places.some(({ name }) => name === place)) misses.push(`${summary}, without ${place}`);
    }
    expect(misses).toEqual([]);
  });
});

describe('hostile and odd searches', () => {
  it.each([
    ['a quote', "'"],
    ['a statement', `"'; drop table search_entries; --`],
    ['a backslash', '\\'],
    ['signs of LIKE', '%_%'],
    ['operators', '& | ! ( ) <-> :*'],
    ['operators among words', "a' & 'b"],
    ['a prefix of nothing', ':*'],
    ['emoji', '🏐🏐'],
    ['a letter that grows', 'ß'],
    ['another script', '日本語'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['two thousand words', 'word '.repeat(2_000)],
    ['NUL', '\u0000null'],
    ['half a character', '\ud800'],
    ['a capital of two', 'İstanbul'],
    ['fractions and powers', '½ ²'],
    ['a hyphen', '-'],
    ['a space', ' '],
  ])('answers %s', async (_what, text) => {
    const answer = await suggestEndpoint(
      new Request(`http://shop.test/api/search?${new URLSearchParams({ q: text })}`),
    );
    expect(answer.status).toBe(200);
    expect(Object.keys((await answer.json()) as Suggestions)).toEqual(['search', 'isCorrected', 'products', 'places']);
    await search(`${new URLSearchParams({ search: text })}`);
  });

  it('folds text as the database does', async () => {
    const texts = ['Crème BRÛLÉE', 'T-shirt 2X', 'Straße Łódź ø', "Women’s boys'", 'm² ½', 'a\u00a0b', '“x” – y'];
    const folded = await rows<{ folded: string }>`select search_fold(t) as folded from unnest(${texts}::text[]) as t`;
    expect(folded.map((row) => row.folded)).toEqual(texts.map(foldText));
  });
});

describe('filters', () => {
  it('counts each choice as if the other kinds stood as they are', async () => {
    const all = await search('');
    expect(all.total).toBe(8);
    expect(all.counts.colors).toMatchObject({ black: 5, navy: 5, red: 4, purple: 3, yellow: 0 });
    expect(all.counts.prices).toEqual({ 'under-20': 2, '20-40': 2, '40-60': 4, '60-100': 0, 'over-100': 0 });
    const red = await search('color=red');
    expect([red.total, red.counts.colors.black, red.counts.sizes.xxxl]).toEqual([4, 5, 3]);
    const both = await search('color=red,purple&size=xxxl&price=under-20,20-40');
    expect(both.slugs).toEqual(['momentum-training-tee']);
    expect(both.counts.prices).toMatchObject({ 'under-20': 1, '40-60': 2 });
  });

  it('has a bit for each choice that is the database’s', async () => {
    const hexes = COLOR_FACETS.map(({ hex }) => hex);
    const sizes = SIZE_FACETS.map(({ value }) => value.toUpperCase());
    const [row] = await rows<{ colors: number[]; sizes: number[] }>`
      select array(select search_color_bit('Club colour', hex) from unnest(${hexes}::text[]) as hex) as colors,
             array(select search_size_bit(code) from unnest(${sizes}::text[]) as code) as sizes`;
    expect(row).toEqual({ colors: COLOR_FACETS.map(({ bit }) => bit), sizes: SIZE_FACETS.map(({ bit }) => bit) });
  });

  it('takes a colour for what the program takes it for', async () => {
    const names = ['Ours', 'Royal Blue', 'Navy', 'Slate grey', 'Dark Red', 'Redwood', 'Écru', 'Black & White'];
    const hexes = ['#123456', '#b91c1c', '#0f766e', '#fde047', '#64748b', '#f5f5f4', 'none', '#7F1D1D'];
    const colors = names.flatMap((name) => hexes.map((hex) => ({ name, hex })));
    const bits = await rows<{ bit: number }>`select search_color_bit(c.name, c.hex) as bit
      from json_to_recordset(${JSON.stringify(colors)}) as c (name text, hex text)`;
    const valueOf = (bit: number) => COLOR_FACETS.find((facet) => facet.bit === bit)?.value;
    expect(colors.map(colorFacetOf)).toEqual(bits.map(({ bit }) => valueOf(bit)));
  });

  it('has the edges between its bands of prices where the database has them', async () => {
    const edges = PRICE_FACETS.map(({ value }) => (value.match(/\d+/g) ?? []).map((dollars) => Number(dollars) * 100));
    const inside = edges.map(([first = 0, last], band) =>
      band === 0 ? [0, first - 1] : [first, (last ?? first * 9) - 1],
    );
    const bands = await rows<{ band: number }>`insert into search_entries (id, name_key, document, price)
        select gen_random_uuid(), 'a price', '', cents from unnest(${inside.flat()}::int[]) as cents
      returning (choices >> 47)::int as band`;
    await rows`delete from search_entries where name_key = 'a price'`;
    expect(bands.map(({ band }) => 1 << band)).toEqual(PRICE_FACETS.flatMap(({ bit }) => [bit, bit]));
  });

  it('keeps to a category, the sale and an order', async () => {
    expect((await search('category=accessories')).total).toBe(2);
    expect((await search('category=sale')).total).toBe(3);
    expect((await search('category=custom&search=rugby')).slugs).toContain('ironside-rugby-jersey');
    expect((await search('sort=price-low')).slugs[0]).toBe('pro-grip-crew-socks');
    expect((await search('search=shirt&sort=price-high')).slugs[0]).toBe('ironside-rugby-jersey');
  });
});

describe('words that are everywhere', () => {
  /** `total` decides on weights. */
  const list = async (read: ReadIndex, query: string, [offset, limit]: [number, number], total?: number) => {
    const filters = parseShopQuery(Object.fromEntries(new URLSearchParams(query)));
    const common: ReadIndex = async (statement) =>
      (await read<never>(statement)).map((row) => {
        const { hits } = row as { hits?: number };
        return hits ? Object.assign(row, { hits: 10_001 }, total && { total }) : row;
      });
    return (await findWithin(common, filters, { limit, offset })).ids;
  };
  /** Above a number the index is walked. */
  const walk = (read: ReadIndex, query: string, part: [number, number]) => list(read, query, part, 1_000_000);
  beforeAll(() => rows`update products set stock_quantity = 0 where is_featured`);

  it.each([
    ...['s', 'kit', 'training', 'dresses', 'shirt', 'jerseys', 'tops', 'pro kit', 'red shirt', 'a b', 'Pro Grip'],
    ...['pro kit qqqq', 'red shirt qqqq', 'a b qqqq', 'pro grip jersey qqqq'],
    ...['shirt&category=custom', 's&category=accessories', 's&category=sale', 's&color=black&price=20-40&stock=in'],
  ])('are listed in one order, whether an index is walked or all hits are read: %s', async (search) => {
    const query = `search=${search}`;
    const [read, walked, pages] = await readIndex(payload, true, async (index) => [
      await list(index, query, [0, 100]),
      await walk(index, query, [0, 100]),
      [...(await walk(index, query, [0, 1])), ...(await walk(index, query, [1, 99]))],
    ]);
    expect(read.length).toBeGreaterThan(0);
    expect([walked, pages]).toEqual([read, read]);
  });

  it.each([
    ['jersey', 'ironside-rugby-jersey'],
    ['socks', 'pro-grip-crew-socks'],
    ['purple dress', 'velocity-netball-dress'],
  ])('put the product first that is called so: %s', async (search, slug) => {
    const [first] = await readIndex(payload, true, (index) => walk(index, `search=${search}`, [0, 1]));
    expect(await rows`select slug from products where id = ${first}`).toEqual([{ slug }]);
  });
});

it('suggests products with prices, categories and pages', async () => {
  const { products, places } = await suggest(payload, 'netb');
  expect(products[0]).toEqual({
    name: 'Velocity Netball Dress',
    href: '/product/velocity-netball-dress',
    price: 54.99,
    salePrice: 44.99,
    picture: null,
  });
  expect(places).toContainEqual({ kind: 'category', name: 'Netball', href: '/shop?category=netball' });
});

it('suggests no page that only speaks of it, where there is something of the name', async () => {
  const { products, places } = await suggest(payload, 'rug');
  expect(products.length).toBeGreaterThan(0);
  expect(places).toEqual([{ kind: 'category', name: 'Rugby', href: '/shop?category=rugby' }]);
});
