import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductView } from '@/features/shop/components/ProductView';
import { getProduct, relatedProducts } from '@/features/shop/queries';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await getProduct((await params).id);
  if (!product) return { title: 'Product not found' };
  return { title: product.metaTitle, description: product.metaDescription };
}

/** The product of an id or a slug. */
export default async function ProductPage({ params }: Props) {
  const product = await getProduct((await params).id);
  if (!product) notFound();
  return <ProductView product={product} related={await relatedProducts(product)} />;
}
