import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getReviewPage } from '@/features/reviews/queries';
import { JsonLd } from '@/features/seo/components/JsonLd';
import { ofProduct } from '@/features/seo/structured-data-of';
import { ProductView } from '@/features/shop/components/ProductView';
import { getProduct, relatedProducts } from '@/features/catalogue/queries';
import { siteMetadata } from '@/features/pages/page-metadata';
import { getShellData } from '@/features/pages/queries';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PublicQuery<'/product/[id]'>> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const product = await getProduct((await params).id);
  if (!product) return { title: 'Product not found' };
  const { slug, metaTitle, metaDescription } = product;
  // Known by id and slug and read in parts: it has one address, with all its reviews.
  return siteMetadata({
    title: metaTitle,
    description: metaDescription,
    path: `/product/${slug}`,
    picture: `/og/product/${slug}`,
  });
}

/** The product of an id or a slug. */
export default async function ProductPage({ params, searchParams }: Props) {
  const product = await getProduct((await params).id);
  if (!product) notFound();
  const [reviews, related, { brandName }] = await Promise.all([
    getReviewPage(product.id, (await searchParams).reviews),
    relatedProducts(product),
    getShellData(),
  ]);
  return (
    <>
      <JsonLd data={ofProduct(product, brandName)} />
      <ProductView product={product} reviews={reviews} related={related} />
    </>
  );
}
