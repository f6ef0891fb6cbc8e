/** The statements that read the search index. Values are parameters, always. */
import { bitsOf, COLOR_FACETS, PRICE_FACETS, PRICE_STEPS, SIZE_FACETS, type FacetChoice } from '@/domain/shop-facets';
import { ALL_CATEGORIES, SALE_CATEGORY, type ShopSort } from '@/domain/shop-filters';
import { foldText, synonymsOf, wordsOf, type SearchTerms } from '@/domain/search-words';

/** Products and these have an index of words each. */
const PLACES = `kind in ('category', 'page')`;
const CUSTOM_CATEGORY = 'custom';
/** So many hits at most are also told apart by the field that a word stands in, which means reading them whole. */
export const FEW = 500;

/** Products that are asked for: words and a category. */
export interface Asked {
  terms?: SearchTerms;
  category: string;
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** Collects parameters: each call stands for one of them. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    return `$${this.list.push(value)}::${type}`;
  }
}

const queryOf = ({ terms, joined, anyWord }: SearchTerms, values: Values) =>
  `search_query(${values.add(terms, 'text[]')}, ${values.add(joined, 'text')}, ${values.add(anyWord, 'boolean')})`;

function asked({ terms, category }: Asked, values: Values): string {
  const conditions = [`kind = 'product'`];
  if (terms) conditions.push(`document @@ ${queryOf(terms, values)}`);
  if (category === SALE_CATEGORY) conditions.push('on_sale');
  else if (category !== ALL_CATEGORIES) {
    const slug = values.add(category, 'text');
    const within = `category_id in (select c.id from categories c left join categories p on p.id = c.parent_id
                                     where ${slug} in (c.slug, p.slug))`;
    conditions.push(category === CUSTOM_CATEGORY ? `(is_customizable or ${within})` : within);
  }
  return conditions.join(' and ');
}

/** Those that a colour or a size may have. */
const BITS = 2 ** (COLOR_FACETS.length + SIZE_FACETS.length) - 1;
/** In which of the `PRICE_FACETS` a price is; `choices` of an entry holds the same. */
const band = `width_bucket(price, array[${PRICE_STEPS.join(',')}])`;

/** The conditions of each kind of choice, over columns of an entry; `true` where nothing is chosen. */
function choices({ colors, sizes, prices, inStock }: FacetChoice, bandColumn: string) {
  const mask = inStock ? 'held' : 'made';
  const any = (facets: readonly { value: string; bit: number }[], chosen: readonly string[], column: string) =>
    chosen.length === 0 ? 'true' : `${column} & ${bitsOf(facets, chosen)} <> 0`;
  return {
    mask,
    color: any(COLOR_FACETS, colors, mask),
    size: any(SIZE_FACETS, sizes, mask),
    price: any(PRICE_FACETS, prices, `(1 << ${bandColumn})`),
    stock: inStock ? 'in_stock' : 'true',
  };
}

/**
 * How many products there are: `hits` for the words and category alone, `total` within all choices, and the counts of
 * each choice as if the other kinds stood as they are. Entries are grouped first, by one number that holds all that they can
 * be chosen by: the sums run over a few thousand combinations instead of all products.
 */
export function countStatement(question: Asked, chosen: FacetChoice): Statement {
  const values = new Values();
  const where = asked(question, values);
  const { mask, color, size, price, stock } = choices(chosen, 'band');
  const sum = (...conditions: string[]) => `coalesce(sum(n) filter (where ${conditions.join(' and ')}), 0)::int`;
  const bits = (facets: readonly { bit: number }[], column: string, ...others: string[]) =>
    `array[${facets.map(({ bit }) => sum(`${column} & ${bit} <> 0`, ...others)).join(', ')}]`;
  const text = `
    with groups as (
      select (choices & ${BITS})::int as made, (choices >> 23 & ${BITS})::int as held, (choices >> 46 & 1) = 1 as in_stock,
             (choices >> 47)::int as band, n
        from (select choices, count(*) as n from search_entries where ${where} group by choices) as alike)
    select coalesce(sum(n), 0)::int as hits, ${sum(color, size, price, stock)} as total,
           ${sum(color, size, price, 'in_stock')} as "inStock",
           ${bits(COLOR_FACETS, mask, size, price, stock)} as colors,
           ${bits(SIZE_FACETS, mask, color, price, stock)} as sizes,
           ${bits(PRICE_FACETS, '(1 << band)', color, size, stock)} as prices
      from groups`;
  return { text, values: values.list };
}

/** Each ends on what tells any two products apart, so that pages never overlap. */
const ORDERS: Record<Exclude<ShopSort, 'relevance'>, string> = {
  featured: 'is_featured desc, rating desc, name_key, id',
  'price-low': 'price, name_key, id',
  'price-high': 'price desc, name_key, id',
  rating: 'rating desc, reviews desc, name_key, id',
  newest: 'created_at desc, id',
};

