import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { BODY_LENGTH } from './body-length';
import { markCacheable, markMissing } from '../cache/request-scope';
import { front, holdUntil, page, renders, start, TEXT } from '../../tests/counted-front';
import { BODY_LIMIT } from './body-limit';
import type { Handler } from './handler';

describe('unmarked responses', () => {
  it('stay private, whatever Next says of a prerendered page', async () => {
    await start((_req, res) => {
      res.setHeader('Content-Type', 'text/html').setHeader('Cache-Control', 's-maxage=31536000').end(TEXT);
    });
    expect((await front.send('/')).headers['cache-control']).toBe('private, no-store');
  });

  it.each(['at once', 'after React began to send', 'though it was marked'])(
    'are 404 where a page says that it shows nothing: %s',
    async (when) => {
      await start(async (_req, res) => {
        res.setHeader('Content-Type', 'text/html');
        if (when === 'after React began to send') res.write('<p>');
        if (when === 'though it was marked') markCacheable(['page']);
        markMissing();
        await turn();
        res.end(TEXT);
      });
      for (let visit = 0; visit < 2; visit += 1) {
        const { status, headers, body } = await front.send('/nothing');
        expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
        expect(body.toString()).toContain(TEXT);
      }
      expect(renders).toBe(2);
    },
  );

  it('keep the caching that a handler chose for a file', async () => {
    await start((_req, res) => {
      res.setHeader('Content-Type', 'image/webp').setHeader('Cache-Control', 'public, max-age=60').end('picture');
    });
    expect((await front.send('/media/a.webp')).headers['cache-control']).toBe('public, max-age=60');
  });

  it('stream when they are undecided for too long, compressed piece by piece', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await start(async (_req, res) => {
      res.setHeader('Content-Type', 'text/html').write('shell');
      await finished;
      res.end('rest');
    });
    const { port } = front.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': 'gzip' } });
    const parts = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await parts.read()).value).toBe('shell');
    finish();
    expect((await parts.read()).value).toBe('rest');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    ['as they are, with their length, where they are short', 4095, undefined],
    ['compressed where they are not', 4096, 'gzip'],
  ])('of an API go out whole: %s', async (_, bytes, encoding) => {
    // As Next sends a route's answer: without its length.
    await start(async (_req, res) => {
      res.setHeader('Content-Type', 'application/json');
      res.flushHeaders();
      res.write('x'.repeat(bytes));
      await Promise.resolve();
      res.end();
    });
    const { headers, body } = await front.send('/api/cart', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(encoding ? undefined : String(bytes));
    expect((encoding ? gunzipSync(body) : body).length).toBe(bytes);
  });

  it.each([
    ['a PDF', 'application/pdf', String(TEXT.length)],
    ['a list, which is compressed', 'text/csv', undefined],
  ])('are as long as the route says, though Next drops it: %s', async (_, type, length) => {
    await start(async (_req, res) => {
      res.setHeader('Content-Type', type).setHeader(BODY_LENGTH, TEXT.length).write(TEXT);
      await turn();
      res.end();
    });
    const { headers } = await front.send('/file', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers['content-length']).toBe(length);
    expect(headers).not.toHaveProperty(BODY_LENGTH.toLowerCase());
    const head = await front.send('/file', { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
    expect(head.headers['content-length']).toBe(length);
  });

  it('of an API that fail get an error if nothing of them is sent, and are else cut', async () => {
    const failing = (wait: () => Promise<unknown>) =>
      start(async (_req, res) => {
        res.setHeader('Content-Type', 'application/json').write('{"total":');
        await wait();
        throw new Error('no total');
      });
    const ask = () => front.send('/api/cart', { headers: { 'Accept-Encoding': 'gzip' } });
    await failing(() => Promise.resolve());
    const { status, headers, body } = await ask();
    expect([status, headers['content-length']]).toEqual([500, String(body.length)]);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'internal' });
    await front.close();
    await failing(async () => {
      await turn();
      await turn();
    });
    await expect(ask()).rejects.toThrow();
  });

  it('give way to what is found while nothing of them is sent', async () => {
    const began = '{"total":';
    const json = { 'Accept-Encoding': 'gzip', 'Content-Type': 'application/json' };
    await start((req, res) => {
      res.setHeader('Content-Type', 'application/json').write(began);
      // As the parser does when a chunk takes a body over its limit.
      req.push(Buffer.alloc(BODY_LIMIT + 1));
      res.end('0}');
    });
    const tooLarge = await front.send('/api/cart', { method: 'POST', headers: json, body: [Buffer.from('{')] });
    expect([tooLarge.status, Number(tooLarge.headers['content-length'])]).toEqual([413, tooLarge.body.length]);
    expect(JSON.parse(tooLarge.body.toString())).toMatchObject({ code: 'payload_too_large' });
    await front.close();

    await start(
      (_req, res) => {
        res.setHeader('Content-Type', 'application/json').write(began);
        throw new Error('connection terminated');
      },
      { isDatabaseAway: () => true },
    );
    const away = await front.send('/api/cart', { headers: json });
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(away.body.toString())).toMatchObject({ code: 'unavailable' });
  });

  it('do not wait for each other for long', async () => {
    await start(async (_req, res) => {
      await turn();
      res.end('mine');
    });
    await Promise.all(Array.from({ length: 5 }, () => front.send('/api/mine')));
    expect(renders).toBe(5);
  });

  it('leave a waiter of a client that left to render itself', async () => {
    await start(page);
    let finish: () => void = () => undefined;
    holdUntil(new Promise((resolve) => (finish = resolve)));
    const { port } = front.server.address() as { port: number };
    const abort = new AbortController();
    const left = fetch(`http://127.0.0.1:${port}/`, { signal: abort.signal }).catch(() => 'left');
    await front.arrived(1);
    const waiter = front.send('/', { headers: { Host: `127.0.0.1:${port}` } });
    await front.arrived(2);
    abort.abort();
    expect(await left).toBe('left');
    await vi.waitFor(() => expect(renders).toBe(2), 5_000);
    finish();
    expect((await waiter).status).toBe(200);
  });
});

describe('build assets', () => {
  const asset: Handler = (_req, res) => {
    res
      .setHeader('Content-Type', 'application/javascript')
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.end(TEXT);
  };

  it('are kept without being marked, through purges of pages and lost channels', async () => {
    await start(asset);
    await front.send('/_next/static/chunks/a.js');
    front.store.disable();
    const hit = await front.send('/_next/static/chunks/a.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(hit.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'br' });
    expect(hit.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(renders).toBe(1);
  });

  it('are smaller once they were sent, and the same', async () => {
    const script = readFileSync(fileURLToPath(import.meta.url), 'utf8');
    await start((_req, res) => {
      res.setHeader('Content-Type', 'application/javascript').setHeader('Cache-Control', 'max-age=1, immutable');
      res.end(script);
    });
    const ask = () => front.send('/_next/static/chunks/a.js', { headers: { 'Accept-Encoding': 'br' } });
    const first = await ask();
    await vi.waitFor(async () => {
      expect(Number((await ask()).headers['content-length'])).toBeLessThan(Number(first.headers['content-length']));
    }, 10_000);
    const squeezed = await ask();
    expect(squeezed.headers).toMatchObject({ etag: first.headers.etag, 'content-encoding': 'br' });
    expect(brotliDecompressSync(squeezed.body).toString()).toBe(script);
    expect(renders).toBe(1);
  });
});
