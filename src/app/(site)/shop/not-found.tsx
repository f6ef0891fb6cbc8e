import { NoSuchListIsland } from '@/areas/storefront/shop/NoSuchListIsland';
import { knownSlugs, listCategories } from '@/modules/catalogue/queries';

export default async function NoSuchListPage() {
  const categories = await listCategories();
  return <NoSuchListIsland categories={categories} slugs={knownSlugs(categories)} />;
}
