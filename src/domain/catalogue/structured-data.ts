import { plainAmount } from '../money/money';
import { shopFormat } from '../text/shop-format';

export type StructuredData = { '@type': string } & Record<string, unknown>;

type Address = { origin: string };
type ShopProduct = {
  name: string;
  description: string;
  sku: string;
  path: string;
  /** Addresses of pictures, absolute or as paths. */
  pictures: readonly string[];
  brandName: string;
  category?: string;
  /** Lowest and highest price of a unit, in its currency: sizes may cost more. */
  lowPrice: number;
  highPrice: number;
  isSoldOut: boolean;
  /** 0 to 5, of `reviews` many. */
  rating: number;
  reviews: number;
};

export function productData({ origin, ...product }: ShopProduct & Address): StructuredData {
  const url = origin + product.path;
  const offer = {
    priceCurrency: shopFormat().currency,
    availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url,
  };
  const isOnePrice = product.lowPrice === product.highPrice;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: product.sku,
    url,
    image: product.pictures.map((picture) => new URL(picture, origin).href),
    brand: { '@type': 'Brand', name: product.brandName },
    ...(product.category && { category: product.category }),
    offers: isOnePrice
      ? { '@type': 'Offer', price: plainAmount(product.lowPrice), ...offer }
      : {
          '@type': 'AggregateOffer',
          lowPrice: plainAmount(product.lowPrice),
          highPrice: plainAmount(product.highPrice),
          ...offer,
        },
    ...(product.reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews },
    }),
  };
}

/** Path from the homepage to the page, which is the last. */
export function breadcrumbData({
  origin,
  crumbs,
}: Address & { crumbs: readonly { label: string; path: string }[] }): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  };
}

type Organization = {
  brandName: string;
  tagline: string;
  /** Dialled form, with country code. */
  phone: string;
  email: string;
  address: string;
  logo?: string;
  links: readonly string[];
};

export function organizationData({ origin, ...supplier }: Organization & Address): StructuredData[] {
  const { brandName, tagline, phone, email, address, logo, links } = supplier;
  const id = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: brandName,
      url: `${origin}/`,
      ...(tagline && { slogan: tagline }),
      ...(logo && { logo: new URL(logo, origin).href }),
      ...(phone && { telephone: phone }),
      email,
      ...(address && { address: address.split('\n').join(', ') }),
      ...(links.length > 0 && { sameAs: links }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brandName,
      url: `${origin}/`,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function faqData(items: readonly { question: string; answer: string }[]): StructuredData | undefined {
  const answered = items.filter(({ question, answer }) => question.trim() && answer.trim());
  if (answered.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Script text, escaped so that staff’s text cannot end the script. */
export function structuredDataText(data: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
