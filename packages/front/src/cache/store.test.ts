import { afterEach, describe, expect, it } from 'vitest';
import type { CacheEntry } from './entry';
import { noticeOf, PURGE_ALL } from './notice';
import { purgeLocal } from './purge';
import { installStore, ResponseStore, type SharedEntry } from './store';

const NOW = 1_000_000;

function entry(tags: string[], over: Partial<CacheEntry> = {}): CacheEntry {
  return {
    status: 200,
    headers: [],
    body: Buffer.alloc(100),
    etag: 'W/"x"',
    tags,
    checks: [],
    immutable: false,
    encoding: 'identity',
    isVariant: false,
    isPage: false,
    storedAt: NOW,
    representations: {},
    ...over,
  };
}

function put(store: ResponseStore, key: string, value: CacheEntry): boolean {
  return store.set(key, value, store.generations.current);
}

describe('response store', () => {
  afterEach(() => installStore(undefined));

  it('answers with what was stored until a tag of it is purged', () => {
    const store = new ResponseStore();
    put(store, '/a', entry(['a', 'shared']));
    put(store, '/b', entry(['b', 'shared']));
    store.purgeTags(['a']);
    expect(store.get('/a', NOW)).toBeUndefined();
    expect(store.get('/b', NOW)).toBeDefined();
    store.purgeTags(['shared']);
    expect(store.size).toBe(0);
  });

  it('follows the tags of the newest entry under a key', () => {
    const store = new ResponseStore();
    put(store, '/a', entry(['old']));
    put(store, '/a', entry(['new']));
    store.purgeTags(['old']);
    expect(store.get('/a', NOW)).toBeDefined();
    store.purgeTags(['new']);
    expect(store.get('/a', NOW)).toBeUndefined();
  });

  it('refuses a response whose render began before a purge of one of its tags', () => {
    const store = new ResponseStore();
    const began = store.generations.current;
    store.purgeTags(['a']);
    expect(store.set('/a', entry(['a']), began)).toBe(false);
    expect(store.set('/b', entry(['b']), began)).toBe(true);
    store.clear();
    expect(store.set('/b', entry(['b']), began)).toBe(false);
  });

  it('keeps within its bytes, dropping what was used longest ago', () => {
    const store = new ResponseStore({ maxBytes: 10_000 });
    for (const key of ['/a', '/b', '/c', '/d']) put(store, key, entry(['t']));
    put(store, '/e', entry(['t']));
    expect(store.bytes).toBeLessThanOrEqual(10_000);
    expect(store.get('/a', NOW)).toBeUndefined();
    expect(store.get('/e', NOW)).toBeDefined();
    put(store, '/huge', entry(['t'], { body: Buffer.alloc(20_000) }));
    expect(store.get('/huge', NOW)).toBeUndefined();
  });

  it('counts all that is kept because of an entry', () => {
    const bytesOf = (key: string, over: Partial<CacheEntry> = {}, tags: string[] = []) => {
      const store = new ResponseStore();
      put(store, key, entry(tags, over));
      return store.bytes;
    };
    const least = bytesOf('/');
    expect(bytesOf(`/${'x'.repeat(1_000)}`)).toBe(least + 1_000);
    expect(bytesOf('/', { headers: ['link', 'x'.repeat(5_000)] })).toBe(least + 5_004);
    expect(bytesOf('/', {}, ['x'.repeat(300), 'y'])).toBeGreaterThanOrEqual(least + 301);
    const br = { headers: [], body: Buffer.alloc(700) };
    expect(bytesOf('/', { representations: { br } })).toBe(least + 700);
  });

  it('counts encodings that are made later, and drops what then no longer fits', () => {
    const store = new ResponseStore({ maxBytes: 10_000 });
    for (const key of ['/a', '/b', '/c', '/d']) put(store, key, entry(['t']));
    const last = store.get('/d', NOW)!;
    const before = store.bytes;
    last.representations.gzip = { headers: [], body: Buffer.alloc(500) };
    store.recount('/d', last);
    expect(store.bytes).toBe(before + 500);
    last.representations.br = { headers: [], body: Buffer.alloc(2_000) };
    store.recount('/d', last);
    expect(store.bytes).toBeLessThanOrEqual(10_000);
    expect(['/a', '/d'].map((key) => store.get(key, NOW) === undefined)).toEqual([true, false]);
    store.purgeTags(['t']);
    expect([store.size, store.bytes]).toEqual([0, 0]);
    store.recount('/d', last);
    expect(store.size).toBe(0);
  });

  it('lets no number of variants displace a plain page, nor one-off variants the others', () => {
    const store = new ResponseStore({ maxBytes: 10_000, maxVariantBytes: 10_000 });
    const variant = entry(['t'], { isVariant: true });
    put(store, '/product', entry(['t']));
    for (let page = 1; page <= 4; page += 1) put(store, `/shop?page=${page}`, variant);
    for (let word = 0; word < 1_000; word += 1) expect(put(store, `/shop?search=${word}`, variant)).toBe(true);
    expect(store.size).toBe(5);
    for (const key of ['/product', '/shop?page=1', '/shop?page=4']) expect(store.get(key, NOW), key).toBeDefined();
    put(store, '/shop?search=999', variant);
    expect(store.get('/shop?search=999', NOW)).toBeDefined();
    expect(store.get('/shop?page=2', NOW)).toBeUndefined();
    expect(store.bytes).toBeLessThanOrEqual(20_000);
  });

  it('keeps popular pages from visitors who look at every page once', () => {
    const store = new ResponseStore({ maxBytes: 10_000 });
    const popular = ['/a', '/b', '/c', '/d'];
    for (const key of popular) put(store, key, entry(['t']));
    for (const key of [...popular, ...popular]) store.get(key, NOW);
    for (let page = 0; page < 1_000; page += 1) put(store, `/product/${page}`, entry(['t']));
    for (const key of popular) expect(store.get(key, NOW), key).toBeDefined();
    for (let time = 0; time < 5; time += 1) put(store, '/new', entry(['t']));
    expect(store.get('/new', NOW)).toBeDefined();
  });

  it('weighs an entry against all that it would displace', () => {
    const store = new ResponseStore({ maxBytes: 10_000 });
    for (const key of ['/a', '/b', '/c', '/d']) put(store, key, entry(['t']));
    const large = entry(['t'], { body: Buffer.alloc(3_000) });
    put(store, '/large', large);
    expect([store.size, store.get('/large', NOW)]).toEqual([4, undefined]);
    put(store, '/large', large);
    expect([store.size, store.get('/large', NOW)]).toEqual([3, large]);
  });

  it('keeps nothing for its popularity that is too old to be answered with', () => {
    const store = new ResponseStore({ maxBytes: 10_000, maxAgeMs: 1_000 });
    for (const key of ['/a', '/b', '/c', '/d']) put(store, key, entry(['t']));
    for (let time = 0; time < 10; time += 1) store.get('/a', NOW);
    for (const key of ['/b', '/c', '/d']) store.get(key, NOW);
    put(store, '/e', entry(['t'], { storedAt: NOW + 999 }));
    expect(store.get('/e', NOW + 999)).toBeUndefined();
    put(store, '/f', entry(['t'], { storedAt: NOW + 1_000 }));
    expect(store.get('/f', NOW + 1_000)).toBeDefined();
  });

  it('lets entries grow no older than the limit, except build assets', () => {
    const store = new ResponseStore({ maxAgeMs: 1000 });
    put(store, '/page', entry(['a']));
    put(store, '/asset', entry([], { immutable: true }));
    expect(store.get('/page', NOW + 999)).toBeDefined();
    expect(store.get('/page', NOW + 1000)).toBeUndefined();
    expect(store.get('/asset', NOW + 1e9)).toBeDefined();
  });

  it('serves and stores nothing purgeable while it is disabled, and starts from empty', () => {
    const store = new ResponseStore();
    put(store, '/page', entry(['a']));
    put(store, '/asset', entry([], { immutable: true }));
    const began = store.generations.current;
    store.disable();
    expect(store.get('/page', NOW)).toBeUndefined();
    expect(store.get('/asset', NOW)).toBeDefined();
    expect(put(store, '/other', entry(['b']))).toBe(false);
    store.enable();
    expect(store.get('/page', NOW)).toBeUndefined();
    expect(store.set('/page', entry(['a']), began)).toBe(false);
    expect(put(store, '/page', entry(['a']))).toBe(true);
  });

  it('goes on serving what it has while the database is away, for as long as an entry may be old, and stores no more', () => {
    const store = new ResponseStore({ maxAgeMs: 1_000 });
    put(store, '/page', entry(['a']));
    put(store, '/sold', entry(['b']));
    store.suspend(NOW + 900);
    expect(put(store, '/other', entry(['c']))).toBe(false);
    expect(store.isEnabled).toBe(false);
    expect(store.get('/page', NOW + 1_500)).toBeDefined();
    store.purgeTags(['b']);
    expect(store.get('/sold', NOW + 1_500)).toBeUndefined();
    store.suspend(NOW + 1_800);
    expect(store.get('/page', NOW + 1_899)).toBeDefined();
    expect(store.get('/page', NOW + 1_900)).toBeUndefined();
  });

  it('serves nothing after an outage that it had before', () => {
    const store = new ResponseStore();
    put(store, '/page', entry(['a']));
    store.suspend(NOW);
    store.enable();
    expect(store.get('/page', NOW)).toBeUndefined();
  });

  it('is reached by purges of application code, which is harmless without a server', () => {
    expect(() => purgeLocal(noticeOf(['a']))).not.toThrow();
    const store = new ResponseStore();
    installStore(store);
    put(store, '/a', entry(['a']));
    put(store, '/b', entry(['b']));
    purgeLocal(noticeOf(['a']));
    expect([store.get('/a', NOW), store.get('/b', NOW)?.tags]).toEqual([undefined, ['b']]);
    purgeLocal(noticeOf(PURGE_ALL));
    expect(store.size).toBe(0);
  });

  it('applies a notice once, from any sender, and each that cannot be read', () => {
    const store = new ResponseStore();
    const notice = noticeOf(['a']);
    store.apply(notice);
    put(store, '/a', entry(['a']));
    store.apply(notice);
    expect(store.get('/a', NOW)).toBeDefined();
    store.apply(noticeOf(['a']));
    expect(store.get('/a', NOW)).toBeUndefined();
    for (let count = 0; count < 2; count += 1) {
      put(store, '/b', entry(['b']));
      store.apply({ id: '', purge: PURGE_ALL });
      expect(store.size).toBe(0);
    }
  });
});

