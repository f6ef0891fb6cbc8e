import { setImmediate as turn } from 'node:timers/promises';
import { afterEach } from 'vitest';
import { markCacheable } from '../src/cache/request-scope';
import type { Handler } from '../src/http/handler';
import { startFront, type Harness, type Setting } from './harness';

export const TEXT = 'All kit is made to order. '.repeat(200);

export let front: Harness;
export let renders: number;
let middle: Promise<void>;

afterEach(() => front.close());

export async function start(handler: Handler, setting?: Setting): Promise<void> {
  renders = 0;
  middle = turn();
  front = await startFront((req, res) => {
    renders += 1;
    return handler(req, res);
  }, setting);
}

export const holdUntil = (moment: Promise<void>) => void (middle = moment);

export const page: Handler = async (req, res) => {
  markCacheable(['page', `path:${req.url}`]);
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', 'private, no-cache, no-store');
  res.setHeader('X-Powered-By', 'Next.js');
  res.flushHeaders();
  res.write(`<p>${renders}</p>`);
  await middle;
  res.end(TEXT);
};
