import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CSV_COLUMNS } from '@/domain/product-csv/csv-product';
import { mapFields, NAME_MAX, SKU_MAX, TEXTS } from '@/domain/catalogue/product-fields';
import { checkImport } from '@/areas/back-office/products/csv/check-import';
import { exportProducts } from '@/areas/back-office/products/csv/product-csv-endpoints';
import { readImport } from '@/areas/back-office/products/csv/data/imports';
import { runImport } from '@/areas/back-office/products/csv/run-import';
import { parseProductFilters } from '@/areas/back-office/products/product-filters';
import { localRequest } from '@/lib/payload/local-request';
import { seedCategories, seedProducts } from '../../scripts/payload/demo/seed-catalogue';
import { picture } from '../setup/access-matrix';
import { recordPurges } from '../setup/purged';
import { createProduct, createStaff, placed, rows, payload, stockOf, unique } from '../setup/shop';

// Small pictures: drawing sixty is slow.
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const readFile = async (...args: Parameters<typeof real.readFile>) =>
    String(args[0]).includes('/demo/pictures/') ? picture() : real.readFile(...args);
  return { ...real, readFile };
});

const purged = recordPurges();

const { user } = await createStaff('administrator', { fullName: 'Alex Morgan' });

const bytesOf = (text: string) => new TextEncoder().encode(text);

const exportParts = async (query: Record<string, string>) =>
  exportProducts(payload, parseProductFilters(new URLSearchParams(query)));

async function exported(query: Record<string, string> = {}): Promise<string> {
  let csv = '';
  for await (const part of await exportParts(query)) csv += part;
  return csv;
}

async function check(csv: string) {
  const result = await checkImport(payload, bytesOf(csv));
  if (!result.ok) throw new Error(result.message);
  return result.preview;
}

async function run(csv: string, expected?: { file: string; plan: string }) {
  const req = await localRequest(payload, { user });
  const steps: number[] = [];
  const { file, plan } = expected ?? (await check(csv));
  const onProgress = (done: number) => void steps.push(done);
  const result = await runImport({ req, bytes: bytesOf(csv), name: 'shop.csv', expected: { file, plan }, onProgress });
  return { ...result, steps };
}

type Entry = {
  action: string;
  name: string;
  subject: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const lastEntries = (count: number) =>
  rows<Entry>`select l.action, l.actor_name as name, l.subject, l.subject_id as "subjectId", l.before, l.after
    from activity_log_chain c join activity_log l on l.id = c.entry_id order by c.place desc limit ${count}`;

const sha256 = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

const table = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { delimiter: ',', header: true, skipEmptyLines: true });
const csvOf = (...records: Record<string, string | number>[]) => Papa.unparse(records);