describe('pages that processes share', () => {
  const [first, second, third] = [noticeOf(['first']), noticeOf(['second']), noticeOf(['third'])];

  /** Two stores, the second of which takes what the first keeps when `deliver` is called. */
  function pair(): { maker: ResponseStore; taker: ResponseStore; deliver: () => void } {
    const [maker, taker] = [new ResponseStore(), new ResponseStore()];
    const sent: SharedEntry[] = [];
    maker.whenStored((shared) => sent.push(shared));
    return { maker, taker, deliver: () => sent.splice(0).forEach((shared) => taker.take(shared)) };
  }

  it('are served by all, until a purge of one of their tags', () => {
    const { maker, taker, deliver } = pair();
    for (const store of [maker, taker]) store.hear(first);
    put(maker, '/a', entry(['a']));
    put(maker, '/b', entry(['b']));
    deliver();
    taker.hear(noticeOf(['a']));
    expect([taker.get('/a', NOW), taker.get('/b', NOW)?.tags]).toEqual([undefined, ['b']]);
  });

  it('are not sent while nothing was heard that says how current they are', () => {
    const { maker, taker, deliver } = pair();
    put(maker, '/a', entry(['a']));
    deliver();
    maker.hear(first);
    taker.hear(first);
    expect(taker.get('/a', NOW)).toBeUndefined();
  });

  it('are refused if the other process had not yet heard of a purge of theirs', () => {
    const { maker, taker, deliver } = pair();
    for (const store of [maker, taker]) store.hear(first);
    taker.hear(second);
    put(maker, '/stale', entry(['second']));
    put(maker, '/good', entry(['third']));
    deliver();
    expect([taker.get('/stale', NOW), taker.get('/good', NOW)?.tags]).toEqual([undefined, ['third']]);
  });

  it('are refused if this process purged them itself, until the database has sent that back', () => {
    const { maker, taker, deliver } = pair();
    for (const store of [maker, taker]) store.hear(first);
    taker.apply(third);
    for (const store of [maker, taker]) store.hear(second);
    put(maker, '/a', entry(['third']));
    deliver();
    expect(taker.get('/a', NOW)).toBeUndefined();
    for (const store of [maker, taker]) store.hear(third);
    put(maker, '/a', entry(['third']));
    deliver();
    expect(taker.get('/a', NOW)).toBeDefined();
  });

  it('wait for a notice that only the other process has heard', () => {
    const { maker, taker, deliver } = pair();
    maker.hear(first);
    put(maker, '/a', entry(['first']));
    put(maker, '/b', entry(['b']));
    deliver();
    expect(taker.get('/a', NOW)).toBeUndefined();
    taker.hear(first);
    expect([taker.get('/a', NOW), taker.get('/b', NOW)].map((found) => found?.tags)).toEqual([['first'], ['b']]);
  });

  it('are refused for a notice that was missed, as the log does not tell when others heard it', () => {
    const { maker, taker, deliver } = pair();
    maker.hear(first);
    put(maker, '/a', entry(['a']));
    taker.disable();
    taker.enable([first]);
    deliver();
    expect(taker.get('/a', NOW)).toBeUndefined();
    for (const store of [maker, taker]) store.hear(second);
    put(maker, '/a', entry(['a']));
    deliver();
    expect(taker.get('/a', NOW)).toBeDefined();
  });

  it('are refused while purges are not heard', () => {
    const { maker, taker, deliver } = pair();
    for (const store of [maker, taker]) store.hear(first);
    taker.disable();
    put(maker, '/a', entry(['a']));
    deliver();
    taker.enable([]);
    expect(taker.get('/a', NOW)).toBeUndefined();
  });
});
