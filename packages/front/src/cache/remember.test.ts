import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remembered, rememberedEach } from './remember';
import { addCacheTags, CacheDecision, markCacheable, markPrivate, runInRequestScope } from './request-scope';
import { installStore, ResponseStore } from './store';

let store: ResponseStore;

beforeEach(() => installStore((store = new ResponseStore())));
afterEach(() => installStore(undefined));

async function asking(ask: () => Promise<unknown>): Promise<CacheDecision> {
  const decision = new CacheDecision();
  await runInRequestScope(decision, ask);
  return decision;
}

/** A reading that ends on demand. */
function held() {
  const ends: ((value: object) => void)[] = [];
  const read = vi.fn(() => {
    markCacheable(['a']);
    return new Promise<object>((resolve) => ends.push(resolve));
  });
  return { read, end: (index: number, value: object) => ends[index]?.(value) };
}

describe('a remembered reading', () => {
  it('is read once, and again when a tag of it was purged', async () => {
    const read = vi.fn(async (id: string) => (markCacheable([`product:${id}`]), { id }));
    const find = remembered('product', read);
    expect(await find('p1')).toEqual({ id: 'p1' });
    expect(await find('p1')).toBe(await find('p1'));
    await find('p2');
    expect(read).toHaveBeenCalledTimes(2);
    store.purgeTags(['product:p1']);
    await find('p1');
    await find('p2');
    expect(read).toHaveBeenCalledTimes(3);
    store.clear();
    await find('p2');
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('applies its directives to every request', async () => {
    const inner = remembered('inner', async () => (addCacheTags(['i']), 'inner'));
    const outer = remembered('outer', async () => (markCacheable(['o']), inner()));
    for (let turn = 0; turn < 2; turn += 1) {
      const decision = await asking(outer);
      expect(decision.directives).toEqual({ tags: ['o', 'i'], isMarked: true, isDenied: false });
    }
    expect((await asking(inner)).directives).toEqual({ tags: ['i'], isMarked: false, isDenied: false });
    const read = vi.spyOn(store.documents, 'read');
    store.purgeTags(['i']);
    await asking(outer);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('applies its directives to the request during the reading', async () => {
    const { read, end } = held();
    const decision = new CacheDecision();
    const reading = runInRequestScope(decision, remembered('slow', read));
    expect(decision.isPublic).toBe(true);
    end(0, {});
    await reading;
  });

  it('is read once for all who ask meanwhile, but not for those who ask after a purge', async () => {
    const { read, end } = held();
    const find = remembered('slow', read);
    const early = [find(), find()];
    expect(read).toHaveBeenCalledTimes(1);
    store.purgeTags(['a']);
    const late = find();
    expect(read).toHaveBeenCalledTimes(2);
    end(1, { is: 'new' });
    expect(await late).toEqual({ is: 'new' });
    end(0, { is: 'old' });
    expect(await Promise.all(early)).toEqual([{ is: 'old' }, { is: 'old' }]);
    expect(await find()).toEqual({ is: 'new' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not what is not there, not for everybody, or failed', async () => {
    const missing = vi.fn(async () => undefined);
    const secret = vi.fn(async () => (markPrivate(), {}));
    const failing = vi.fn(() => Promise.reject(new Error('away')));
    const finds = [remembered('missing', missing), remembered('secret', secret), remembered('failing', failing)];
    for (const find of [...finds, ...finds]) await find().catch(() => undefined);
    for (const read of [missing, secret, failing]) expect(read).toHaveBeenCalledTimes(2);
    expect((await asking(remembered('secret', secret))).directives.isDenied).toBe(true);
  });

  it('is nothing while purges are not heard', async () => {
    const read = vi.fn(async () => ({}));
    const find = remembered('any', read);
    await find();
    store.suspend();
    await find();
    store.enable();
    await find();
    installStore(undefined);
    await find();
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('cannot be changed by who asks', async () => {
    const find = remembered('list', async () => ({ items: [{ name: 'Shirt' }] }));
    const { items } = await find();
    expect(() => items.push({ name: 'Sock' })).toThrow(TypeError);
    expect(() => Object.assign(items[0] ?? {}, { name: 'Sock' })).toThrow(TypeError);
  });

  it('gives way to more popular ones', async () => {
    const big = new ResponseStore();
    installStore(big);
    const read = vi.fn(async (id: number) => ({ id, text: 'x'.repeat(1_000_000) }));
    const find = remembered('big', read);
    for (let id = 0; id < 20; id += 1) await find(id);
    await find(0);
    expect(read).toHaveBeenCalledTimes(21);
  });
});

describe('a remembered reading of several', () => {
  const read = vi.fn(
    async (ids: readonly string[]) => new Map(ids.filter((id) => id !== 'gone').map((id) => [id, id])),
  );
  const find = rememberedEach({ name: 'card', tagsOf: (id) => [`card:${id}`], read });
  beforeEach(() => void read.mockClear());

  it('is read together, and only what is missing', async () => {
    expect([...(await find(['a', 'b']))]).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    await find(['b', 'c']);
    store.purgeTags(['card:a']);
    await find(['a', 'b', 'c']);
    await find(['a', 'b', 'c']);
    expect(read.mock.calls).toEqual([[['a', 'b']], [['c']], [['a']]]);
  });

  it('reads nothing without ids, and a repeated id once', async () => {
    expect(await find([])).toEqual(new Map());
    await find(['a', 'a']);
    installStore(undefined);
    await find([]);
    await find(['a', 'a']);
    expect(read.mock.calls).toEqual([[['a']], [['a']]]);
  });

  it('has the tags of all requested ids, kept, read or missing', async () => {
    await find(['a']);
    expect((await asking(() => find(['a', 'b', 'gone']))).directives.tags).toEqual(['card:a', 'card:b', 'card:gone']);
  });

  it('is not kept where it was purged while it was read', async () => {
    read.mockImplementationOnce(async (ids) => (store.purgeTags(['card:a']), new Map(ids.map((id) => [id, 'old']))));
    await find(['a']);
    expect((await find(['a'])).get('a')).toBe('a');
  });

  it('has the common tags if these are fewer', async () => {
    const list = rememberedEach({ name: 'list', tagsOf: (id) => [`card:${id}`], tagsOfAll: ['cards'], read });
    expect((await asking(() => list(['a', 'b']))).directives.tags).toEqual(['cards']);
    store.purgeTags(['card:a']);
    await list(['a', 'b']);
    expect(read.mock.calls).toEqual([[['a', 'b']], [['a']]]);
  });

  it('is kept apart for programs, and leaves by the same purges', async () => {
    const big = vi.fn(async (ids: readonly string[]) => new Map(ids.map((id) => [id, 'x'.repeat(1_000_000)])));
    const crawl = rememberedEach({ name: 'big', tagsOf: (id) => [`big:${id}`], isForPrograms: true, read: big });
    await find(['a']);
    for (let id = 0; id < 20; id += 1) await crawl([String(id)]);
    await find(['a']);
    expect(read).toHaveBeenCalledTimes(1);
    await crawl(['19']);
    expect(big).toHaveBeenCalledTimes(20);
    store.purgeTags(['big:19']);
    await crawl(['19']);
    store.clear();
    await crawl(['19']);
    expect(big).toHaveBeenCalledTimes(22);
  });
});
