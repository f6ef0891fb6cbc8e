import { describe, expect, it } from 'vitest';
import { cardTags, productsPurged, purgeTags, rankedTags, tagsOf, type DocumentChange } from './cache-plan';

const variation = {
  id: 'v1',
  product: 'p1',
  colorName: 'Red',
  sizeCode: 'M',
  stockQuantity: 20,
  additionalPrice: 0,
  isAvailable: true,
  updatedAt: 'monday',
};

const changed = (before: typeof variation | undefined, after: object | undefined) =>
  purgeTags({
    collection: 'product-variations',
    before,
    after: after && { ...variation, ...after },
    lowStockThreshold: 5,
  });

describe('tagsOf', () => {
  it('names the document, or the list, and what comes with it', () => {
    expect(tagsOf('products')).toEqual(['products', 'categories', 'media']);
    expect(tagsOf('products', 'p1')).toEqual(['product:p1', 'categories', 'media']);
    expect(tagsOf('pages')).toEqual(['pages', 'media']);
    expect(tagsOf('pages', 'x')).toEqual(['page:x', 'media']);
    expect(tagsOf('categories')).toEqual(['categories', 'media']);
    expect(tagsOf('site-settings')).toEqual(['settings', 'media']);
    expect(tagsOf('media', 'm')).toEqual(['media']);
  });
});

describe('productsPurged', () => {
  const product = (id: string) => purgeTags({ collection: 'products', id });

  it('names the products that lists may show otherwise, each once', () => {
    expect(productsPurged([product('p1'), [...product('p2'), ...product('p1')]])).toEqual(['p1', 'p2']);
  });

  it('says nothing where one of the purges was of more', () => {
    expect(productsPurged([product('p1'), ['products']])).toBeUndefined();
    expect(productsPurged([product('p1'), purgeTags({ collection: 'pages', id: 'x' })])).toBeUndefined();
    expect(productsPurged([[...product('p1'), 'pages']])).toBeUndefined();
  });
});

