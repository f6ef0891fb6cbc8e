import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { markCacheable, markForStrangers, markPrivate } from '../cache/request-scope';
import { front, holdUntil, page, renders, start, TEXT } from '../../tests/counted-front';
import type { Handler } from './handler';

const PUBLIC = 'public, max-age=0, must-revalidate';

describe('marked responses', () => {
  it('are rendered once and then answered from the store', async () => {
    await start(page);
    const miss = await front.send('/');
    const hit = await front.send('/');
    expect(renders).toBe(1);
    expect([miss.headers['x-cache'], hit.headers['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(hit.body.toString()).toBe(`<p>1</p>${TEXT}`);
    expect(hit.headers).toMatchObject({
      'cache-control': PUBLIC,
      'cache-tag': 'page,path:/',
      'content-length': String(hit.body.length),
      vary: 'Accept-Encoding',
      age: '0',
      'x-content-type-options': 'nosniff',
    });
    expect(hit.headers['x-powered-by']).toBeUndefined();
    expect(hit.headers['x-request-id']).not.toBe(miss.headers['x-request-id']);
  });

  it('allow no inline script but their own', async () => {
    const script = 'document.title = "Größe ✓"';
    await start((_req, res) => {
      if (renders < 3) markCacheable(['page']);
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(
        `<script>${script}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>${TEXT}`,
      );
    });
    const rules = (policy: unknown) =>
      String(policy)
        .split('; ')
        .find((rule) => rule.startsWith('script-src'));
    const hash = createHash('sha256').update(script).digest('base64');
    for (const cache of ['MISS', 'HIT']) {
      const { headers } = await front.send('/');
      expect([headers['x-cache'], rules(headers['content-security-policy'])]).toEqual([
        cache,
        `script-src 'self' 'sha256-${hash}'`,
      ]);
    }
    const personal = await front.send('/', { method: 'POST' });
    expect(rules(personal.headers['content-security-policy'])).toBe("script-src 'self' 'unsafe-inline'");
  });

  it('are never younger than new, where the clock is set back', async () => {
    await start(page);
    await front.send('/');
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    const { headers } = await front.send('/');
    now.mockRestore();
    expect([headers['x-cache'], headers.age]).toEqual(['HIT', '0']);
  });

  it('are compressed once for each encoding, from one render', async () => {
    await start(page);
    const br = await front.send('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    const gzip = await front.send('/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString()).toBe(gunzipSync(gzip.body).toString());
    expect(gzip.headers['content-length']).toBe(String(gzip.body.length));
    expect(renders).toBe(1);
  });

  it('answer HEAD and If-None-Match without a body', async () => {
    await start(page);
    const { headers, body } = await front.send('/');
    const head = await front.send('/', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(body.length), 0]);
    const conditional = await front.send('/', { headers: { 'If-None-Match': headers.etag } });
    expect([conditional.status, conditional.body.length]).toEqual([304, 0]);
    expect(conditional.headers).toMatchObject({ etag: headers.etag, 'cache-control': PUBLIC });
    expect(renders).toBe(1);
  });

  it('hold no count of the client they were rendered for', async () => {
    await start((req, res) => {
      res.setHeader('RateLimit-Policy', '"tried";q=9;w=60').setHeader('RateLimit', '"tried";r=8;t=60');
      if (req.url === '/stored') markCacheable(['page']);
      if (req.url === '/public') res.setHeader('Cache-Control', 'public, max-age=60');
      res.end('{}');
    });
    const counted = async (path: string) => {
      const { ratelimit, 'ratelimit-policy': policy, 'x-cache': cache } = (await front.send(path)).headers;
      return [cache, ratelimit, policy];
    };
    expect(await counted('/stored')).toEqual(['MISS', undefined, undefined]);
    expect(await counted('/stored')).toEqual(['HIT', undefined, undefined]);
    expect(await counted('/public')).toEqual([undefined, undefined, undefined]);
    expect(await counted('/own')).toEqual([undefined, '"tried";r=8;t=60', '"tried";q=9;w=60']);
  });

  it('are rendered again after a purge', async () => {
    await start(page);
    await front.send('/');
    front.store.purgeTags(['page']);
    expect((await front.send('/')).body.toString()).toContain('<p>2</p>');
  });

  it('are not stored when a tag is purged while they render, and their waiters get a newer one', async () => {
    await start(page);
    let finish: () => void = () => undefined;
    holdUntil(new Promise((resolve) => (finish = resolve)));
    const first = front.send('/');
    await front.arrived(1);
    const waiter = front.send('/');
    await front.arrived(2);
    front.store.purgeTags(['page']);
    finish();
    expect((await first).body.toString()).toContain('<p>1</p>');
    expect((await waiter).body.toString()).toContain('<p>2</p>');
    expect((await front.send('/')).body.toString()).toContain('<p>2</p>');
  });

  it.each<[string, Record<string, string>]>([
    ['without a name', {}],
    ['of a crawler', { 'User-Agent': 'Googlebot/2.1', From: 'googlebot(at)googlebot.com' }],
    ['of a browser', { 'User-Agent': 'Mozilla/5.0', 'Accept-Language': 'de', 'Sec-Fetch-Dest': 'document', DNT: '1' }],
    ['with a nonce, which Next would write into the page', { 'Content-Security-Policy': "script-src 'nonce-x'" }],
    ['with what Next’s own servers say to each other', { 'x-now-route-matches': '1', 'next-resume': '1' }],
  ])('are the same whoever asks first: %s', async (_what, headers) => {
    const seen: unknown[] = [];
    await start((req, res) => {
      seen.push(req.headers);
      markCacheable(['page']);
      res.end('page');
    });
    await front.send('/', { headers: { 'User-Agent': 'curl/8' } });
    front.store.clear();
    await front.send('/', { headers });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toHaveProperty('user-agent', expect.stringMatching(/./));
  });

  it('share one render between concurrent requests', async () => {
    await start(page);
    holdUntil(front.arrived(50));
    const answers = await Promise.all(Array.from({ length: 50 }, () => front.send('/')));
    expect(renders).toBe(1);
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  });

  it('reach someone signed in freshly rendered and private, where they may depend on who asks', async () => {
    await start(page);
    await front.send('/api/products');
    const signedIn = await front.send('/api/products', { headers: { Cookie: 'session=x' } });
    expect(signedIn.headers['cache-control']).toBe('private, no-store');
    expect(signedIn.headers['cache-tag']).toBeUndefined();
    expect(renders).toBe(2);
  });

  it('for strangers alone are kept by us and by nobody else, and never reach someone signed in', async () => {
    await start((_req, res) => {
      markForStrangers(['door']);
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(`<p>${renders}</p>${TEXT}`);
    });
    const miss = await front.send('/door');
    const hit = await front.send('/door');
    expect([miss.headers['x-cache'], hit.headers['x-cache'], renders]).toEqual(['MISS', 'HIT', 1]);
    expect(hit.headers['cache-control']).toBe('private, no-store');
    const signedIn = await front.send('/door', { headers: { Cookie: 'session=x' } });
    expect([signedIn.headers['x-cache'], renders]).toEqual([undefined, 2]);
    front.store.purgeTags(['door']);
    expect((await front.send('/door')).body.toString()).toContain('<p>3</p>');
  });

  it('are stored by nobody, a CDN neither, if a purge came while they were made', async () => {
    await start((_req, res) => {
      markCacheable(['page']);
      if (renders === 1) front.store.purgeTags(['page']);
      res.end('page');
    });
    expect((await front.send('/')).headers['cache-control']).toMatch(/, no-store$/);
    const again = await front.send('/');
    expect([again.headers['x-cache'], again.headers['cache-control']]).toEqual(['MISS', PUBLIC]);
  });

  it('are rendered while the purge channel is down', async () => {
    await start(page);
    await front.send('/');
    front.store.disable();
    expect((await front.send('/')).headers['cache-control']).toBe('private, no-store');
    front.store.enable();
    await front.send('/');
    expect((await front.send('/')).headers['x-cache']).toBe('HIT');
  });

  it.each<[string, Handler]>([
    ['not found', (_req, res) => (markCacheable(['a']), (res.statusCode = 404), void res.end('gone'))],
    ['with a cookie', (_req, res) => (markCacheable(['a']), void res.setHeader('Set-Cookie', 'a=b').end('mine'))],
    ['too large', (_req, res) => (markCacheable(['a']), void res.end(Buffer.alloc(2 * 1024 * 1024 + 1)))],
    [
      'vetoed late',
      async (_req, res) => {
        markCacheable(['a']);
        res.write('shell');
        await turn();
        markPrivate();
        res.end('rest');
      },
    ],
    [
      'with a part that failed',
      (_req, res) => {
        markCacheable(['a']);
        res.setHeader('Content-Type', 'text/x-component').end('0:{}\n1:E{"digest":"1"}\n');
      },
    ],
  ])('are not stored %s', async (_what, handler) => {
    await start(handler);
    const first = await front.send('/');
    await front.send('/');
    expect(renders).toBe(2);
    expect(front.store.size).toBe(0);
    expect(first.headers['cache-tag']).toBeUndefined();
  });

  it('may have tags that do not fit a header', async () => {
    await start((_req, res) => (markCacheable(['é,\n', 'club:a']), void res.end('page')));
    expect((await front.send('/')).headers['cache-tag']).toBe('___,club:a');
    front.store.purgeTags(['é,\n']);
    expect(front.store.size).toBe(0);
  });

  it('may be marked after React began to send', async () => {
    await start(async (_req, res) => {
      res.setHeader('Content-Type', 'text/html').write('shell');
      await turn();
      markCacheable(['late']);
      res.end('rest');
    });
    await front.send('/');
    const hit = await front.send('/');
    expect([hit.headers['x-cache'], hit.headers['cache-tag'], hit.body.toString()]).toEqual([
      'HIT',
      'late',
      'shellrest',
    ]);
  });
});
