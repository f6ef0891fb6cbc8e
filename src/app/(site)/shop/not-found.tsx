import { NoSuchList } from '@/areas/storefront/shop/NoSuchList';
import { knownSlugs, listCategories } from '@/modules/catalogue/queries';

export default async function NoSuchListPage() {
  const categories = await listCategories();
  return <NoSuchList categories={categories} slugs={knownSlugs(categories)} />;
}
