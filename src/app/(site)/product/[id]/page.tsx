import type { Metadata } from 'next';
import { getReviewPage } from '@/modules/reviews/queries';
import { JsonLd } from '@/modules/seo/JsonLd';
import { ofProduct } from '@/modules/seo/structured-data-of';
import { ProductNotFound } from '@/areas/storefront/product/ProductNotFound';
import { ProductView } from '@/areas/storefront/product/ProductView';
import { getProduct, relatedProducts } from '@/modules/catalogue/queries';
import { siteMetadata } from '@/modules/pages/page-metadata';
import { getShellData } from '@/modules/pages/queries';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PublicQuery<'/product/[id]'>> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const product = await getProduct((await params).id);
  if (!product) return { title: 'Product not found', robots: { index: false } };
  const { slug, metaTitle, metaDescription } = product;
  // One canonical address, although id, slug and review pages lead here.
  return siteMetadata({
    title: metaTitle,
    description: metaDescription,
    path: `/product/${slug}`,
    picture: `/og/product/${slug}`,
  });
}

export default async function ProductPage({ params, searchParams }: Props) {
  const product = await getProduct((await params).id);
  if (!product) return <ProductNotFound />;
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
