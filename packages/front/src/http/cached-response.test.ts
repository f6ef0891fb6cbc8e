import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { CacheEntry } from '../cache/entry';
import { answerFromEntry, createEntry } from './cached-response';

const PAGE = Buffer.from('<p>All kit is made to order.</p>'.repeat(2_000));

const pageEntry = (body = PAGE, type = 'text/html'): Promise<CacheEntry> =>
  createEntry({ headers: { 'content-type': type }, body, tags: [], checks: [], immutable: false, isVariant: false }, 0);

function answer(entry: CacheEntry, accepted: string | undefined, grew = vi.fn()): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const req = { method: 'GET', headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
    const res = { writeHead: () => res, end: resolve, destroy: reject };
    answerFromEntry(req, res as unknown as ServerResponse, entry, { extra: [], grew });
  });
}

describe('the stored part of a response', () => {
  it('is its compressed body alone', async () => {
    const entry = await pageEntry();
    expect(entry.body.length).toBeLessThan(PAGE.length / 10);
    expect(await answer(entry, 'gzip, br')).toBe(entry.body);
    expect(brotliDecompressSync(entry.body)).toEqual(PAGE);
    expect(Object.keys(entry.representations)).toEqual(['br']);
  });

  it('is gzip besides, made once, where clients that take no brotli ask for it', async () => {
    const entry = await pageEntry();
    const grew = vi.fn();
    const [one, other] = await Promise.all([answer(entry, 'gzip', grew), answer(entry, 'gzip', grew)]);
    expect(gunzipSync(one)).toEqual(PAGE);
    expect(await answer(entry, 'gzip', grew)).toBe(one);
    expect(other).toBe(one);
    expect(grew).toHaveBeenCalledOnce();
  });

  it('is gzip from the beginning where the first client takes no brotli', async () => {
    const response = {
      headers: { 'content-type': 'text/html' },
      body: PAGE,
      tags: [],
      checks: [],
      immutable: false,
      isVariant: false,
    };
    const entry = await createEntry(response, 0, 'gzip');
    expect(Object.keys(entry.representations)).toEqual(['gzip']);
    const grew = vi.fn();
    expect(gunzipSync(await answer(entry, 'gzip', grew))).toEqual(PAGE);
    expect(brotliDecompressSync(entry.body)).toEqual(PAGE);
    expect(grew).not.toHaveBeenCalled();
  });

  it('is never the plain body: that is decoded for those who ask for it, once for all who ask together', async () => {
    const entry = await pageEntry();
    const grew = vi.fn();
    const [one, other] = await Promise.all([answer(entry, undefined, grew), answer(entry, undefined, grew)]);
    expect(one).toEqual(PAGE);
    expect(other).toBe(one);
    expect(entry.representations).toEqual({});
    expect(grew).not.toHaveBeenCalled();
  });

  it.each([
    ['a picture', PAGE, 'image/webp'],
    ['a short answer', Buffer.from('short'), 'text/html'],
  ])('is the body as it came of %s', async (_what, body, type) => {
    const entry = await pageEntry(body, type);
    expect(entry.encoding).toBe('identity');
    expect(await answer(entry, 'gzip, br')).toBe(entry.body);
    expect(entry.body).toEqual(body);
  });

  it('keeps no larger block of memory from being freed', async () => {
    const entry = await pageEntry();
    const short = await pageEntry(Buffer.from('short'));
    for (const { body } of [entry, short]) expect(body.buffer.byteLength).toBe(body.length);
    expect((await answer(entry, 'gzip')).buffer.byteLength).toBe((await answer(entry, 'gzip')).length);
  });
});