describe('the demo catalogue', () => {
  beforeAll(async () => {
    await seedProducts(payload, await seedCategories(payload));
  }, 120_000);

  it('imports back as nothing to change', async () => {
    const csv = await exported();
    const { counts, products } = await check(csv);
    expect(table(csv).meta.fields).toEqual([...CSV_COLUMNS]);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: table(csv).data.length, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(100);
    expect(products).toBe(0);
    for (const separated of [
      Papa.unparse(table(csv).data, { delimiter: ';' }),
      Papa.unparse(table(csv).data, { delimiter: '\t' }),
    ]) {
      expect((await check(separated)).products).toBe(0);
    }
  });

  it('comes back as it was, imported into a shop without products', async () => {
    const csv = await exported();
    await rows`delete from product_variations`;
    await rows`delete from products`;
    const before = await check(csv);
    expect(before.counts).toEqual({ added: table(csv).data.length, changed: 0, unchanged: 0, refused: 0 });
    const result = await run(csv);
    expect(result).toMatchObject({ ok: true, summary: { products: before.products }, steps: [before.products] });
    expect(await exported()).toBe(csv);
    expect((await check(csv)).products).toBe(0);
  });

  it('is left as it is where an import fails half way', async () => {
    const before = await exported();
    const [first] = table(before).data;
    const name = unique('broken');
    const csv = csvOf(
      { slug: first?.slug ?? '', name: 'Renamed', sku: first?.sku ?? '', price: 1 },
      { slug: name, name, sku: name, price: 1 },
    );
    await rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse before insert on products for each row execute function refuse()`;
    try {
      expect(await run(csv)).toMatchObject({ ok: false, code: 'import_failed' });
    } finally {
      await rows`drop trigger refuse on products`;
    }
    expect(await exported()).toBe(before);
    expect(purged.size).toBe(0);
  });
});

describe('an export', () => {
  it('holds what the filters of the list let through', async () => {
    const [{ slug }, hidden] = [await createProduct(), await createProduct({ isActive: false })];
    const slugs = async (query: Record<string, string>) => table(await exported(query)).data.map((row) => row.slug);
    expect(await slugs({ search: slug })).toEqual([slug]);
    expect(await slugs({ state: 'inactive' })).toContain(hidden.slug);
    expect(await slugs({ state: 'active' })).not.toContain(hidden.slug);
  });

  it('is read step by step', async () => {
    const { slug } = await createProduct({ name: 'Steps' });
    await rows`insert into products (name, slug, sku, price) select 'Many', 'many-' || n, 'MANY-' || n, 5
      from generate_series(1, 620) n`;
    const parts: number[] = [];
    for await (const part of await exportParts({ search: 'MANY-' })) parts.push(part.length);
    expect(parts.length).toBe(4);
    const all = table(await exported()).data.map((row) => row.slug);
    expect(all).toContain(slug);
    expect(all.filter((each) => each?.startsWith('many-')).length).toBe(620);
    expect(new Set(all.filter((each) => each?.startsWith('many-'))).size).toBe(620);
  });
});

describe('an import', () => {
  it('writes what was shown, with price, log and purge', async () => {
    const product = await createProduct({ stock: { M: 5, L: 2 }, features: ['Old'] });
    const name = unique('new');
    const csv = csvOf(
      {
        slug: product.slug,
        name: '=Renamed',
        price: '24.50',
        sale_price: 20,
        tax_class: 'Reduced',
        boys_tax_class: 'zero',
        price_tiers: '10:5|25:10',
        features: 'a|b',
        parts: 'Shirt|Shorts:shorts:S,M',
        color: 'Red',
        color_hex: '',
        size_code: 'M',
        stock: 9,
      },
      {
        slug: product.slug,
        name: '',
        price: '',
        sale_price: '',
        tax_class: '',
        boys_tax_class: '',
        price_tiers: '',
        features: '',
        parts: '',
        color: 'Gold',
        color_hex: '#FFCC00',
        size_code: 'Small',
        stock: 4,
      },
    );
    const added = csvOf({ slug: name, sku: name, name: 'Bag', price: 12, stock: 3 });
    const preview = await check(csv);
    expect(preview.rows.map(({ kind }) => kind)).toEqual(['changed', 'added']);
    expect(preview.rows[0]?.changes).toContainEqual({ column: 'price', from: '20.00', to: '24.50' });
    expect((await run(csv)).ok && (await run(added)).ok).toBe(true);

    const stored = await payload.findByID({ collection: 'products', id: product.id, depth: 0 });
    expect(stored).toMatchObject({ name: '=Renamed', price: 24.5, salePrice: 20, unitPrice: 20, features: ['a', 'b'] });
    expect(stored).toMatchObject({
      ...{ taxClass: 'reduced', boysTaxClass: 'zero' },
      priceTiers: [
        { minQuantity: 10, percentOff: 5 },
        { minQuantity: 25, percentOff: 10 },
      ],
    });
    expect(stored.parts).toEqual([
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M'] },
    ]);
    expect(stored.colors?.map(({ name, hex, available }) => [name, hex, available])).toEqual([
      ['Red', '#ff0000', true],
      ['Gold', '#ffcc00', true],
    ]);
    expect(stored.sizes).toEqual(['S', 'M', 'L']);
    expect(await stockOf(product.id)).toEqual({ total: 15, sizes: { S: 4, M: 9, L: 2 } });
    expect(
      await rows`select size_label as label from product_variations where product_id = ${product.id}
        and size_code = 'S'`,
    ).toEqual([{ label: 'Small' }]);
    expect([...purged]).toEqual(expect.arrayContaining([`product:${product.id}`, 'products', 'stock']));
    expect((await check(csv)).products).toBe(0);
    const [entry] = (await lastEntries(2)).toReversed();
    expect(entry).toMatchObject({
      action: 'products.imported',
      name: 'Alex Morgan',
      subject: 'shop.csv',
      before: { [`${product.slug}.price`]: '20.00', [`${product.slug}.stock Red M`]: '5' },
      after: {
        ...{ products: 1, added: 1, changed: 1, refused: 0 },
        [`${product.slug}.price`]: '24.50',
        [`${product.slug}.stock Red M`]: '9',
        [`${product.slug}.stock Gold Small`]: '4',
      },
    });
  });

  it('of thousands of rows is one entry, which keeps the file and all that it changed', async () => {
    const prefix = unique('bulk');
    await rows`insert into products (name, slug, sku, price)
      select 'Bulk ' || n, ${prefix} || '-' || n, ${prefix} || '-' || n, 5 from generate_series(1, 2000) n`;
    const csv = csvOf(
      ...Array.from({ length: 2000 }, (_, index) => ({ slug: `${prefix}-${index + 1}`, price: index + 1 })),
    );
    const entries = async () => (await rows<{ n: number }>`select count(*)::int as n from activity_log`)[0]!.n;
    const before = await entries();
    expect(await run(csv)).toMatchObject({ ok: true, summary: { products: 1999 } });
    expect((await entries()) - before).toBe(1);

    const [entry] = await lastEntries(1);
    expect(entry!.after).toMatchObject({ products: 1999, changed: 1999, unchanged: 1, cells: 1999 });
    expect(JSON.stringify(entry).length).toBeLessThan(10_000);
    const file = await readImport(payload, entry!.subjectId, 'file');
    const list = await readImport(payload, entry!.subjectId, 'changes');
    expect(file).toMatchObject({ name: 'shop.csv', bytes: Buffer.from(csv) });
    const reasons = table(list!.bytes.toString()).data;
    expect(reasons).toHaveLength(1999);
    expect(reasons.at(-1)).toMatchObject({
      ...{ product: `${prefix}-2000`, name: 'Bulk 2000', row: '2001', result: 'changed' },
      ...{ column: 'price', before: '5.00', after: '2000.00' },
    });
    expect(entry!.after).toMatchObject({ file: sha256(file!.bytes), changes: sha256(list!.bytes) });
    for (const change of ["update product_imports set file_name = 'x'", 'delete from product_imports'])
      await expect(rows(change)).rejects.toThrow('never changed or removed');
  });

  it('takes products without mistakes and leaves out the others', async () => {
    const [good, bad] = [await createProduct(), await createProduct()];
    const csv = csvOf(
      { slug: good.slug, price: 1 },
      { slug: bad.slug, price: 'free' },
      { slug: 'Not A Slug', price: 1 },
    );
    const { rows: planned, counts } = await check(csv);
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0, refused: 2 });
    expect(planned[1]).toMatchObject({ number: 3, problems: [expect.stringContaining('price: Enter an amount')] });
    expect(await run(csv)).toMatchObject({ ok: true, summary: { products: 1 } });
    expect((await check(csv)).counts).toEqual({ added: 0, changed: 0, unchanged: 1, refused: 2 });
  });

  it('refuses the SKU of another product, stored or of the same file', async () => {
    const [one, two] = [await createProduct(), await createProduct()];
    const sku = unique('sku');
    const csv = csvOf(
      { slug: one.slug, sku: two.sku, name: one.name, price: 20 },
      { slug: two.slug, sku, name: two.name, price: 20 },
      { slug: unique('new'), sku, name: 'New', price: 1 },
    );
    const { rows: planned } = await check(csv);
    expect(planned.map(({ kind }) => kind)).toEqual(['refused', 'changed', 'refused']);
    for (const row of [planned[0], planned[2]]) {
      expect(row?.problems).toEqual([`sku: The SKU of the product “${two.slug}”.`]);
    }
  });

  it('leaves sales made since the export', async () => {
    const product = await createProduct({ stock: { M: 5 } });
    const csv = await exported({ search: product.sku });
    await placed({ product: product.id, color: 'Red', sizes: { M: 2 } });
    expect((await check(csv)).products).toBe(0);
    expect((await run(csv.replace('20.00', '21.00'))).ok).toBe(true);
    expect(await stockOf(product.id)).toEqual({ total: 3, sizes: { M: 3 } });
  });

  it('is refused where what it would overwrite was sold or changed after it was shown', async () => {
    const product = await createProduct({ stock: 5 });
    const csv = csvOf({ slug: product.slug, stock: 30 });
    const shown = await check(csv);
    await placed({ product: product.id, quantity: 1 });
    expect(await run(csv, shown)).toMatchObject({ ok: false, code: 'plan_changed' });
    expect((await stockOf(product.id)).total).toBe(4);
    expect((await run(csv)).ok).toBe(true);
    expect((await stockOf(product.id)).total).toBe(30);
  });

  it('is not refused for what the plan does not touch', async () => {
    const product = await createProduct({ stock: 5 });
    const csv = csvOf({ slug: product.slug, name: 'Renamed' });
    const shown = await check(csv);
    await placed({ product: product.id, quantity: 1 });
    expect((await run(csv, shown)).ok).toBe(true);
    expect((await stockOf(product.id)).total).toBe(4);
  });

  it('takes no other file than the one that was shown', async () => {
    const { slug } = await createProduct();
    const shown = await check(csvOf({ slug, price: 1 }));
    expect(await run(csvOf({ slug, price: 2 }), shown)).toMatchObject({ ok: false, code: 'file_changed' });
  });

  it('and orders that come in the meantime do not undo each other', async () => {
    const product = await createProduct({ stock: { M: 50 } });
    const csv = csvOf({ slug: product.slug, name: 'Renamed', color: 'Red', size_code: 'M', additional_price: 1 });
    const shown = await check(csv);
    const [result] = await Promise.all([
      run(csv, shown),
      ...Array.from({ length: 6 }, () => placed({ product: product.id, color: 'Red', sizes: { M: 1 } })),
    ]);
    expect(result.ok).toBe(true);
    expect((await stockOf(product.id)).total).toBe(44);
  });

  it('reads the files of Excel, and refuses what is no table by its bytes', async () => {
    const csv = 'slug,name,price\nzoe-kit,Zoë,1';
    for (const bytes of [Buffer.from(csv, 'latin1'), Buffer.from(`\uFEFF${csv}`, 'utf16le')]) {
      const checked = await checkImport(payload, new Uint8Array(bytes));
      expect(checked.ok && checked.preview.rows).toMatchObject([{ slug: 'zoe-kit', name: 'Zoë' }]);
    }
    expect(await checkImport(payload, new Uint8Array(Buffer.from('PK\x03\x04\x14\0')))).toMatchObject({
      ok: false,
      code: 'invalid',
      message: expect.stringContaining('save it as CSV'),
    });
    expect(await checkImport(payload, new Uint8Array(Buffer.from('89504e470d0a1a0a00', 'hex')))).toMatchObject({
      ok: false,
      message: 'This file is not a table. Choose a CSV file.',
    });
  });
});

it('has the limits of the collection', async () => {
  const { fields } = payload.collections.products.config;
  const limits = Object.fromEntries(
    fields.flatMap((field) =>
      'name' in field && 'maxLength' in field && field.maxLength ? [[field.name, field.maxLength]] : [],
    ),
  );
  expect(limits).toMatchObject({ name: NAME_MAX, sku: SKU_MAX, ...mapFields(TEXTS, (_, { max }) => max) });
});
