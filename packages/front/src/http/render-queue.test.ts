import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { markCacheable } from '../cache/request-scope';
import { startFront, type Harness } from '../../tests/harness';
import { renderQueue } from './render-queue';
import type { Handler } from './handler';

const AT_ONCE = 3;
const FOREVER = 2 ** 30;

let front: Harness;
let begun: string[];
let ends: Map<string, () => void>;

async function start(patienceMs: number) {
  // Answers that an earlier test left go on into its own lists.
  const [started, ending]: [string[], Map<string, () => void>] = [[], new Map()];
  begun = started;
  ends = ending;
  const handler: Handler = (req, res) => {
    const path = req.url ?? '';
    started.push(path);
    markCacheable(['page']);
    return new Promise<void>((resolve) => {
      ending.set(path, () => {
        ending.delete(path);
        res.setHeader('Content-Type', 'text/html').end(path);
        resolve();
      });
    });
  };
  front = await startFront(handler, { patienceMs });
}
const products = (count: number, of = 'kit') => Array.from({ length: count }, (_, n) => `/product/${of}-${n}`);
/** Each from a network of its own. */
const ask = (path: string, signal?: AbortSignal) =>
  front.send(path, { from: `127.0.1.${1 + Math.floor(Math.random() * 250)}`, signal }).catch(() => undefined);
const inOrder = async (paths: readonly string[]) => {
  const answers = [];
  for (const path of paths) {
    answers.push(ask(path));
    await front.arrived(answers.length);
  }
  return { answered: Promise.all(answers) };
};

const connections = () =>
  new Promise<number>((resolve) => front.server.getConnections((_error, count) => resolve(count)));

describe('an unstored answer for strangers', () => {
  afterEach(async () => {
    front.server.closeAllConnections();
    await front.close();
  });

  it('is made a few at a time, in the order of requests', async () => {
    await start(FOREVER);
    const paths = products(AT_ONCE + 2);
    const { answered } = await inOrder(paths);
    await expect.poll(() => begun).toEqual(paths.slice(0, AT_ONCE));
    ends.get(paths[1]!)?.();
    await expect.poll(() => begun).toEqual(paths.slice(0, AT_ONCE + 1));
    for (const path of paths.filter((each) => each !== paths[1])) {
      await expect.poll(() => ends.has(path)).toBe(true);
      ends.get(path)?.();
    }
    expect((await answered).map((answer) => answer?.body.toString())).toEqual(paths);
  });

  it('waits for none that waits for something itself', async () => {
    await start(1);
    const paths = products(AT_ONCE + 1);
    await inOrder(paths);
    await expect.poll(() => begun).toEqual(paths);
  });

  it('is not made for a client that left, but for those that waited with it', async () => {
    await start(FOREVER);
    const paths = products(AT_ONCE);
    await inOrder(paths);
    const leaving = new AbortController();
    const left = ask('/product/left', leaving.signal);
    await front.arrived(AT_ONCE + 1);
    const stayed = ask('/product/left');
    const last = ask('/product/last');
    await front.arrived(AT_ONCE + 3);
    leaving.abort();
    await left;
    await expect.poll(connections).toBe(AT_ONCE + 2);
    for (const path of paths) ends.get(path)?.();
    await expect.poll(() => begun.slice(AT_ONCE).toSorted()).toEqual(['/product/last', '/product/left']);
    for (const path of ['/product/left', '/product/last']) ends.get(path)?.();
    expect((await Promise.all([stayed, last])).map((answer) => answer?.status)).toEqual([200, 200]);
  });

  it('keeps those that waited with a lost client in the queue from then on', async () => {
    await start(FOREVER);
    const paths = products(AT_ONCE);
    await inOrder(paths);
    const leaving = new AbortController();
    void ask('/product/left', leaving.signal);
    await front.arrived(AT_ONCE + 1);
    void ask('/product/left');
    await front.arrived(AT_ONCE + 2);
    leaving.abort();
    await expect.poll(connections).toBe(AT_ONCE + 1);
    void ask('/product/later');
    await front.arrived(AT_ONCE + 3);
    ends.get(paths[0]!)?.();
    await expect.poll(() => begun.at(-1)).toBe('/product/left');
  });

  it('by HEAD waits as well, and is not made for a client that left', async () => {
    await start(FOREVER);
    const paths = products(AT_ONCE);
    await inOrder(paths);
    const leaving = new AbortController();
    const left = front.send('/product/left', { method: 'HEAD', signal: leaving.signal }).catch(() => undefined);
    await front.arrived(AT_ONCE + 1);
    leaving.abort();
    await left;
    await expect.poll(connections).toBe(AT_ONCE);
    void front.send('/product/stays', { method: 'HEAD' }).catch(() => undefined);
    await front.arrived(AT_ONCE + 2);
    ends.get(paths[0]!)?.();
    await expect.poll(() => begun).toEqual([...paths, '/product/stays']);
  });

  it.each(['/api/health', '/_next/static/chunks/page.js'])('waits for nobody where it is %s', async (path) => {
    await start(FOREVER);
    await inOrder(products(AT_ONCE + 1));
    void ask(path);
    await expect.poll(() => begun.at(-1)).toBe(path);
  });

  it('waits for nobody while the database is away', async () => {
    await start(FOREVER);
    await inOrder(products(AT_ONCE));
    front.store.disable();
    void ask('/product/away');
    await expect.poll(() => begun.at(-1)).toBe('/product/away');
  });
});

it('is refused at once where a thousand requests wait', async () => {
  const inQueue = renderQueue(FOREVER);
  const open = { destroyed: false, writeHead: () => undefined, once: () => undefined } as unknown as ServerResponse;
  const never = () => new Promise<void>(() => undefined);
  for (let count = 0; count < AT_ONCE + 1_000; count += 1) void inQueue(open, never);
  expect(await inQueue(open, never)).toBe(false);
});
