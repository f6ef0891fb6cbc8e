import { bitsOf, COLOR_FACETS, PRICE_FACETS, SIZE_FACETS, type FacetChoice } from '@/domain/catalogue/shop-facets';
import { ALL_CATEGORIES, SALE_CATEGORY } from '@/domain/catalogue/shop-filters';
import type { SearchTerms } from '@/domain/catalogue/search-words';

const CUSTOM_CATEGORY = 'custom';

export interface SearchQuestion {
  terms?: SearchTerms;
  category: string;
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** Each call adds a parameter and returns its placeholder. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    return `$${this.list.push(value)}::${type}`;
  }
}

export const queryOf = ({ terms, joined, anyWord }: SearchTerms, values: Values) =>
  `search_query(${values.add(terms, 'text[]')}, ${values.add(joined, 'text')}, ${values.add(anyWord, 'boolean')})`;

/** By the index of words, or one by one along an index, at a cost that tells the planner of documents kept apart. */
export type Compare = (query: string) => string;
export const byWords: Compare = (query) => `document @@ ${query}`;
export const byRow: Compare = (query) => `search_holds(document, ${query})`;

export function matches({ terms, category }: SearchQuestion, values: Values, compare = byWords): string {
  const queries = [
    ...(terms ? [queryOf(terms, values)] : []),
    ...(category === ALL_CATEGORIES ? [] : [categoryQuery(category, values)]),
  ];
  return queries.length > 0 ? compare(`(${queries.join(' && ')})`) : 'true';
}

/** A document holds `/` and the id of its product's category and of the one above it, `/sale` and `/custom`. */
function categoryQuery(category: string, values: Values): string {
  if (category === SALE_CATEGORY) return `'''/sale'''::tsquery`;
  const custom = category === CUSTOM_CATEGORY ? `'''/custom'''` : 'null';
  return `(select nullif(concat_ws(' | ', ${custom}, string_agg(format('''/%s''', id), ' | ')), '')::tsquery
             from categories where slug = ${values.add(category, 'text')})`;
}

const BITS = 2 ** (COLOR_FACETS.length + SIZE_FACETS.length) - 1;
/** SQL: colours and sizes that it is made in, those in stock, its band of prices. */
export const STORED = {
  made: 'choices',
  held: '(choices >> 23)',
  inStock: '(choices >> 46 & 1) = 1',
  band: '(choices >> 47)::int',
};
const GROUPED: typeof STORED = { made: 'made', held: 'held', inStock: 'in_stock', band: 'band' };

export function choices({ colors, sizes, prices, inStock }: FacetChoice, parts: typeof STORED) {
  const mask = inStock ? parts.held : parts.made;
  const any = (facets: readonly { value: string; bit: number }[], chosen: readonly string[], column: string) =>
    chosen.length === 0 ? 'true' : `${column} & ${bitsOf(facets, chosen)} <> 0`;
  return {
    mask,
    color: any(COLOR_FACETS, colors, mask),
    size: any(SIZE_FACETS, sizes, mask),
    price: any(PRICE_FACETS, prices, `(1 << ${parts.band})`),
    stock: inStock ? parts.inStock : 'true',
  };
}

/** `hits` for words and category alone, `total` within all choices; counts of a choice leave out its own kind. */
export function countStatement(question: SearchQuestion, chosen: FacetChoice): Statement {
  const values = new Values();
  const where = matches(question, values);
  const { mask, color, size, price, stock } = choices(chosen, GROUPED);
  const sum = (...conditions: string[]) => `coalesce(sum(n) filter (where ${conditions.join(' and ')}), 0)::int`;
  const bits = (facets: readonly { bit: number }[], column: string, ...others: string[]) =>
    `array[${facets.map(({ bit }) => sum(`${column} & ${bit} <> 0`, ...others)).join(', ')}]`;
  // Grouped first: sums over a few thousand combinations, not over all products.
  const text = `
    with groups as (
      select (${STORED.made} & ${BITS})::int as made, (${STORED.held} & ${BITS})::int as held, ${STORED.inStock} as in_stock,
             ${STORED.band} as band, n
        from (select choices, count(*) as n from search_entries where ${where} group by choices) as alike)
    select coalesce(sum(n), 0)::int as hits, pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${sum(color, size, price, stock)} as total,
           ${sum(color, size, price, 'in_stock')} as "inStock",
           ${bits(COLOR_FACETS, mask, size, price, stock)} as colors,
           ${bits(SIZE_FACETS, mask, color, price, stock)} as sizes,
           ${bits(PRICE_FACETS, '(1 << band)', color, size, stock)} as prices
      from groups`;
  return { text, values: values.list };
}

/** Changes by transactions before the horizon were known. */
export interface Changed {
  ids: readonly string[];
  horizon: string;
}

/** SQL, true if one of these products holds the words and is of the category, or did before it changed. */
export function holdsAnyStatement(question: SearchQuestion, { ids, horizon }: Changed): Statement {
  const values = new Values();
  const where = `id = any (${values.add(ids, 'uuid[]')}) and ${matches(question, values)}`;
  const former = `${where} and left_by >= ${values.add(horizon, 'text')}::xid8`;
  const text = `select exists (select from search_entries where ${where})
                    or exists (select from search_former where ${former}) as holds`;
  return { text, values: values.list };
}

export function spellingStatement(words: readonly string[], terms: readonly string[]): Statement {
  return {
    text: `select word, "isKnown", case when "isKnown" then '{}' else array(select search_alike(word)) end as alike
             from (select word, place,
                          exists (select from search_entries where document @@ search_query(array[term], '', false))
                          or exists (select from search_places where document @@ search_query(array[term], '', false)) as "isKnown"
                     from unnest($1::text[], $2::text[]) with ordinality as typed (word, term, place) offset 0) as known
            order by place`,
    values: [words, terms],
  };
}

export function anyStatement(terms: SearchTerms): Statement {
  const values = new Values();
  const query = queryOf(terms, values);
  return {
    text: `select exists (select from search_entries where document @@ ${query}) as product,
                  exists (select from search_places where document @@ ${query}) as place`,
    values: values.list,
  };
}
