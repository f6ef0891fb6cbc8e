import type { Metadata } from 'next';
import { CategoriesScreen } from '@/features/back-office/components/categories/CategoriesScreen';
import { LoadFailed } from '@/ui/LoadFailed';
import { CATEGORIES_LOAD_FAILED } from '@/features/back-office/messages';
import { listCategories } from '@/features/back-office/operations/categories/list-categories';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Categories' };

export default async function CategoriesPage() {
  const { payload } = await requireAdministrator('/admin/categories');
  const list = await listCategories(payload);
  if (!list.ok) return <LoadFailed message={CATEGORIES_LOAD_FAILED} className="card" />;
  return <CategoriesScreen categories={list.categories} />;
}
