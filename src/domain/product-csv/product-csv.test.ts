import { describe, expect, it } from 'vitest';
import { csvHeading, productLines, productRows } from './product-csv';
import { guardCell, unguardCell } from '../text/table/cells';
import { joinList, readCount, readFlag, readMoney, splitList } from './product-csv-cells';
import { planProduct } from './product-csv-plan';
import { readCatalogue } from './product-csv-table';
import type { CsvProduct } from './csv-product';

const kit: CsvProduct = {
  id: 'p1',
  slug: 'kit',
  sku: 'KIT-1',
  name: 'Match Kit',
  shortDescription: null,
  description: 'Two\nlines',
  category: 'football',
  price: 20,
  salePrice: 15.5,
  taxClass: 'reduced',
  boysTaxClass: 'zero',
  priceTiers: [
    { minQuantity: 10, percentOff: 5 },
    { minQuantity: 25, percentOff: 10 },
  ],
  isActive: true,
  isFeatured: false,
  isCustomizable: true,
  kitGarment: 'football-shirt',
  techniques: { garment: 'sublimation', names: 'vinyl', numbers: 'vinyl', logos: 'embroidery' },
  weight: 180,
  stockDays: null,
  madeDays: 20,
  features: ['Light', 'A | B'],
  parts: [
    { name: 'Shirt', worn: 'sizePreference', sizes: [] },
    { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M'], garment: 'football-shorts' },
  ],
  images: [{ id: 'm1', file: 'a.webp', color: 'Red' }],
  metaTitle: null,
  metaDescription: null,
  stock: 8,
  colors: [
    { name: 'Red', hex: '#ff0000', available: true },
    { name: 'Sky', hex: '#00ccff', available: false },
  ],
  sizes: ['M', 'L', 'XXL'],
  variations: [
    {
      id: 'v1',
      color: 'Red',
      hex: '#ff0000',
      size: 'M',
      stock: 5,
      additionalPrice: 0,
      costPrice: 9.5,
      isAvailable: true,
    },
    {
      id: 'v2',
      color: 'Red',
      hex: '#ff0000',
      size: 'L',
      stock: 3,
      additionalPrice: 2,
      costPrice: null,
      isAvailable: false,
    },
  ],
};
const bag: CsvProduct = { ...kit, id: 'p2', slug: 'bag', sku: 'BAG', colors: [], sizes: [], variations: [], stock: 7 };

const skus = new Map([
  ['KIT-1', 'kit'],
  ['BAG', 'bag'],
]);
const lookup = {
  hasCategory: (slug: string) => slug === 'football' || slug === 'bags',
  picture: (reference: string) =>
    reference === 'b.png' || reference === 'm2' ? { id: 'm2', file: 'b.png' } : undefined,
  claimSku: (sku: string, slug: string) => (skus.get(sku) === slug ? undefined : skus.get(sku)),
};

function plan(csv: string, known: CsvProduct | undefined = undefined, slug = known?.slug ?? 'kit') {
  const read = readCatalogue(csv);
  if (!read.ok) throw new Error(read.message);
  return planProduct(slug, read.table.products.get(slug) ?? [], known, lookup);
}
const problems = (csv: string, known?: CsvProduct) => plan(csv, known).rows.map((row) => row.problems);
const changes = (csv: string, known?: CsvProduct) =>
  plan(csv, known).rows.flatMap((row) => row.changes.map(({ column, from, to }) => `${column}: ${from} → ${to}`));

describe('the file', () => {
  it('has a row per variation, and one for each colour and size without', () => {
    const rows = productRows(kit).map(({ color, size_code, stock }) => [color, size_code, stock]);
    expect(rows).toEqual([
      ['Sky', undefined, undefined],
      ['Red', 'M', '5'],
      ['Red', 'L', '3'],
      [undefined, 'XXL', undefined],
    ]);
    expect(productRows(bag)).toEqual([expect.objectContaining({ slug: 'bag', stock: '7', exported_stock: '7' })]);
  });

  it('repeats the columns of the product', () => {
    for (const row of productRows(kit)) {
      expect(row).toMatchObject({
        name: 'Match Kit',
        price: '20.00',
        sale_price: '15.50',
        is_customizable: 'true',
        kit_garment: 'football-shirt',
        tax_class: 'reduced',
        boys_tax_class: 'zero',
        price_tiers: '10:5|25:10',
      });
      expect(row).toMatchObject({ features: 'Light|A \\| B', images: '/api/media/file/a.webp#Red' });
      expect(row.parts).toBe('Shirt:size|Shorts:shorts:S,M:football-shorts');
    }
  });

  it('is read with commas, semicolons and tabs, with and without a byte order mark', () => {
    for (const text of ['slug,price\nkit,1', '\uFEFFslug;price\r\nkit;1', 'Slug\tPrice\rkit\t1\r\r']) {
      const read = readCatalogue(text);
      expect(read.ok && [...read.table.products.entries()], text).toEqual([
        ['kit', [{ number: 2, cells: { slug: 'kit', price: '1' } }]],
      ]);
    }
  });

  it('is refused as a whole where its form is wrong', () => {
    const message = (text: string) => {
      const read = readCatalogue(text);
      return read.ok ? undefined : read.message;
    };
    expect(message('')).toBe('The list is empty.');
    expect(message('name,price\nKit,1')).toContain('“slug” must be one of them');
    expect(message('slug,price,Price\nkit,1,2')).toBe('The column “price” appears twice.');
    expect(message('slug,price\n')).toBe('The file has headings but no products.');
    expect(message('slug,price\nkit,"1')).toContain('a quotation mark is not closed');
    expect(message('slug,price\nkit,1,2')).toBe('Row 2 has more cells than there are columns.');
  });

  it('may have columns that are not read, and blank rows, which count', () => {
    const read = readCatalogue('slug,Notes\n\nkit,x\n');
    expect(read.ok && read.table.ignored).toEqual(['Notes']);
    expect(read.ok && read.table.products.get('kit')?.[0]?.number).toBe(3);
  });
});

describe('cells', () => {
  it.each(['=1+1', '+44', '-x', '@cmd', "'=x", "''+x", '＝1'])('that would be a formula are escaped: %s', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(guardCell(cell))).toBe(cell);
  });

  it.each(["'quoted'", 'a=b', '', "'"])('that would be none stay as they are: %s', (cell) => {
    expect(guardCell(cell)).toBe(cell);
    expect(unguardCell(cell)).toBe(cell);
  });

  it('hold lists', () => {
    const items = ['a', 'b|c', 'd\\', '\\|'];
    expect(splitList(joinList(items))).toEqual(items);
    expect(splitList(' a | |b ')).toEqual(['a', 'b']);
  });

  it('hold money, counts and flags as people write them', () => {
    expect(['24.99', '24,9', '$24', '0'].map(readMoney).map((read) => read.ok && read.value)).toEqual([
      24.99, 24.9, 24, 0,
    ]);
    for (const cell of ['1,234.50', '-1', '1.005', 'x', '10000000', '']) expect(readMoney(cell).ok, cell).toBe(false);
    expect(['7', '7.0'].map(readCount).map((read) => read.ok && read.value)).toEqual([7, 7]);
    for (const cell of ['-1', '1.5', '3000000000', 'x']) expect(readCount(cell).ok, cell).toBe(false);
    expect(['TRUE', 'no', '1'].map(readFlag).map((read) => read.ok && read.value)).toEqual([true, false, true]);
    expect(readFlag('maybe').ok).toBe(false);
  });
});

