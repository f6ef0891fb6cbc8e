import type { FacetChoice } from '@/domain/catalogue/shop-facets';
import type { ShopSort } from '@/domain/catalogue/shop-filters';
import { foldText, synonymsOf, wordsOf, type SearchTerms } from '@/domain/catalogue/search-words';
import {
  matches,
  byRow,
  choices,
  queryOf,
  STORED,
  Values,
  type SearchQuestion,
  type Compare,
  type Statement,
} from './statements';

/** Up to so many hits are also ranked by field, which means reading them whole. */
const FEW = 500;
/** More hits than this are not weighed one by one: `tiersOf` tells them apart. */
export const MANY = 10_000;

/** Each ends on a key that tells any two products apart, so that pages never overlap. */
const ORDERS: Record<Exclude<ShopSort, 'relevance'>, string> = {
  featured: 'is_featured desc, rating desc, name_key, id',
  'price-low': 'price, name_key, id',
  'price-high': 'price desc, name_key, id',
  rating: 'rating desc, reviews desc, name_key, id',
  newest: 'created_at desc, id',
};
/** In stock and featured first among equal matches. */
const BY_STOCK = `in_stock desc, ${ORDERS.featured}`;

export interface ListQuestion extends SearchQuestion {
  search: string;
  chosen: FacetChoice;
  sort: ShopSort;
  limit: number;
  offset: number;
  /** Number of matches, exact up to `MANY`. */
  hits: number;
}

export function pageStatement(list: ListQuestion, compare: Compare): Statement {
  const values = new Values();
  const where = conditions(list, values, compare);
  const order = orderOf(list, values);
  return idsStatement(where, order, list, values);
}

/** As `pageStatement` sorts them. One per tier, as the planner may then read an index in order until it has enough. */
export function tierStatement(list: ListQuestion, tier: number, limit: number): Statement {
  const values = new Values();
  const tiers = tiersOf(list.search).slice(0, tier + 1);
  const within = tiers.map((holds, place) => `${place < tier ? 'not ' : ''}(${holds(values)})`);
  const question = tier < NAMED ? { ...list, terms: undefined } : list;
  const where = [...within, conditions(question, values, byRow)].join(' and ');
  return idsStatement(where, BY_STOCK, { limit, offset: 0 }, values);
}

function idsStatement(
  where: string,
  order: string,
  { limit, offset }: { limit: number; offset: number },
  values: Values,
) {
  const text = `select id from search_entries where ${where}
                 order by ${order} limit ${values.add(limit, 'int')} offset ${values.add(offset, 'int')}`;
  return { text, values: values.list };
}

function conditions({ chosen, ...question }: ListQuestion, values: Values, compare: Compare): string {
  const { color, size, price, stock } = choices(chosen, STORED);
  return [color, size, price, stock, matches(question, values, compare)].join(' and ');
}

function orderOf({ terms, search, sort, hits }: ListQuestion, values: Values): string {
  if (sort !== 'relevance') return ORDERS[sort];
  if (!terms) return ORDERS.featured;
  if (hits <= MANY) return `${score(terms, search, hits <= FEW, values)} desc, rating desc, name_key, id`;
  const tiers = tiersOf(search).map((holds, tier) => `when ${holds(values)} then ${tier}`);
  return `case ${tiers.join(' ')} else ${tiers.length} end, ${BY_STOCK}`;
}

/** A word in a name: whole, as a beginning or by its stem, or by what else it is called. */
const whole = (word: string, values: Values) => `name_key like '% ' || ${values.add(word, 'text')} || ' %'`;
const begun = (word: string, values: Values) => {
  const literal = values.add(word, 'text');
  return `(name_key like '% ' || ${literal} || '%' or name_key like '% ' || search_stem(${literal}) || ' %')`;
};
const meant = (word: string, values: Values) =>
  `(${[begun(word, values), ...synonymsOf(word).map((other) => `name_key like ${values.add(`% ${other}%`, 'text')}`)].join(' or ')})`;

/** The first tiers hold all words in the name, which is in the document: that need not be looked at. */
const NAMED = 4;

/** Best first; a name belongs to the first that it fits, else to the last. */
export function tiersOf(search: string): ((values: Values) => string)[] {
  const words = wordsOf(search);
  const name = (values: Values) => `' ' || ${values.add(foldText(search), 'text')}`;
  const each = (holds: typeof whole, joined: 'and' | 'or') => (values: Values) =>
    words.map((word) => holds(word, values)).join(` ${joined} `);
  return [
    (values) => `name_key = ${name(values)} || ' '`,
    (values) => `name_key like ${name(values)} || '%'`,
    each(whole, 'and'),
    each(begun, 'and'),
    ...(words.some((word) => synonymsOf(word).length > 0) ? [each(meant, 'and')] : []),
    ...(words.length > 1 ? [each(meant, 'or')] : []),
  ];
}

/** In stock and featured first among equals; with few hits, fields count, too. One number compares faster than two. */
const score = (terms: SearchTerms, search: string, isFine: boolean, values: Values): string =>
  [
    nameScore(search, values),
    'in_stock::int * 2 + is_featured::int',
    isFine ? fieldScore(terms, values) : 'rating / 100',
  ].join(' + ');

/** Name, category and colours, features, description. */
const fieldScore = (terms: SearchTerms, values: Values) => `20 * ts_rank(document, ${queryOf(terms, values)})`;

/** The search itself, beginning with it, each word, or something of the same meaning. */
function nameScore(search: string, values: Values): string {
  const whole = values.add(foldText(search), 'text');
  const parts = [
    `case when starts_with(name_key, ' ' || ${whole}) then case when name_key = ' ' || ${whole} || ' ' then 55 else 15 end else 0 end`,
  ];
  for (const word of wordsOf(search)) {
    const literal = values.add(word, 'text');
    const others = synonymsOf(word).map((other) => `% ${other}%`);
    // A match of the stem is a match of the word if one begins the other; the planner drops constants.
    parts.push(
      `case when name_key like '% ' || search_stem(${literal}) || '%'
                 or not starts_with(${literal}, search_stem(${literal})) and name_key like '% ' || ${literal} || '%'
            then case when name_key like '% ' || ${literal} || ' %' then 12 else 10 end
            ${others.length > 0 ? `when name_key like any (${values.add(others, 'text[]')}) then 5` : ''} else 0 end`,
    );
  }
  return parts.join(' + ');
}

/** Exact up to one more than `MANY`. */
export function fewStatement(question: SearchQuestion): Statement {
  const values = new Values();
  return {
    text: `select count(*)::int as hits from (select from search_entries where ${matches(question, values)} limit ${MANY + 1}) as few`,
    values: values.list,
  };
}

/** The best of each kind first; strong are those with the words in title or description. */
export function placesStatement(terms: SearchTerms, search: string, limit: number): Statement {
  const values = new Values();
  const query = queryOf(terms, values);
  const text = `
    select kind, name, slug, "isStrong" from (
      select kind, name, slug, "isStrong", row_number() over (partition by kind order by score desc, name_key, id) as place
        from (select *, ${nameScore(search, values)} + ${fieldScore(terms, values)} as score,
                     ts_filter(document, '{a,c}') @@ ${query} as "isStrong"
                from search_places where document @@ ${query}) as found) as ranked
     where place <= ${values.add(limit, 'int')} order by kind, place`;
  return { text, values: values.list };
}
