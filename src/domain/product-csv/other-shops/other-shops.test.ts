import { describe, expect, it } from 'vitest';
import { planProduct } from '../product-csv-plan';
import { readCatalogue, type CatalogueTable } from '../product-csv-table';

const lookup = { hasCategory: () => true, picture: () => undefined, claimSku: () => undefined };

function tableOf(csv: string): CatalogueTable {
  const read = readCatalogue(csv);
  return read.ok ? read.table : expect.fail(read.message);
}

function imported(csv: string) {
  const planned = [...tableOf(csv).products].map(([slug, rows]) => planProduct(slug, rows, undefined, lookup));
  return {
    products: planned.flatMap(({ write }) => (write ? [write.after] : [])),
    problems: planned.flatMap(({ rows }) => rows.flatMap((row) => row.problems)),
  };
}

const variationsOf = ({ variations }: ReturnType<typeof imported>['products'][number]) =>
  variations.map(({ color, size, stock, additionalPrice }) => [color, size, stock, additionalPrice]);

describe('Shopify’s product export', () => {
  const HEADINGS =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
    'Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,' +
    'Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,' +
    'Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Status';
  const file = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
  const SHIRT =
    'match-shirt,Match Shirt,"<p>Light &amp; quick.</p><ul><li>Wicks sweat</li></ul>",Acme,,T-Shirts,new,true,Colour,Navy,Size,M,,,' +
    'MS-NAVY-M,180,shopify,12,deny,manual,20.00,25.00,true,true,,https://cdn.shop.test/a.jpg,1,Front,false,Match Shirt,,,g,,active';
  const rowOf = (color: string, size: string, stock: string, price: string, before: string) =>
    `match-shirt,,,,,,,,,${color},,${size},,,MS-${color}-${size},180,shopify,${stock},deny,manual,${price},${before},true,true,,,,,,,,,g,,`;
  const PICTURE = `match-shirt${','.repeat(25)}https://cdn.shop.test/b.jpg,2,Back${','.repeat(7)}`;

  it('gives products their texts, sizes, colours and stock, and leaves vendors', () => {
    const csv = file(SHIRT, rowOf('Royal', '2XL', '-3', '22.00', '27.00'), PICTURE);
    const { products, problems } = imported(csv);
    expect(problems).toEqual([]);
    const [shirt] = products;
    expect(shirt).toMatchObject({
      ...{ slug: 'match-shirt', name: 'Match Shirt', sku: 'MS-NAVY-M', category: 't-shirts', weight: 180 },
      ...{ isActive: true, metaTitle: 'Match Shirt', metaDescription: null, price: 25, salePrice: 20 },
      colors: [
        { name: 'Navy', hex: '#14213f', available: true },
        { name: 'Royal', hex: '#1746bd', available: true },
      ],
    });
    expect(shirt?.description).toBe('Light & quick.\n\n * Wicks sweat');
    expect(variationsOf(shirt!)).toEqual([
      ['Navy', 'M', 12, 0],
      ['Royal', 'XXL', 0, 2],
    ]);
    expect(tableOf(csv)).toMatchObject({ from: 'Shopify', rows: 2 });
    expect(tableOf(csv).ignored).toEqual(expect.arrayContaining(['Vendor', 'Tags']));
  });

  it('names pictures in their order, that of a variant with its colour, and each once', () => {
    const second = rowOf('Royal', 'L', '1', '20.00', '').replace(/,,g,,$/, ',https://cdn.shop.test/r.jpg,g,,');
    const first = SHIRT.replace('a.jpg,1', 'a.jpg,3');
    expect(tableOf(file(first, second, PICTURE)).pictures?.get('match-shirt')).toEqual([
      { url: 'https://cdn.shop.test/b.jpg', alt: 'Back', color: null },
      { url: 'https://cdn.shop.test/a.jpg', alt: 'Front', color: null },
      { url: 'https://cdn.shop.test/r.jpg', alt: '', color: 'Royal' },
    ]);
  });

  it('keeps what buyers pay where variants are not reduced alike', () => {
    const csv = file(SHIRT, rowOf('Royal', 'L', '1', '26.00', ''));
    const [shirt] = imported(csv).products;
    expect([shirt?.price, shirt?.salePrice, variationsOf(shirt!)]).toEqual([
      20,
      null,
      [
        ['Navy', 'M', 12, 0],
        ['Royal', 'L', 1, 6],
      ],
    ]);
  });

  it('has goods without options, with sizes alone, and drafts', () => {
    const plain = SHIRT.replace('Colour,Navy,Size,M', 'Title,Default Title,,').replace('active', 'draft');
    expect(imported(file(plain)).products).toMatchObject([{ stock: 12, variations: [], isActive: false }]);
    const sized = SHIRT.replace('Colour,Navy,Size,M', 'Size,Youth L,,');
    expect(variationsOf(imported(file(sized)).products[0]!)).toEqual([['As pictured', 'LB', 12, 0]]);
  });

  it('refuses what cannot be stored, in words', () => {
    const other = SHIRT.replace('Size,M', 'Sleeve,Long');
    expect(imported(file(other)).problems).toEqual([
      'Options are colours and sizes: make “Sleeve” products of their own.',
    ]);
    expect(imported(file(SHIRT.replace('Size,M', 'Size,48'))).problems).toEqual(['size_code: There is no size “48”.']);
    expect(imported(file(SHIRT.replace('20.00,25.00', 'free,'))).problems[0]).toContain('price: Enter an amount');
  });
});

