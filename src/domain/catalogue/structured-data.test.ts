import { describe, expect, it } from 'vitest';
import { breadcrumbData, faqData, organizationData, productData, structuredDataText } from './structured-data';

const origin = 'https://shop.test';
const shirt = {
  origin,
  name: 'Home Shirt',
  description: 'A shirt.',
  sku: 'HS-1',
  path: '/product/home-shirt',
  pictures: ['/api/media/file/a.webp', 'https://files.test/b.webp'],
  brandName: 'Kitroom',
  category: 'Football',
  lowPrice: 24.5,
  highPrice: 24.5,
  isSoldOut: false,
  rating: 4.5,
  reviews: 12,
};

describe('productData', () => {
  it('tells price, availability and rating as the page shows them', () => {
    expect(productData(shirt)).toMatchObject({
      '@type': 'Product',
      name: 'Home Shirt',
      sku: 'HS-1',
      url: 'https://shop.test/product/home-shirt',
      image: ['https://shop.test/api/media/file/a.webp', 'https://files.test/b.webp'],
      offers: {
        '@type': 'Offer',
        price: '24.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  it('tells the range where sizes cost more', () => {
    const { offers } = productData({ ...shirt, highPrice: 27 });
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '24.50', highPrice: '27.00' });
  });

  it('tells what is sold out, and no rating without reviews', () => {
    const data = productData({ ...shirt, isSoldOut: true, reviews: 0, rating: 0 });
    expect(data.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(data).not.toHaveProperty('aggregateRating');
  });
});

describe('breadcrumbData', () => {
  it('numbers the steps from one', () => {
    const crumbs = [
      { label: 'Home', path: '/' },
      { label: 'Shop', path: '/shop' },
    ];
    expect(breadcrumbData({ origin, crumbs }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://shop.test/shop' },
    ]);
  });
});

describe('organizationData', () => {
  const supplier = {
    origin,
    brandName: 'Kitroom',
    tagline: '',
    phone: '',
    email: 'sales@kitroom.test',
    address: 'Unit 4\nManchester',
    links: [],
  };

  it('leaves out what the supplier does not say', () => {
    const [organization, site] = organizationData(supplier);
    expect(organization).toMatchObject({ name: 'Kitroom', address: 'Unit 4, Manchester' });
    for (const name of ['slogan', 'telephone', 'logo', 'sameAs']) expect(organization).not.toHaveProperty(name);
    expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization?.['@id'] } });
  });
});

describe('faqData', () => {
  it('holds the questions that have answers', () => {
    const data = faqData([
      { question: 'How long?', answer: '2-3 weeks.' },
      { question: 'Why?', answer: ' ' },
    ]);
    expect(data?.mainEntity).toEqual([
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: '2-3 weeks.' } },
    ]);
  });

  it('is nothing without questions', () => {
    expect(faqData([])).toBeUndefined();
  });
});

describe('structuredDataText', () => {
  it('cannot end its script', () => {
    const hostile = '</script><script>alert(1)</script><!-- & \u2028';
    const text = structuredDataText([{ '@type': 'Thing', name: hostile }]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: hostile }],
    });
  });
});
