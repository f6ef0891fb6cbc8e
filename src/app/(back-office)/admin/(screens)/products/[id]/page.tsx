import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductEditor } from '@/features/back-office/components/products/form/ProductEditor';
import { loadProductForm } from '@/features/back-office/operations/products/load-product-form';
import { listCategoryOptions } from '@/features/back-office/operations/products/load-products';
import { productHref } from '@/features/back-office/rules/product-filters';
import { recordTitle } from '@/features/back-office/record-title';
import { administratorRequest } from '@/features/back-office/session';

export async function generateMetadata({ params }: PageProps<'/admin/products/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'products', id: (await params).id, otherwise: 'Product' });
}

export default async function ProductPage({ params }: PageProps<'/admin/products/[id]'>) {
  const { id } = await params;
  const { payload, req } = await administratorRequest(productHref(id));
  const [loaded, categories] = await Promise.all([loadProductForm(payload, req, id), listCategoryOptions(payload)]);
  if (!loaded) notFound();
  return <ProductEditor key={id} loaded={loaded} categories={categories} />;
}
