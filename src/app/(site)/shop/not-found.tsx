import { NoSuchList } from '@/features/shop/components/NoSuchList';
import { knownSlugs, listCategories } from '@/features/catalogue/queries';

export default async function NoSuchListPage() {
  const categories = await listCategories();
  return <NoSuchList categories={categories} slugs={knownSlugs(categories)} />;
}
