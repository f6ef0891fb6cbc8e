import type { Metadata } from 'next';
import { parseShopQuery, type QueryRecord } from '@/domain/shop-filters';
import { ShopView, titleOf } from '@/features/shop/components/ShopView';
import { listCategories, listProducts } from '@/features/shop/queries';

type Props = { searchParams: Promise<QueryRecord> };

async function read({ searchParams }: Props) {
  // First the query: reading it is what keeps the build, which has no database, from drawing the page.
  const query = await searchParams;
  const categories = await listCategories();
  const slugs = categories.map(({ slug }) => slug);
  return { filters: parseShopQuery(query, slugs), categories };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { filters, categories } = await read(props);
  const title = titleOf(filters.category, categories);
  return { title, description: `${title}: custom sportswear and teamwear in your colours, with no minimum order.` };
}

export default async function ShopPage(props: Props) {
  const { filters, categories } = await read(props);
  return <ShopView filters={filters} list={await listProducts(filters)} categories={categories} />;
}
