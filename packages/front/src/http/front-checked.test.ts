import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checked } from '../cache/checked';
import type { Purges } from '../cache/entry';
import { markCacheable } from '../cache/request-scope';
import { startFront, type Harness, type Sent } from '../../tests/harness';

const TEXT = 'Shirts, shorts and socks. '.repeat(100);

let front: Harness;
let renders = 0;
const find = vi.fn<() => Promise<string[]>>();
const mayAsk = vi.fn<(headers: Headers) => Promise<boolean>>();
const isConcerned = vi.fn<(purges: Purges, horizon: string) => Promise<boolean>>();
const list = checked({
  name: 'test list',
  ask: () => {
    markCacheable(['products']);
    return find();
  },
  mayAsk: (headers) => mayAsk(headers),
  concern: {
    horizonOf: (answer) => (answer.includes('anything') ? undefined : '7'),
    isConcerned: (...args) => isConcerned(...args),
  },
});

beforeEach(async () => {
  renders = 0;
  find.mockReset().mockResolvedValue(['shirt']);
  mayAsk.mockReset().mockResolvedValue(true);
  isConcerned.mockReset().mockResolvedValue(true);
  front = await startFront(async (_req, res) => {
    renders += 1;
    markCacheable(['card:shirt']);
    const found = await list();
    res.setHeader('Content-Type', 'text/html').end(`${renders} ${found.join()} ${TEXT}`);
  });
});
afterEach(() => front.close());

async function ask(sent?: Sent): Promise<[unknown, string]> {
  const { headers, body } = await front.send('/shop', sent);
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return [headers['x-cache'], text.toString().split(' ', 2).join(' ')];
}

describe('a stored list that a purge left in doubt', () => {
  it('is served again if its contents are the same, and is in doubt no longer', async () => {
    await ask();
    front.store.purgeTags(['products']);
    expect(await ask()).toEqual(['HIT', '1 shirt']);
    expect(await ask()).toEqual(['HIT', '1 shirt']);
    expect(find).toHaveBeenCalledTimes(2);
    front.store.purgeTags(['products']);
    expect(await ask()).toEqual(['HIT', '1 shirt']);
    expect([renders, find.mock.calls.length]).toEqual([1, 3]);
  });

  it('is made anew if its contents have changed', async () => {
    await ask();
    find.mockResolvedValue(['shirt', 'sock']);
    front.store.purgeTags(['products']);
    expect(await ask()).toEqual(['MISS', '2 shirt,sock']);
    expect(await ask()).toEqual(['HIT', '2 shirt,sock']);
  });

  it('is made anew without a question if its data has changed', async () => {
    await ask();
    front.store.purgeTags(['products', 'card:shirt']);
    expect(await ask()).toEqual(['MISS', '2 shirt']);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('repeats its question once for simultaneous requests', async () => {
    await ask();
    front.store.purgeTags(['products']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map(String))).toEqual(new Set(['HIT,1 shirt']));
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('is made anew if it is doubted again during its question', async () => {
    await ask();
    front.store.purgeTags(['products']);
    find.mockImplementationOnce(async () => (front.store.purgeTags(['products']), ['shirt']));
    expect(await ask()).toEqual(['MISS', '2 shirt']);
  });

  it('is made anew where asking fails, or this request may not ask', async () => {
    await ask();
    front.store.purgeTags(['products']);
    find.mockRejectedValueOnce(new Error('The database is away.'));
    expect(await ask()).toEqual(['MISS', '2 shirt']);
    front.store.purgeTags(['products']);
    mayAsk.mockImplementation(async (headers) => headers.get('x-forwarded-for') !== '203.0.113.9');
    expect(await ask({ headers: { 'X-Forwarded-For': '203.0.113.9' } })).toEqual(['MISS', '3 shirt']);
    front.store.purgeTags(['products']);
    expect(await ask({ headers: { 'X-Forwarded-For': '203.0.113.8' } })).toEqual(['HIT', '3 shirt']);
  });

  it('is served again without a question if the purges do not concern it', async () => {
    await ask();
    isConcerned.mockResolvedValue(false);
    front.store.purgeTags(['products', 'card:sock']);
    front.store.purgeTags(['stock']);
    front.store.purgeTags(['products', 'card:hat']);
    expect(await ask()).toEqual(['HIT', '1 shirt']);
    expect(isConcerned.mock.calls).toEqual([
      [
        [
          ['products', 'card:sock'],
          ['products', 'card:hat'],
        ],
        '7',
      ],
    ]);
    front.store.purgeTags(['products', 'card:cap']);
    expect(await ask()).toEqual(['HIT', '1 shirt']);
    expect(isConcerned).toHaveBeenLastCalledWith([['products', 'card:cap']], '7');
    expect([renders, find.mock.calls.length]).toEqual([1, 1]);
  });

  it('repeats its question if it cannot tell which purges concern it', async () => {
    find.mockResolvedValue(['anything']);
    await ask();
    isConcerned.mockResolvedValue(false);
    front.store.purgeTags(['products', 'card:sock']);
    expect(await ask()).toEqual(['HIT', '1 anything']);
    expect([isConcerned.mock.calls.length, find.mock.calls.length]).toEqual([0, 2]);
  });

  it('is kept from requests that may not ask, whether the purges concern it or not', async () => {
    await ask();
    isConcerned.mockResolvedValue(false);
    mayAsk.mockResolvedValueOnce(false);
    front.store.purgeTags(['products']);
    expect(await ask()).toEqual(['MISS', '2 shirt']);
  });

  it('stays in doubt when it gets one more encoding', async () => {
    await ask();
    const [gzip] = await Promise.all([
      ask({ headers: { 'Accept-Encoding': 'gzip' } }),
      front.arrived(2).then(() => front.store.purgeTags(['products'])),
    ]);
    expect(gzip[1]).toBe('1 shirt');
    find.mockResolvedValue(['sock']);
    expect(await ask()).toEqual(['MISS', '2 sock']);
  });

  it('is not stored where it was doubted while it was made', async () => {
    find.mockImplementationOnce(async () => (front.store.purgeTags(['products']), ['old']));
    await ask();
    expect(await ask()).toEqual(['MISS', '2 shirt']);
  });

  it('goes at once from a cache in front, which can ask nobody', async () => {
    const { headers } = await front.send('/shop');
    expect(headers['cache-tag']).toBe('card:shirt,products');
  });
});

it('has its questions’ tags for its own where it is remembered as part of another', async () => {
  const { remembered } = await import('../cache/remember');
  const { CacheDecision, runInRequestScope } = await import('../cache/request-scope');
  const { installStore } = await import('../cache/store');
  installStore(front.store);
  const best = remembered('best', list);
  const decision = new CacheDecision();
  await runInRequestScope(decision, best);
  expect(decision.directives.tags).toEqual(['products']);
  front.store.purgeTags(['products']);
  await best();
  expect(find).toHaveBeenCalledTimes(2);
  installStore(undefined);
});