describe('purgeTags', () => {
  it.each<[DocumentChange, string[]]>([
    [{ collection: 'products', id: 'p1' }, ['product:p1', 'products', 'card:p1', 'ranking']],
    [{ collection: 'variations', product: 'p1' }, ['stock', 'stock:p1', 'product:p1', 'products', 'card:p1']],
    [{ collection: 'pages', id: 'x' }, ['page:x', 'pages']],
    [{ collection: 'categories' }, ['categories']],
    [{ collection: 'media' }, ['media']],
    [{ collection: 'site-settings' }, ['settings']],
    [{ collection: 'components' }, []],
  ])('%j', (change, tags) => {
    expect(purgeTags(change)).toEqual(tags);
  });

  it.each([
    ['leaves plenty', 7, 6, []],
    ['leaves few', 6, 5, ['product:p1', 'products', 'card:p1']],
    ['takes one of few', 5, 4, ['product:p1']],
    ['takes the last', 1, 0, ['product:p1', 'products', 'card:p1']],
    ['brings the first back', 0, 1, ['product:p1', 'products', 'card:p1']],
  ])('throws away what shows a sale that %s', (_what, before, after, shown) => {
    const sale: DocumentChange = {
      collection: 'stock',
      changes: [{ product: 'p1', before, after }],
      lowStockThreshold: 5,
    };
    expect(purgeTags(sale)).toEqual(['stock', 'stock:p1', ...shown]);
  });

  it('names a product once, however many of its sizes were sold', () => {
    const changes = [
      { product: 'p1', before: 9, after: 8 },
      { product: 'p1', before: 2, after: 1 },
      { product: 'p2', before: 9, after: 8 },
    ];
    expect(purgeTags({ collection: 'stock', changes, lowStockThreshold: 5 })).toEqual([
      ...['stock', 'stock:p1', 'product:p1', 'stock:p2'],
    ]);
  });

  it('leaves pages and lists alone where a variation is edited and they show nothing of it', () => {
    const hidden = ['stock', 'stock:p1'];
    expect(changed(variation, { stockQuantity: 19, updatedAt: 'tuesday' })).toEqual(hidden);
    expect(changed(variation, { stockQuantity: 19, product: { id: 'p1' } })).toEqual(hidden);
    expect(changed({ ...variation, stockQuantity: 3 }, { stockQuantity: 2 })).toEqual([...hidden, 'product:p1']);
  });

  it.each([
    ['runs low', variation, { stockQuantity: 5 }],
    ['sells out', { ...variation, stockQuantity: 1 }, { stockQuantity: 0 }],
    ['is back', { ...variation, stockQuantity: 0 }, { stockQuantity: 1 }],
    ['costs more', variation, { additionalPrice: 2 }],
    ['is withdrawn', variation, { isAvailable: false }],
    ['is new', undefined, {}],
    ['is deleted', variation, undefined],
  ])('purges the lists when a variation %s', (_what, before, after) => {
    expect(changed(before, after)).toEqual(['stock', 'stock:p1', 'product:p1', 'products', 'card:p1']);
  });

  it('purges both products when a variation moves', () => {
    expect(changed(variation, { product: 'p2' })).toEqual([
      ...['stock', 'stock:p1', 'stock:p2'],
      ...['product:p1', 'product:p2'],
      ...['products', 'card:p1', 'card:p2'],
    ]);
  });

  describe('the pages that show other products first', () => {
    const product = { name: 'Shirt', category: 'c1', rating: 4.5, isActive: true, isFeatured: false, price: 20 };
    const saved = (after: object, before: object = {}) =>
      purgeTags({
        collection: 'products',
        id: 'p1',
        before: { ...product, ...before },
        after: { ...product, ...before, ...after },
      });
    const reach = (tags: string[], page: string[]) => tags.some((tag) => page.includes(tag));
    const shownBeside = (ids: string[], within: string) => [...rankedTags(within), ...ids.flatMap(cardTags)];
    const others = shownBeside(['p2', 'p3'], 'c1');
    const ofAll = [...shownBeside(['p2', 'p3'], 'c2'), ...rankedTags('*')];

    it('stay where a product changes and keeps its rank, or is not shown at all', () => {
      for (const after of [{ price: 25 }, { category: { id: 'c1' } }]) expect(reach(saved(after), others)).toBe(false);
      expect(reach(saved({ name: 'Kit', isFeatured: true }, { isActive: false }), others)).toBe(false);
    });

    it.each([
      ...[{ name: 'Kit' }, { category: 'c9' }, { category: null }, { rating: 5 }, { isActive: false }],
      ...[{ isFeatured: true }, { isCustomizable: true }, { salePrice: 18 }],
    ])('go where it comes to stand elsewhere in their category, or in all: %j', (after) => {
      expect(reach(saved(after), others)).toBe(true);
      expect(reach(saved(after), ofAll)).toBe(true);
      expect(reach(saved(after), shownBeside(['p2'], 'c2'))).toBe(false);
    });

    it('go where a product comes into their category, is new, or is deleted', () => {
      expect(reach(saved({ category: { id: 'c2' } }), rankedTags('c2'))).toBe(true);
      const change = { collection: 'products', id: 'p1' } as const;
      expect(reach(purgeTags({ ...change, after: product }), others)).toBe(true);
      expect(reach(purgeTags({ ...change, before: product }), others)).toBe(true);
      expect(reach(purgeTags(change), rankedTags('c7'))).toBe(true);
    });

    it('go where they show the product itself', () => {
      const shown = shownBeside(['p1', 'p2'], 'c7');
      expect(reach(saved({ price: 25 }), shown)).toBe(true);
      expect(reach(changed({ ...variation, stockQuantity: 1 }, { stockQuantity: 0 }), shown)).toBe(true);
      expect(reach(changed(variation, { stockQuantity: 19 }), shown)).toBe(false);
    });
  });
});
