import type { Metadata } from 'next';
import { ProductEditor } from '@/areas/back-office/products/form/ProductEditor';
import { PRODUCTS_PATH } from '@/areas/back-office/products/product-filters';
import { requireMember } from '@/areas/back-office/access/session';
import { listCategoryOptions } from '@/data/categories';

export const metadata: Metadata = { title: 'New product' };

export default async function NewProductPage() {
  const { payload } = await requireMember('products:write', `${PRODUCTS_PATH}/new`);
  return <ProductEditor loaded={null} categories={await listCategoryOptions(payload)} />;
}