export interface PageAsked extends Asked {
  /** What was searched, as the shopper sees it. */
  search: string;
  chosen: FacetChoice;
  sort: ShopSort;
  limit: number;
  offset: number;
  /** How many hits there are, exactly up to `FEW`. */
  hits: number;
}

/** The ids of one page of products, in order. */
export function pageStatement({ search, chosen, sort, limit, offset, hits, ...question }: PageAsked): Statement {
  const values = new Values();
  const conditions = [asked(question, values), ...Object.values(withoutMask(choices(chosen, band)))];
  const order =
    sort === 'relevance'
      ? question.terms
        ? `${score(question.terms, search, hits <= FEW, values)} desc, rating desc, name_key, id`
        : ORDERS.featured
      : ORDERS[sort];
  const text = `select id from search_entries where ${conditions.filter((each) => each !== 'true').join(' and ')}
                 order by ${order} limit ${values.add(limit, 'int')} offset ${values.add(offset, 'int')}`;
  return { text, values: values.list };
}

const withoutMask = ({ color, size, price, stock }: ReturnType<typeof choices>) => ({ color, size, price, stock });

/**
 * How well an entry fits: its name is the search, begins with it, holds each word or something of the same meaning;
 * where there are few, also the field that each word stands in (name, category and colours, features, description).
 * What can be bought and what is featured comes first among equals.
 */
function score(terms: SearchTerms, search: string, isFine: boolean, values: Values): string {
  const whole = values.add(foldText(search), 'text');
  const parts = [
    `case when starts_with(name_key, ' ' || ${whole}) then case when name_key = ' ' || ${whole} || ' ' then 55 else 15 end else 0 end`,
    'in_stock::int * 2',
    'is_featured::int',
  ];
  for (const word of wordsOf(search)) {
    const literal = values.add(word, 'text');
    const others = synonymsOf(word).map((other) => `% ${other}%`);
    // What holds for the stem holds for the word where the one begins the other; the planner drops what is constant.
    parts.push(
      `case when name_key like '% ' || search_stem(${literal}) || '%'
                 or not starts_with(${literal}, search_stem(${literal})) and name_key like '% ' || ${literal} || '%'
            then case when name_key like '% ' || ${literal} || ' %' then 12 else 10 end
            ${others.length > 0 ? `when name_key like any (${values.add(others, 'text[]')}) then 5` : ''} else 0 end`,
    );
  }
  // Among many, most are equal so far: one comparison of numbers is cheaper than two.
  parts.push(isFine ? `20 * ts_rank(document, ${queryOf(terms, values)})` : 'rating / 100');
  return parts.join(' + ');
}

/** The number of hits, as far as it matters to their order. */
export function fewStatement(question: Asked): Statement {
  const values = new Values();
  return {
    text: `select count(*)::int as hits from (select from search_entries where ${asked(question, values)} limit ${FEW + 1}) as few`,
    values: values.list,
  };
}

/** Categories and pages, the best of each kind first, with how well they fit. */
export function placesStatement(terms: SearchTerms, search: string, limit: number): Statement {
  const values = new Values();
  const query = queryOf(terms, values);
  const text = `
    select kind, name, slug, score::float8 as score from (
      select kind, name, slug, score, row_number() over (partition by kind order by score desc, name_key, id) as place
        from (select *, ${score(terms, search, true, values)} as score
                from search_entries where ${PLACES} and document @@ ${query}) as found) as ranked
     where place <= ${values.add(limit, 'int')} order by kind, place`;
  return { text, values: values.list };
}

/** For each word whether the index knows it, and where it does not the words that are written alike. */
export function spellingStatement(words: readonly string[], terms: readonly string[]): Statement {
  return {
    text: `select word, "isKnown", case when "isKnown" then '{}' else array(select search_alike(word)) end as alike
             from (select word, place,
                          exists (select from search_entries where kind = 'product' and document @@ search_query(array[term], '', false))
                          or exists (select from search_entries where ${PLACES} and document @@ search_query(array[term], '', false)) as "isKnown"
                     from unnest($1::text[], $2::text[]) with ordinality as asked (word, term, place) offset 0) as known
            order by place`,
    values: [words, terms],
  };
}

/** Whether a product holds the words, in whichever category, and whether a category or a page does. */
export function anyStatement(terms: SearchTerms): Statement {
  const values = new Values();
  const query = queryOf(terms, values);
  return {
    text: `select exists (select from search_entries where kind = 'product' and document @@ ${query}) as product,
                  exists (select from search_entries where ${PLACES} and document @@ ${query}) as place`,
    values: values.list,
  };
}
