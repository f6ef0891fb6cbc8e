import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { BLOCK_DEFINITIONS } from '@/domain/pages/blocks';
import { mediaFiles } from '@/lib/files/media-files';
import { localRequest } from '@/lib/payload/local-request';
import { demoCategories } from '../../scripts/payload/demo/categories';
import { demoComponents } from '../../scripts/payload/demo/components';
import { demoOrders } from '../../scripts/payload/demo/orders';
import { picturesOf } from '../../scripts/payload/demo/pictures';
import { storePicture } from '../../scripts/payload/demo/store-picture';
import { demoProducts } from '../../scripts/payload/demo/products';
import { demoSteps, demoViews } from '../../scripts/payload/demo/analytics';
import { seedDemo } from '../../scripts/payload/demo/seed-demo';
import { marketingPictures } from '../../scripts/payload/demo/seed-pictures';
import { demoMembers, demoTeamOrders } from '../../scripts/payload/demo/team';
import { starterPages } from '../../scripts/payload/starter/seed-starter-pages';
import { diskFolder } from '../setup/disk-folder';
import { picture } from '../setup/access-matrix';
import { rows, payload } from '../setup/shop';

// Small pictures: drawing sixty is slow.
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const readFile = async (...args: Parameters<typeof real.readFile>) =>
    String(args[0]).includes('/demo/pictures/') ? picture() : real.readFile(...args);
  return { ...real, readFile };
});

async function seedUntil(records: number): Promise<void> {
  const { create } = payload.db;
  let left = records;
  payload.db.create = async function killed(...args) {
    if ((left -= 1) < 0) throw new Error('Killed.');
    return create.apply(this, args);
  };
  try {
    await seedDemo(payload);
  } finally {
    payload.db.create = create;
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

const productsWithoutVariations = () =>
  rows`select slug from products p join products_sizes s on s.parent_id = p.id
    where not exists (select from product_variations v where v.product_id = p.id)`;

const counts = async () =>
  (
    await rows`
      select (select count(*) from products)::int as products, (select count(*)
      from product_variations)::int as variations,
      (select count(*) from media)::int as pictures, (select count(*) from page_views)::int as views,
      (select count(*) from shop_events)::int as steps, (select count(*) from categories)::int as categories,
      (select count(*) from cms_components)::int as components, (select count(*) from cms_pages)::int as pages,
      (select count(*) from orders)::int as orders, (select count(*) from order_items
      where _parent_id is not null)::int as lines,
      (select count(*) from order_items where team_order_id is not null)::int as "teamLines",
      (select count(*) from team_orders)::int as team_orders, (select count(*) from team_members)::int as members,
      (select count(*) from invoices where team_order_id is not null)::int as team_invoices,
      (select count(*) from order_payments where team_order_id is not null)::int as team_payments,
      (select count(*) from team_order_events)::int as events, (select count(*) from team_order_proofs)::int as proofs,
      (select count(*) from order_status_changes)::int as changes, (select count(*) from mail_messages)::int as emails`
  )[0];

/** @returns false if nothing was left */
async function interruptedAfter(records: number): Promise<boolean> {
  const error = await seedUntil(records).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect([undefined, 'Killed.']).toContain(error?.message);
  expect(await productsWithoutVariations()).toEqual([]);
  return error !== undefined;
}

it('a demo that was interrupted again and again is whole in the end, and stays as it is', async () => {
  const interruptions = [];
  for (const first of [1, 4, 30]) interruptions.push(await interruptedAfter(first));
  while ((await counts())?.products !== demoProducts.length) interruptions.push(await interruptedAfter(60));
  while (await interruptedAfter(3)) interruptions.push(true);
  expect(interruptions.length).toBeGreaterThan(9);
  const whole = await counts();
  expect(whole).toEqual({
    products: demoProducts.length,
    variations: sum(demoProducts.map(({ colors, sizes }) => colors.length * sizes.length)),
    pictures:
      sum(demoProducts.map((product) => picturesOf(product).length)) +
      demoCategories.length +
      1 +
      marketingPictures.length,
    categories: demoCategories.length,
    components: BLOCK_DEFINITIONS.length + demoComponents.length,
    pages: starterPages.length,
    orders: demoOrders.length,
    lines: 14,
    teamLines: 13,
    changes: demoOrders.filter(({ status }) => status !== 'pending').length,
    emails: 0,
    members: demoMembers.length,
    team_orders: demoTeamOrders.length,
    team_invoices: demoTeamOrders.filter(({ statuses }) => statuses.length > 0).length,
    team_payments: 1,
    views: demoViews(new Date()).length,
    steps: demoSteps(new Date()).length,
    events: 15,
    proofs: demoTeamOrders.filter(({ proof }) => proof).length,
  });
  const marks = await rows<{ key: string }>`select key from app_state order by key`;
  expect(marks.map(({ key }) => key)).toEqual(['demo-seeded', 'demo-seeding', 'starter-pages']);
  await seedDemo(payload);
  expect(await counts()).toEqual(whole);
}, 120_000);

const OWN = /^(?:id|created_at|updated_at|filesize|sizes_\w+_filesize)$/;

async function storedPicture(id: string) {
  const [row = {}] = await rows<Record<string, unknown>>`select * from media where id = ${id}`;
  const columns = Object.entries(row).filter(([column]) => !OWN.test(column));
  const files = columns.filter(([column]) => column.endsWith('filename'));
  const record = JSON.stringify(Object.fromEntries(columns)).replaceAll(/[0-9a-f]{24}/g, 'name');
  const sizes = await Promise.all(
    files.map(async ([, name]) => {
      const { format, width, height } = await sharp(path.join(diskFolder(mediaFiles), String(name))).metadata();
      return { format, width, height };
    }),
  );
  return { record, sizes };
}

it.each([
  ['larger than every copy', 1300],
  ['smaller than one', 1000],
  ['smaller than all', 256],
])('a picture of the demo %s is stored as its upload would be', async (_size, width) => {
  const words = { alt: 'A kit', title: 'Kit' };
  const data = await sharp({ create: { width, height: 500, channels: 4, background: '#7c3aed80' } })
    .webp()
    .toBuffer();
  const file = { data, name: 'kit.webp', mimetype: 'image/webp', size: data.length };
  const uploaded = await storedPicture((await payload.create({ collection: 'media', data: words, file })).id);
  expect(uploaded.sizes.map((size) => size.width)).toEqual(
    [width, 320, 720, 1200].map((each) => Math.min(each, width)),
  );
  expect(await storedPicture(await storePicture(await localRequest(payload), words, data))).toEqual(uploaded);
});

it('begins with legal pages that say what a UK shop must', () => {
  const textOf = (slug: string) => JSON.stringify(starterPages.find((page) => page.slug === slug)?.content);
  expect(textOf('terms')).toContain('cancel within 14 days');
  expect(textOf('terms')).toContain('The right to cancel does not apply to them');
  expect(textOf('terms')).toContain('Complaints');
  expect(textOf('returns')).toContain('does not apply to goods made to your specification');
  expect(textOf('privacy')).toContain('we answer within one month');
  expect(textOf('privacy')).toContain('Information Commissioner’s Office');
});
