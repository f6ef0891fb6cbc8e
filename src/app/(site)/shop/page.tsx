import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  ALL_CATEGORIES,
  canonicalQuery,
  parseShopQuery,
  toQueryString,
  unknownCategory,
} from '@/domain/catalogue/shop-filters';
import { JsonLd } from '@/modules/seo/JsonLd';
import { ofShop } from '@/modules/seo/structured-data-of';
import { NoSuchList } from '@/areas/storefront/shop/NoSuchList';
import { ShopView } from '@/areas/storefront/shop/ShopView';
import { titleOf } from '@/areas/storefront/shop/title-of';
import { SearchBusy } from '@/areas/storefront/shop/SearchBusy';
import { knownSlugs, listCategories, listProducts, mayList } from '@/modules/catalogue/queries';
import { siteMetadata } from '@/modules/pages/page-metadata';
import { getShellData } from '@/modules/pages/queries';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { markPrivate } from '@kitroom/front/cache/request-scope';

type Props = { searchParams: Promise<PublicQuery<'/shop'>> };

async function read({ searchParams }: Props) {
  // Read first: it keeps the build, which has no database, from prerendering the page.
  const query = await searchParams;
  const categories = await listCategories();
  const slugs = knownSlugs(categories);
  return { query, filters: parseShopQuery(query, slugs), categories, unknown: unknownCategory(query, slugs) };
}

/** Each page of a category has one canonical address, whatever the filters and sorting; a search has none. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { filters, categories, unknown } = await read(props);
  if (unknown !== undefined) return { title: 'Category not found', robots: { index: false } };
  const { category, search, page } = filters;
  const title = titleOf(category, categories);
  const { claims } = await getShellData();
  const stored = categories.find(({ slug }) => slug === category);
  return {
    ...(await siteMetadata({
      title,
      description: [`${title}: custom sportswear and teamwear in your colours`, claims.minimum]
        .filter(Boolean)
        .join(' · '),
      path: `/shop${toQueryString({ category, page })}`,
      picture: `/og/shop/${stored?.slug ?? ALL_CATEGORIES}`,
    })),
    ...(search && { robots: { index: false } }),
  };
}

export default async function ShopPage(props: Props) {
  const { query, filters, categories, unknown } = await read(props);
  if (unknown !== undefined) return <NoSuchList category={unknown} filters={filters} categories={categories} />;
  // Redirects here: the front does not know the categories.
  const canonical = canonicalQuery(query, filters);
  if (canonical !== undefined) redirect(`/shop${canonical}`);
  if (!(await mayList(await headers(), filters))) {
    markPrivate();
    return <SearchBusy />;
  }
  const list = await listProducts(filters);
  // Shown instead of the first page, so that an old link is not misread.
  if (list.products.length === 0 && list.total > 0) return <NoSuchList filters={filters} categories={categories} />;
  return (
    <>
      <JsonLd data={ofShop(categories.find(({ slug }) => slug === filters.category))} />
      <ShopView filters={filters} list={list} title={titleOf(filters.category, categories)} />
    </>
  );
}