describe('an import', () => {
  it('finds nothing to change in what was exported', () => {
    for (const known of [kit, bag]) {
      const planned = plan(csvHeading() + productLines([known]), known);
      expect(planned.write).toBeUndefined();
      expect(new Set(planned.rows.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
    }
  });

  it('changes what the file says, and leaves the columns it does not have', () => {
    const planned = plan('slug,price,sale_price,category\nkit,"22,5",,bags', kit);
    expect(planned.write?.after).toEqual({ ...kit, price: 22.5, salePrice: null, category: 'bags' });
    expect(changes('slug,price,sale_price,category\nkit,"22,5",,bags', kit)).toEqual([
      'category: football → bags',
      'price: 20.00 → 22.50',
      'sale_price: 15.50 → ',
    ]);
  });

  it('takes the same in other words for unchanged', () => {
    expect(plan('slug,price,is_active,features\nkit,$20,YES,Light | A \\| B', kit).write).toBeUndefined();
  });

  it('reads pictures by address, file and id, with their colours', () => {
    const cell = 'https://shop.test/api/media/file/b.png#Red|b.png|m2#Sky';
    const { write } = plan(`slug,images\nkit,${cell}`, kit);
    expect(write?.after.images.map(({ id, color }) => [id, color])).toEqual([
      ['m2', 'Red'],
      ['m2', null],
      ['m2', 'Sky'],
    ]);
    expect(problems('slug,images\nkit,c.png', kit)).toEqual([
      ['images: There is no picture “c.png”. Upload it first.'],
    ]);
  });

  it('reads the parts of a set, and takes them away', () => {
    const set = 'slug,parts\nkit,"Shirt|Shorts: shorts: L, s|Socks:SOCKS:Boys XS:crew-socks"';
    expect(plan(set, kit).write?.after.parts).toEqual([
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'L'] },
      { name: 'Socks', worn: 'socksSize', sizes: ['XSB'], garment: 'crew-socks' },
    ]);
    expect(changes(set, kit)).toEqual([
      'parts: Shirt:size|Shorts:shorts:S,M:football-shorts → Shirt:size|Shorts:shorts:S,L|Socks:socks:XSB:crew-socks',
    ]);
    expect(plan('slug,parts\nkit,', kit).write?.after.parts).toEqual([]);
    const refused = (cell: string) => problems(`slug,parts\nkit,"${cell}"`, kit)[0]?.[0];
    expect(refused('Shirt')).toBe('parts: A set has at least two parts.');
    expect(refused('Shirt|Shorts')).toBe('parts: Part 2: Choose the sizes it is made in.');
    expect(refused('Shirt|Shorts:legs:S')).toBe('parts: Part 2: Give one of size, shorts, socks after its name.');
    expect(refused('Shirt|Shorts:shorts:tall')).toBe('parts: Part 2: Give sizes such as S,M,L.');
    expect(refused('Shirt|shirt:size:S')).toBe('parts: Part 2: There is already a part with this name.');
    expect(refused('Shirt|Shorts:shorts:S:kilt')).toMatch(
      /^parts: Part 2: Give one of football-shirt, .* after its sizes\.$/,
    );
    const same = 'Part 2: Another part is this garment already.';
    expect(refused('Shirt|Spare:size:S:football-shirt')).toBe(`parts: ${same}`);
    expect(refused('Shirt|Socks:socks:S:crew-socks|Spare:socks:S:crew-socks')).toBe(`parts: ${same.replace('2', '3')}`);
  });

  it('adds products with all that is theirs', () => {
    const csv =
      'slug,sku,name,price,color,color_hex,size_code,stock\nnew,N,New,9,Red,#FF0000,M,4\nnew,,,,Red,,Large,\nnew,,,,,,XL,';
    const planned = plan(csv, undefined, 'new');
    expect(planned.rows.map(({ kind }) => kind)).toEqual(['added', 'added', 'added']);
    expect(planned.write?.before).toBeUndefined();
    expect(planned.write?.after).toMatchObject({
      colors: [{ name: 'Red', hex: '#ff0000', available: true }],
      sizes: ['M', 'L', 'XL'],
      variations: [
        { color: 'Red', hex: '#ff0000', size: 'M', stock: 4 },
        { color: 'Red', hex: '#ff0000', size: 'L', stock: 0 },
      ],
    });
  });

  it('adds variations, colours and sizes to a product, and removes none', () => {
    const csv = 'slug,color,color_hex,size_code,stock\nkit,Gold,#ffcc00,XL,2';
    const { rows, write } = plan(csv, kit);
    expect(rows[0]?.kind).toBe('added');
    expect(write?.after.colors.map(({ name }) => name)).toEqual(['Red', 'Sky', 'Gold']);
    expect(write?.after.sizes).toEqual(['M', 'L', 'XL', 'XXL']);
    expect(write?.after.variations).toHaveLength(3);
  });

  it('refuses a row with its reason, and with it the product', () => {
    const csv = 'slug,price,color,size_code,stock\nkit,20,Red,M,-1\nkit,,Red,L,3';
    expect(problems(csv, kit)).toEqual([
      ['stock: Enter a whole number of 0 or more.'],
      ['Row 2, for the same product, is refused.'],
    ]);
    expect(plan(csv, kit).write).toBeUndefined();
  });

  it.each([
    ['slug,price\nKit!,1', 'Kit!', 'slug: Use lower-case letters'],
    ['slug,sku,name,price\nnew,,New,1', 'new', 'sku: Missing.'],
    ['slug,sku,name\nnew,N,New', 'new', 'price: Missing.'],
    ['slug,sku,name,price\nnew,BAG,New,1', 'new', 'sku: The SKU of the product “bag”.'],
    [`slug,sku,name,price\nnew,N,${'n'.repeat(161)},1`, 'new', 'name: At most 160 characters.'],
    ['slug,sku,name,price,category\nnew,N,New,1,hats', 'new', 'category: There is no category “hats”.'],
    ['slug,sku,name,price,color,size_code\nnew,N,New,1,Red,M', 'new', 'color_hex: Missing.'],
    ['slug,sku,name,price,size_code\nnew,N,New,1,Huge', 'new', 'size_code: There is no size “Huge”.'],
    ['slug,sku,name,price,additional_price\nnew,N,New,1,2', 'new', 'additional_price: Needs a color and a size_code.'],
    [
      'slug,sku,name,price,sale_price\nnew,N,New,10,10',
      'new',
      'sale_price: The sale price must be lower than the price.',
    ],
    ['slug,price\n,1', '', 'slug: Missing.'],
  ])('refuses %j', (csv, slug, problem) => {
    expect(plan(csv, undefined, slug).rows[0]?.problems[0]).toContain(problem);
  });

  it('refuses what two rows say differently', () => {
    expect(problems('slug,name,color,size_code\nkit,A,Red,M\nkit,B,Red,L', kit)[1]).toEqual([
      'name: Differs from row 2, which is the same product.',
    ]);
    expect(problems('slug,color,size_code\nkit,Red,M\nkit,Red,Medium', kit)[1]).toEqual([
      'The same product, colour and size as in row 2.',
    ]);
    expect(problems('slug,color,color_available,size_code\nkit,Red,false,M\nkit,Red,true,L', kit)[1]).toEqual([
      'color_available: Differs from row 2, which is the same colour.',
    ]);
    expect(problems('slug,stock\nkit,9', kit)[0]?.[0]).toContain('has its stock in their rows');
  });
});

describe('stock', () => {
  const sold = { ...bag, stock: 5 };

  it('that the file leaves as exported leaves sales made since', () => {
    expect(plan('slug,stock,exported_stock\nbag,7,7', sold).write).toBeUndefined();
  });

  it('that the file changes is a stock count', () => {
    expect(changes('slug,stock,exported_stock\nbag,30,7', sold)).toEqual(['stock: 5 → 30']);
    expect(changes('slug,stock\nbag,7', sold)).toEqual(['stock: 5 → 7']);
    expect(changes('slug,stock\nbag,', sold)).toEqual([]);
  });

  it('of a new product does not ask what was exported', () => {
    const { write } = plan('slug,sku,name,price,stock,exported_stock\nnew,N,New,1,7,7', undefined, 'new');
    expect(write?.after.stock).toBe(7);
  });
});
