import { z } from 'zod';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { COLOR_FACETS, PRICE_FACETS, SIZE_FACETS, type FacetCounts } from '@/domain/catalogue/shop-facets';
import { parseShopQuery, SORT_OPTIONS, unknownCategory, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { invalidFields, invalidInput } from '@/lib/failures';
import { failedResponse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { PRODUCTS_PER_STEP } from '@/modules/catalogue/page-window';
import type { ProductCardData } from '@/modules/catalogue/products';
import { knownSlugs, listCategories, listProducts, mayList } from '@/modules/catalogue/queries';

const valuesOf = <Value extends string>(facets: readonly { value: Value }[]) => facets.map(({ value }) => value);

/** In any case, as products have sizes in capitals. */
const listOf = <Value extends string>(facets: readonly { value: Value }[]) =>
  z.array(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(valuesOf(facets))),
  );

const pageNumber = z.int().min(1).max(99_999);

/** Values of facets, which GraphQL takes as any text. */
const graphQLInput = z.object({
  q: z.string().nullish(),
  facets: z
    .object({
      category: z.string().nullish(),
      colors: listOf(COLOR_FACETS).nullish(),
      sizes: listOf(SIZE_FACETS).nullish(),
      prices: listOf(PRICE_FACETS).nullish(),
      inStock: z.boolean().nullish(),
    })
    .nullish(),
  sort: z.enum(['FEATURED', 'PRICE_LOW', 'PRICE_HIGH', 'RATING', 'NEWEST']).nullish(),
  page: pageNumber.nullish(),
});

const commaSeparated = <Value extends string>(facets: readonly { value: Value }[]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(listOf(facets))
    .optional();

export const productQuery = z.strictObject({
  q: z.string().optional(),
  category: z.string().optional(),
  colors: commaSeparated(COLOR_FACETS),
  sizes: commaSeparated(SIZE_FACETS),
  prices: commaSeparated(PRICE_FACETS),
  inStock: z.stringbool().optional(),
  sort: z.enum(valuesOf(SORT_OPTIONS)).optional(),
  page: z.coerce.number<string>().pipe(pageNumber).optional(),
});

type Wanted = {
  q?: string | null;
  category?: string | null;
  colors?: readonly string[] | null;
  sizes?: readonly string[] | null;
  prices?: readonly string[] | null;
  inStock?: boolean | null;
  sort?: string;
  page?: number | null;
};

export async function searchByGraphQL(args: unknown, headers: Headers) {
  const { data, error } = graphQLInput.safeParse(args);
  if (error) return invalidInput(error);
  const { facets, sort, ...rest } = data;
  return searchProducts(
    { ...rest, ...facets, sort: sort?.toLowerCase().replace('_', '-') },
    headers,
    'facets.category',
  );
}

/** `GET /api/search/products`: those of /shop, 24 a page. */
export const productsEndpoint = withValidKey(async (request: Request) => {
  const { data, error } = productQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (error) return respond(invalidInput(error));
  try {
    const found = await searchProducts(data, request.headers, 'category');
    return 'ok' in found ? respond(found) : Response.json(found);
  } catch (error_) {
    return failedResponse(error_, 'A search failed.');
  }
});

/** @param categoryField whose value may be unknown */
async function searchProducts(wanted: Wanted, headers: Headers, categoryField: string) {
  const filters = await filtersOf(wanted);
  if (!filters) return invalidFields({ [categoryField]: ['There is no category with this slug.'] });
  if (!(await mayList(headers, filters))) return TOO_MANY_SEARCHES;
  const { products, skipped, total, counts, understood } = await listProducts(filters);
  const { search, isCorrected } = understood;
  // The shop’s own list grows by each page.
  const onPage = products.slice((filters.page - 1) * PRODUCTS_PER_STEP - skipped);
  return { products: onPage.map(cardOf), total, search, isCorrected, facets: facetsOf(counts) };
}

async function filtersOf(wanted: Wanted): Promise<ShopFilters | undefined> {
  const { q, category, colors, sizes, prices, inStock, sort, page } = wanted;
  const query = {
    ...{ search: q ?? '', category: category ?? '', sort, page: String(page ?? 1) },
    ...{ color: colors?.join(','), size: sizes?.join(','), price: prices?.join(',') },
    stock: inStock ? 'in' : '',
  };
  const slugs = knownSlugs(await listCategories());
  return unknownCategory(query, slugs) === undefined ? parseShopQuery(query, slugs) : undefined;
}

const facetsOf = ({ colors, sizes, prices, inStock }: FacetCounts) => ({
  colors: COLOR_FACETS.map(({ value, label }) => ({ value, label, count: colors[value] ?? 0 })),
  sizes: SIZE_FACETS.map(({ value, label }) => ({ value: value.toUpperCase(), label, count: sizes[value] ?? 0 })),
  prices: PRICE_FACETS.map(({ value, label }) => ({ value, label, count: prices[value] ?? 0 })),
  inStock,
});

const cardOf = ({ pictures: [picture], ...card }: ProductCardData) => ({
  ...card,
  picture: picture && { ...picture, ...addressesOf(picture) },
});

const TOO_MANY_SEARCHES = failure('too_many_requests', 'Too many searches at once. Please try again in a moment.');
