import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ALL_CATEGORIES, canonicalQuery, parseShopQuery, toQueryString } from '@/domain/shop-filters';
import { JsonLd } from '@/features/seo/components/JsonLd';
import { ofShop } from '@/features/seo/structured-data-of';
import { ShopView, titleOf } from '@/features/shop/components/ShopView';
import { SearchBusy } from '@/features/shop/components/SearchBusy';
import { listCategories, listProducts } from '@/features/shop/queries';
import { siteMetadata } from '@/features/site/page-metadata';
import { getShellData } from '@/features/site/queries';
import { maySearch } from '@/features/search/search-throttle';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { clientNetwork } from '@/lib/http/client-address';
import { markPrivate } from '@/lib/http-cache/request-scope';

type Props = { searchParams: Promise<PublicQuery<'/shop'>> };

async function read({ searchParams }: Props) {
  // First the query: reading it is what keeps the build, which has no database, from drawing the page.
  const query = await searchParams;
  const categories = await listCategories();
  const slugs = categories.map(({ slug }) => slug);
  return { query, filters: parseShopQuery(query, slugs), categories };
}

/** A category’s list has one address for each of its parts, however it is filtered or sorted; a search has none. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { filters, categories } = await read(props);
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
  const { query, filters, categories } = await read(props);
  // One address for one list: the front (src/server) cannot tell which categories there are.
  const canonical = canonicalQuery(query, filters);
  if (canonical !== undefined) redirect(`/shop${canonical}`);
  if (filters.search !== '' && !(await maySearch(clientNetwork(await headers()))).ok) {
    markPrivate();
    return <SearchBusy />;
  }
  return (
    <>
      <JsonLd data={ofShop(categories.find(({ slug }) => slug === filters.category))} />
      <ShopView filters={filters} list={await listProducts(filters)} categories={categories} />
    </>
  );
}