describe('WooCommerce’s product export', () => {
  const HEADINGS =
    'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,' +
    'Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),' +
    'Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,' +
    'Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,' +
    'Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global';
  const names = HEADINGS.split(',');
  const row = (cells: Record<string, string>) => names.map((name) => `"${cells[name] ?? ''}"`).join(',');
  const file = (...rows: Record<string, string>[]) => [HEADINGS, ...rows.map(row)].join('\n');
  const options = (color: string, size: string) => ({
    ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': color },
    ...{ 'Attribute 2 name': 'Size', 'Attribute 2 value(s)': size },
  });
  const HOODIE = {
    ...{ ID: '44', Type: 'variable', SKU: 'woo-hoodie', Name: 'Hoodie', Published: '1', 'Is featured?': '1' },
    ...{ 'Short description': '<p>Warm.</p>', 'Weight (kg)': '1.5', Categories: 'Clothing > Hoodies, New' },
    ...options('Blue, Green', 'Small, Large'),
  };
  const variation = (color: string, size: string, change: object = {}) => ({
    ...{ Type: 'variation', Name: `Hoodie - ${color}`, Published: '1', Stock: '4', Parent: 'woo-hoodie' },
    ...{ 'Regular price': '45', ...options(color, size), ...change },
  });

  it('gives a variable product its variations, found by the SKU or number of their parent', () => {
    const csv = file(HOODIE, variation('Blue', 'Small'), variation('Green', 'Large', { Parent: 'id:44', Stock: '7' }));
    const { products, problems } = imported(csv);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      {
        ...{ slug: 'hoodie', sku: 'woo-hoodie', shortDescription: 'Warm.', category: 'hoodies', weight: 1500 },
        ...{ isFeatured: true, isActive: true, price: 45, salePrice: null },
      },
    ]);
    expect(variationsOf(products[0]!)).toEqual([
      ['Blue', 'S', 4, 0],
      ['Green', 'L', 7, 0],
    ]);
    expect(tableOf(csv).from).toBe('WooCommerce');
  });

  it('names pictures of the product, then those of its variations', () => {
    const cdn = 'https://cdn.woo.test';
    const csv = file(
      { ...HOODIE, Images: `${cdn}/a.jpg, ${cdn}/b,c.jpg` },
      variation('Blue', 'Small', { Images: `${cdn}/blue.jpg` }),
      variation('Blue', 'Large', { Images: `${cdn}/blue.jpg` }),
      variation('Green', 'Large', { Images: `${cdn}/a.jpg` }),
    );
    expect(tableOf(csv).pictures?.get('hoodie')).toEqual([
      { url: `${cdn}/a.jpg`, alt: '', color: 'Green' },
      { url: `${cdn}/b,c.jpg`, alt: '', color: null },
      { url: `${cdn}/blue.jpg`, alt: '', color: 'Blue' },
    ]);
  });

  it('has simple products with a sale, drafts, and stock that is not counted', () => {
    const cap = { Type: 'simple, virtual', SKU: 'cap', Name: 'Cap', Published: '0', 'Regular price': '18.50' };
    expect(imported(file({ ...cap, 'Sale price': '16', Stock: '' })).products).toMatchObject([
      { slug: 'cap', price: 18.5, salePrice: 16, stock: 0, isActive: false, variations: [] },
    ]);
  });

  it('refuses grouped and external products, and variations without theirs', () => {
    const { products, problems } = imported(
      file(
        { Type: 'grouped', Name: 'Set', SKU: 'set', 'Regular price': '1' },
        { Type: 'external', Name: 'Poster', SKU: 'poster', 'Regular price': '1' },
        variation('Blue', 'Small', { Parent: 'gone' }),
      ),
    );
    expect(products).toEqual([]);
    expect(problems).toEqual([
      'A grouped product is several: they are imported by themselves.',
      'Sold elsewhere: it is no product of this shop.',
      'The file lacks the product of this variation.',
    ]);
  });
});
