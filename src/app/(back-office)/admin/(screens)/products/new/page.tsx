import type { Metadata } from 'next';
import { ProductEditor } from '@/features/back-office/components/products/form/ProductEditor';
import { listCategoryOptions } from '@/features/back-office/operations/products/load-products';
import { PRODUCTS_PATH } from '@/features/back-office/rules/product-filters';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'New product' };

export default async function NewProductPage() {
  const { payload } = await requireAdministrator(`${PRODUCTS_PATH}/new`);
  return <ProductEditor loaded={null} categories={await listCategoryOptions(payload)} />;
}
