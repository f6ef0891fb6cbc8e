import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductEditor } from '@/areas/back-office/products/form/ProductEditor';
import { loadProductForm } from '@/areas/back-office/products/form/load-product-form';
import { productHref } from '@/areas/back-office/products/product-filters';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { memberRequest } from '@/areas/back-office/access/session';
import { listCategoryOptions } from '@/data/categories';
import { ReadOnly } from '@/areas/back-office/access/granted';

export async function generateMetadata({ params }: PageProps<'/admin/products/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'products', id: (await params).id, otherwise: 'Product' });
}

export default async function ProductPage({ params }: PageProps<'/admin/products/[id]'>) {
  const { id } = await params;
  const { payload, req } = await memberRequest('products:read', productHref(id));
  const [loaded, categories] = await Promise.all([loadProductForm(payload, req, id), listCategoryOptions(payload)]);
  if (!loaded) notFound();
  return (
    <ReadOnly unless="products:write">
      <ProductEditor key={id} loaded={loaded} categories={categories} />
    </ReadOnly>
  );
}
