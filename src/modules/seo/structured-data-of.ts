import { toAmount } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import {
  breadcrumbData,
  faqData,
  organizationData,
  productData,
  type StructuredData,
} from '@/domain/catalogue/structured-data';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { ProductDetail } from '@/modules/catalogue/products';
import { blocksWithin } from '@/modules/pages/blocks-within';
import type { PageBlock } from '@/modules/pages/page-content';
import type { ShellData } from '@/modules/pages/shell-data';
import { env } from '@/lib/env';

/** Limit for a product: search engines show no more, and a page sends each address twice. */
const MOST_PICTURES = 3;

const origin = env.publicUrl;
const home = { label: 'Home', path: '/' };
const shop = { label: 'Shop', path: '/shop' };
const pathOf = (category: string): string => `/shop?category=${category}`;

export function ofProduct(product: ProductDetail, brandName: string): StructuredData[] {
  const { name, slug, category, options } = product;
  const prices = [0, ...options.variations.map(({ additionalPrice = 0 }) => additionalPrice)];
  const sold = options.variations.length > 0 ? prices.slice(1) : prices;
  const priceWith = (extra: number): number => toAmount(unitPriceCents(product, extra));
  const path = `/product/${slug}`;
  return [
    productData({
      origin,
      name,
      description: product.description || product.shortDescription,
      sku: product.sku,
      path,
      pictures: product.pictures.slice(0, MOST_PICTURES).map((picture) => addressesOf(picture).src),
      brandName,
      category: category?.name,
      lowPrice: priceWith(Math.min(...sold)),
      highPrice: priceWith(Math.max(...sold)),
      isSoldOut: product.isSoldOut,
      rating: product.rating,
      reviews: product.reviews,
    }),
    breadcrumbData({
      origin,
      crumbs: [
        home,
        shop,
        ...(category ? [{ label: category.name, path: pathOf(category.slug) }] : []),
        { label: name, path },
      ],
    }),
  ];
}

export function ofShop(category?: { name: string; slug: string }): StructuredData[] {
  const crumbs = [home, shop, ...(category ? [{ label: category.name, path: pathOf(category.slug) }] : [])];
  return [breadcrumbData({ origin, crumbs })];
}

export function ofPage(
  page: { title: string; slug: string; blocks: readonly PageBlock[]; isHome: boolean },
  shell: ShellData,
): StructuredData[] {
  const questions = blocksWithin(page.blocks).flatMap((block) =>
    block.blockType === 'faq' ? (block.items ?? []) : [],
  );
  const faq = faqData(questions.map(({ question, answer }) => ({ question: question ?? '', answer: answer ?? '' })));
  const way = page.isHome
    ? ofSupplier(shell)
    : [breadcrumbData({ origin, crumbs: [home, { label: page.title, path: `/${page.slug}` }] })];
  return [...way, ...(faq ? [faq] : [])];
}

const ofSupplier = ({ brandName, tagline, phone, salesEmail, address, logo, social }: ShellData): StructuredData[] =>
  organizationData({
    origin,
    brandName,
    tagline,
    phone,
    email: salesEmail,
    address,
    logo: logo?.src,
    links: Object.values(social).filter((link) => link !== undefined),
  });
