import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { createThrottle } from './index';

afterEach(() => vi.restoreAllMocks());

it('lets so many points through in a window, each key by itself, and takes them back', async () => {
  const { consume, refund, reset } = createThrottle('counted', { points: 2, seconds: 60 });
  expect(await consume('one', 2)).toEqual({ ok: true });
  expect(await consume('other')).toEqual({ ok: true });
  expect(await consume('one')).toEqual({ ok: false, retryAfterSeconds: 60 });
  await reset('one');
  expect(await consume('one', 2)).toEqual({ ok: true });
  await refund('other');
  expect(await consume('other', 2)).toEqual({ ok: true });
});

it('keeps nothing of the request that is counted', async () => {
  const request = new AsyncLocalStorage<string>();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const kept: unknown[] = [];
  timers.mockImplementation(() => (kept.push(request.getStore()), setImmediate(() => undefined) as never));
  const { consume, refund } = createThrottle('kept', { points: 2, seconds: 60 });
  await request.run('a whole request', async () => {
    await consume('one');
    await refund('other');
    expect(request.getStore()).toBe('a whole request');
  });
  expect(kept).toEqual([undefined, undefined]);
});
