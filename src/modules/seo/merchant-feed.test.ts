import { describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { merchantFeed, type OfferedProduct } from './merchant-feed';

const shirt: OfferedProduct = {
  ...{ id: '1', slug: 'match-shirt', name: 'Match & Train', description: 'Light', sku: 'MS', category: 'Football' },
  ...{ price: 25, salePrice: 20, stock: 0 },
  pictures: [
    { path: '/api/media/file/front.webp', color: null },
    { path: '/api/media/file/red.webp', color: 'Red' },
    { path: '/api/media/file/navy.webp', color: 'Navy' },
  ],
  variations: [
    { color: 'Navy', size: 'M', stock: 3, additionalPrice: 0 },
    { color: 'Red', size: 'LB', stock: 0, additionalPrice: 2 },
  ],
};

/** Items as lists of names and texts, by the namespace of Google’s attributes. */
function itemsOf(...products: OfferedProduct[]) {
  const text = merchantFeed({ origin: 'https://shop.test', brandName: 'Kitroom <Ltd>', products });
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  expect(document.querySelector('channel > title')?.textContent).toBe('Kitroom <Ltd>');
  return [...document.querySelectorAll('item')].map((item) =>
    [...item.children].map(({ namespaceURI, localName, textContent }) => {
      expect(namespaceURI).toBe('http://base.google.com/ns/1.0');
      return [localName, textContent];
    }),
  );
}

describe('the feed for Google', () => {
  it('has an item for each variation, with its price, stock, size and pictures', () => {
    const [navy, red] = itemsOf(shirt);
    expect(navy).toEqual([
      ['id', 'MS-Navy-M'],
      ['title', 'Match & Train, Navy, Medium'],
      ['description', 'Light'],
      ['link', 'https://shop.test/product/match-shirt'],
      ['image_link', 'https://shop.test/api/media/file/navy.webp'],
      ['additional_image_link', 'https://shop.test/api/media/file/front.webp'],
      ['availability', 'in_stock'],
      ['price', '25.00 USD'],
      ['sale_price', '20.00 USD'],
      ['condition', 'new'],
      ['brand', 'Kitroom <Ltd>'],
      ['mpn', 'MS-Navy-M'],
      ['item_group_id', 'MS'],
      ['color', 'Navy'],
      ['size', 'Medium'],
      ['age_group', 'adult'],
      ['gender', 'unisex'],
      ['product_type', 'Football'],
    ]);
    expect(red).toEqual(
      expect.arrayContaining([
        ['availability', 'out_of_stock'],
        ['price', '27.00 USD'],
        ['sale_price', '22.00 USD'],
        ['age_group', 'kids'],
      ]),
    );
  });

  it('has one item for goods without variations, and holds to Google’s limits', () => {
    const bag = { ...shirt, variations: [], pictures: [], stock: 4, salePrice: null, category: null };
    const [item] = itemsOf({ ...bag, name: 'B'.repeat(160), description: 'D'.repeat(6000) });
    const of = Object.fromEntries(item ?? []) as Record<string, string>;
    expect([of.title?.length, of.description?.length, of.id, of.availability]).toEqual([150, 5000, 'MS', 'in_stock']);
    expect(Object.keys(of)).not.toEqual(expect.arrayContaining(['item_group_id']));
    expect(Object.keys(of)).not.toEqual(expect.arrayContaining(['sale_price']));
  });
});
