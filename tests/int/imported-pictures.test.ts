import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { signIn } from '../setup/incoming';
import { runBulkStep } from '@/areas/back-office/bulk/run-bulk';
import { checkImport } from '@/areas/back-office/products/csv/check-import';
import { importedPictures } from '@/areas/back-office/products/csv/product-csv-endpoints';
import { runImport } from '@/areas/back-office/products/csv/run-import';
import type { PictureProgress } from '@/areas/back-office/products/imported-pictures/data/imported-pictures';
import { runPictureStep } from '@/areas/back-office/products/imported-pictures/run-pictures';
import { localRequest } from '@/lib/payload/local-request';
import { storeKey, withKey } from '../setup/api-keys';
import { api } from '../setup/http';
import { createProduct, createStaff, payload, rows, unique } from '../setup/shop';

vi.hoisted(() => {
  process.env.WEBHOOKS_TO_LOOPBACK = 'true';
});

const admin = await createStaff('administrator');
const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#7c3aed' } })
  .png()
  .toBuffer();

let requested: string[] = [];
let answers: Record<string, RequestListener> = {};
const server = createServer((request, response) => {
  const { url = '' } = request;
  requested.push(url);
  const answer = answers[url];
  if (answer) answer(request, response);
  else response.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  [requested, answers] = [[], {}];
});

async function fetchAll(): Promise<void> {
  while (await runPictureStep(payload));
}

const picturesOf = (slug: string) =>
  rows<{ title: string; alt: string; color: string | null }>`
    select m.title, m.alt, i.color from products p join products_images i on i._parent_id = p.id
      join media m on m.id = i.image_id where p.slug = ${slug} order by i._order`;

const HEADINGS =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image';

async function importCsv(...lines: string[]) {
  const bytes = new TextEncoder().encode([HEADINGS, ...lines].join('\n'));
  const checked = await checkImport(payload, bytes);
  if (!checked.ok) throw new Error(checked.message);
  const { file, plan, pictures } = checked.preview;
  const req = await localRequest(payload, { user: { ...admin.user, collection: 'admin-users' } });
  const done = await runImport({ req, bytes, name: 'shopify.csv', expected: { file, plan } });
  if (!done.ok) throw new Error(done.message);
  expect(done.summary.pictures).toBeLessThanOrEqual(pictures);
  return done.summary;
}

async function progressOf(id: string): Promise<PictureProgress> {
  signIn(admin.token);
  const answer = await importedPictures(new Request('http://shop.test/'), { params: Promise.resolve({ id }) });
  return (await answer.json()) as PictureProgress;
}

describe('pictures of an imported product', () => {
  it('are fetched after the import, in their order, with the colour they show, and each once', async () => {
    const slug = unique('shirt');
    const other = unique('other');
    const lines = [
      `${slug},Shirt,Colour,Navy,${slug},20,${origin}/back.png,2,Back,`,
      `${slug},,,Royal,,20,${origin}/front.png,1,Front,${origin}/royal.png`,
      `${other},Other,,,${other},20,${origin}/front.png,1,,`,
    ];
    const { id, pictures } = await importCsv(...lines);
    expect([pictures, await progressOf(id)]).toMatchObject([4, { total: 4, attached: 0, failed: 0 }]);
    await fetchAll();
    expect(await progressOf(id)).toEqual({ total: 4, attached: 4, failed: 0, failures: [] });
    expect(await picturesOf(slug)).toEqual([
      { title: 'front', alt: 'Front', color: null },
      { title: 'back', alt: 'Back', color: null },
      { title: 'royal', alt: 'Shirt', color: 'Royal' },
    ]);
    expect(await picturesOf(other)).toHaveLength(1);
    expect(requested.toSorted()).toEqual(['/back.png', '/front.png', '/royal.png']);

    const again = await importCsv(...lines);
    await fetchAll();
    expect([again.pictures, requested.length, (await picturesOf(slug)).length]).toEqual([0, 3, 3]);
  });

  it('stay in their order if one comes later, and leave those of staff', async () => {
    const product = await createProduct();
    const { slug } = product;
    let tries = 0;
    answers['/late.png'] = (_request, response) => {
      tries += 1;
      if (tries === 1) response.writeHead(503).end();
      else response.writeHead(200).end(png);
    };
    const { id } = await importCsv(
      `${slug},Kit,,,${slug},20,${origin}/late.png,1,,`,
      `${slug},,,,,,${origin}/soon.png,2,,`,
    );
    await fetchAll();
    expect(await progressOf(id)).toMatchObject({ attached: 1, failed: 0 });
    await rows`update import_pictures set attempt_after = now()`;
    await fetchAll();
    expect((await picturesOf(slug)).map(({ title }) => title)).toEqual(['late', 'soon']);
  });

  it('are named with the reason if they cannot be fetched or are none', async () => {
    const slug = unique('broken');
    answers['/gone.png'] = (_request, response) => void response.writeHead(404).end();
    answers['/page.png'] = (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'image/png' }).end('<html>');
    answers['/inside.png'] = (_request, response) =>
      void response.writeHead(302, { Location: 'http://10.0.0.1/x.png' }).end();
    const names = ['gone', 'page', 'inside', 'good'];
    const { id } = await importCsv(
      ...names.map(
        (name, place) =>
          `${slug},${place ? '' : 'Broken'},,,${place ? '' : slug},${place ? '' : 20},${origin}/${name}.png,${place + 1},,`,
      ),
    );
    await fetchAll();
    const { attached, failed, failures } = await progressOf(id);
    expect([attached, failed]).toEqual([1, 3]);
    expect(failures).toEqual(
      [
        ['gone', 'It answered 404.'],
        ['page', 'This file is not a picture we can use (PNG, JPEG, WebP, AVIF or GIF), nor a PDF.'],
        ['inside', 'The address is in a private network.'],
      ].map(([name, message]) => ({ product: slug, url: `${origin}/${name}.png`, message })),
    );
    expect(await picturesOf(slug)).toHaveLength(1);
  });

  it('of JSON lines come behind those there are, with the rights of the key', async () => {
    const product = await createProduct();
    const send = async (scopes: string[]) => {
      const call = withKey(await storeKey(admin, scopes));
      const line = { slug: product.slug, images: [{ url: `${origin}/${scopes.length}.png`, alt: 'Ours' }] };
      const made = await api<{ id: string }>('POST', '/api/imports?what=products', {
        ...{ ...call, body: JSON.stringify(line) },
        headers: { ...call.headers, 'Content-Type': 'application/x-ndjson' },
      });
      while (await runBulkStep(payload, { fail: () => undefined }));
      await fetchAll();
      const { body } = await api<{ pictures: PictureProgress }>('GET', `/api/imports/${made.body.id}`, call);
      return body.pictures;
    };
    expect(await send(['products:create', 'products:update'])).toMatchObject({ attached: 0, failed: 1 });
    expect(await send(['products:create', 'products:update', 'media:create'])).toMatchObject({
      attached: 1,
      failed: 0,
    });
    expect(await picturesOf(product.slug)).toMatchObject([{ alt: 'Ours' }]);
  });
});
