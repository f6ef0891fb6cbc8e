import type { Metadata } from 'next';
import { CategoriesScreen } from '@/areas/back-office/categories/CategoriesScreen';
import { LoadFailed } from '@/ui/LoadFailed';
import { CATEGORIES_LOAD_FAILED } from '@/areas/back-office/shell/messages';
import { listCategories } from '@/areas/back-office/categories/data';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Categories' };

export default async function CategoriesPage() {
  const { payload } = await requireMember('products:write', '/admin/categories');
  const list = await listCategories(payload);
  if (!list.ok) return <LoadFailed message={CATEGORIES_LOAD_FAILED} className="card" />;
  return <CategoriesScreen categories={list.categories} />;
}
