import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { picture, store, uploads } from '../setup/access-matrix';
import { api, gql } from '../setup/http';
import { createStaff, createTeam } from '../setup/shop';

let left = 0;
let arrived = 0;
const count = () => void (left += 1);

const elsewhere = createServer((_request, response) => {
  arrived += 1;
  void picture().then((bytes) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes));
});
await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/a.png`;
const [admin, team] = await Promise.all([createStaff('administrator'), createTeam()]);
const bytes = await picture();
const media = await store('media', { alt: 'A shirt' });
subscribe('undici:request:create', count);
afterAll(async () => {
  unsubscribe('undici:request:create', count);
  elsewhere.close();
});
beforeEach(() => {
  left = 0;
  arrived = 0;
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** Payload looks for the address of a copy. */
function withFile(named: object): FormData {
  const data = form({ _payload: JSON.stringify(named) });
  data.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return data;
}

const addresses = () => [address, 'http://files.shop.test/a.png', 'https://203.0.113.7/a.png', '/api/health'];

describe.each([...uploads])('in place of a file, an address sent to %s', (slug) => {
  it('is fetched for nobody, by any form', async () => {
    for (const url of addresses()) {
      const named = { alt: 'x', filename: 'a.png', url, mimeType: 'image/png', filesize: 9 };
      const reference = { filename: 'a.png', mimeType: 'image/png', size: 9, clientUploadContext: { url } };
      const id = slug === 'media' ? media : crypto.randomUUID();
      for (const token of [admin.token, team.token, undefined]) {
        const calls = [
          api('POST', `/api/${slug}`, { token, body: named }),
          api('POST', `/api/${slug}?uploadEdits[focalPoint][x]=9&uploadEdits[focalPoint][y]=9`, { token, body: named }),
          api('POST', `/api/${slug}`, { token, body: form({ _payload: JSON.stringify(named) }) }),
          api('POST', `/api/${slug}`, {
            token,
            body: form({ _payload: '{"alt":"x"}', file: JSON.stringify(reference) }),
          }),
          api('POST', `/api/${slug}`, { token, body: form({ _payload: '{"alt":"x"}', file: url }) }),
          api('POST', `/api/${slug}/${id}/duplicate`, { token, body: named }),
          api('POST', `/api/${slug}/${id}/duplicate`, { token, body: withFile(named) }),
          api('GET', `/api/${slug}/paste-url?src=${encodeURIComponent(url)}`, { token }),
          api('GET', `/api/${slug}/paste-url/${id}?src=${encodeURIComponent(url)}`, { token }),
        ];
        for (const call of calls) {
          const { status, body } = await call;
          expect([status, body]).toEqual([
            expect.toSatisfy((code: number) => code >= 400 && code < 500),
            expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
          ]);
        }
        await api('PATCH', `/api/${slug}/${id}?uploadEdits[focalPoint][x]=7`, { token, body: named });
        await api('PATCH', `/api/${slug}?where[id][equals]=${id}`, { token, body: named });
      }
    }
    expect([left, arrived]).toEqual([0, 0]);
  });
});

it('fetches no address sent over GraphQL', async () => {
  for (const url of addresses()) {
    const { token } = admin;
    const query = `mutation ($url: String) { createMedia(data: { alt: "x", filename: "a.png", url: $url }) { id } }`;
    const { body } = await gql(query, { token, variables: { url } });
    expect(body.errors).toBeDefined();
    await gql(
      `mutation ($url: String) { updateMedia(id: "${media}", data: { url: $url, focalX: 3, focalY: 3 }) { id } }`,
      {
        token,
        variables: { url },
      },
    );
  }
  expect([left, arrived]).toEqual([0, 0]);
});

it('a record of a picture without a file says that the file is missing, and nothing changes the file of one', async () => {
  const { token } = admin;
  const made = await api('POST', '/api/media', { token, body: { alt: 'x', filename: 'a.png', url: address } });
  expect([made.status, made.body]).toMatchObject([
    422,
    { code: 'invalid', message: 'Send the file itself: nothing is fetched from an address.' },
  ]);
  const before = await api<{ filename: string }>('GET', `/api/media/${media}`, { token });
  await api('PATCH', `/api/media/${media}`, { token, body: { filename: 'b.png', url: address, sizes: {} } });
  const after = await api<{ filename: string }>('GET', `/api/media/${media}`, { token });
  expect(after.body.filename).toBe(before.body.filename);
});
