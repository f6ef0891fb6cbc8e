import { afterEach, describe, expect, it } from 'vitest';
import type { CacheEntry } from './entry';
import { purgeLocal } from './purge';
import { installStore, ResponseStore } from './store';

const NOW = 1_000_000;

function entry(tags: string[], over: Partial<CacheEntry> = {}): CacheEntry {
  return {
    status: 200,
    headers: [],
    body: Buffer.alloc(100),
    etag: 'W/"x"',
    tags,
    immutable: false,
    compressible: false,
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
    expect(put(store, '/huge', entry(['t'], { body: Buffer.alloc(20_000) }))).toBe(false);
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

  it('is reached by purges of application code, which is harmless without a server', () => {
    expect(() => purgeLocal(['a'])).not.toThrow();
    const store = new ResponseStore();
    installStore(store);
    put(store, '/a', entry(['a']));
    put(store, '/b', entry(['b']));
    purgeLocal(['a']);
    expect([store.get('/a', NOW), store.get('/b', NOW)?.tags]).toEqual([undefined, ['b']]);
    purgeLocal('*');
    expect(store.size).toBe(0);
  });
});
