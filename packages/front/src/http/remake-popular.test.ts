import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markCacheable } from '../cache/request-scope';
import { startFront, type Harness } from '../../tests/harness';
import type { Handler } from './handler';
import { remakePopular } from './remake-popular';

let front: Harness;
let remaking: ReturnType<typeof remakePopular>;
let rendered: string[];
let atOnce: number;
let most: number;
let viewed: (string | undefined)[];
let pause: () => Promise<unknown>;

beforeEach(async () => {
  rendered = [];
  viewed = [];
  pause = () => new Promise(setImmediate);
  atOnce = most = 0;
  const viewOf = ({ url, headers }: IncomingMessage) =>
    headers['sec-purpose'] === undefined ? () => void viewed.push(url) : undefined;
  const handler: Handler = async (req, res) => {
    rendered.push(req.url ?? '');
    most = Math.max(most, (atOnce += 1));
    markCacheable([`path:${req.url}`, 'all']);
    await pause();
    atOnce -= 1;
    res.setHeader('Content-Type', 'text/html').end(`render ${rendered.length}`);
  };
  front = await startFront(handler, { viewOf });
  const { port } = front.server.address() as AddressInfo;
  remaking = remakePopular({ store: front.store, host: '0.0.0.0', port });
});
afterEach(async () => {
  remaking.stop();
  await front.close();
});

async function askAgain(path: string, times: number): Promise<void> {
  for (let count = 0; count <= times; count += 1) await front.send(path);
}

const ask = async (path: string) => {
  const { headers, body } = await front.send(path);
  return [headers['x-cache'], body.toString()];
};

describe('after a purge', () => {
  it('the pages that people ask for often are made anew before anyone asks, the most popular first, one at a time', async () => {
    await askAgain('/often', 3);
    await askAgain('/most', 9);
    await askAgain('/seldom', 1);
    await askAgain('/shop?page=2', 9);
    front.store.purgeTags(['all']);
    await vi.waitFor(() => expect(rendered.slice(4)).toEqual(['/most', '/often']), 20_000);
    await vi.waitFor(() => expect(front.store.size).toBe(2), 20_000);
    expect(await ask('/most')).toEqual(['HIT', 'render 5']);
    expect(await ask('/seldom')).toEqual(['MISS', 'render 7']);
    expect(most).toBe(1);
  });

  it('makes pages that it is given, in their order, and says when none is left to make', async () => {
    await remaking.make([]);
    await remaking.make(['/b', '/a']);
    expect([rendered, most, viewed]).toEqual([['/b', '/a'], 1, []]);
    expect(await ask('/a')).toEqual(['HIT', 'render 2']);
  });

  it('makes as many at once as it is told', async () => {
    let go: (value?: unknown) => void = () => undefined;
    const going = new Promise((resolve) => (go = resolve));
    pause = () => going;
    const made = remaking.make(['/a', '/b', '/c', '/d'], 3);
    await vi.waitFor(() => expect(rendered).toEqual(['/a', '/b', '/c']), 20_000);
    go();
    await made;
    expect([rendered, most]).toEqual([['/a', '/b', '/c', '/d'], 3]);
  });

  it('lists pages that are requested again, those with a query too, the most popular first', async () => {
    await askAgain('/often', 3);
    await askAgain('/shop?page=2', 9);
    await askAgain('/once', 0);
    expect(remaking.popular(9)).toEqual(['/shop?page=2', '/often']);
    front.store.purgeTags(['path:/often']);
    await vi.waitFor(() => expect(rendered).toHaveLength(4), 20_000);
    expect(remaking.popular(1)).toEqual(['/shop?page=2']);
  });

  it('a page without requests since it was made anew is left alone', async () => {
    await askAgain('/often', 3);
    front.store.purgeTags(['all']);
    await vi.waitFor(() => expect(front.store.size).toBe(1), 20_000);
    front.store.purgeTags(['all']);
    await askAgain('/other', 3);
    front.store.purgeTags(['path:/other']);
    await vi.waitFor(() => expect(rendered).toEqual(['/often', '/often', '/other', '/other']), 20_000);
  });

  it('requests for a page being made anew wait for that render, and only their views are counted', async () => {
    await askAgain('/often', 3);
    viewed = [];
    front.store.purgeTags(['all']);
    await vi.waitFor(() => expect(rendered).toHaveLength(2), 20_000);
    expect(await ask('/often')).toEqual(['HIT', 'render 2']);
    expect(rendered).toHaveLength(2);
    expect(viewed).toEqual(['/often']);
  });

  it('nothing is made once it has stopped', async () => {
    await askAgain('/often', 3);
    remaking.stop();
    front.store.purgeTags(['all']);
    expect(await ask('/other')).toEqual(['MISS', 'render 2']);
    expect(rendered).toEqual(['/often', '/other']);
  });
});
