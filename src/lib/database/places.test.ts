import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlaces } from './places';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives so many places, and a returned one to the longest waiting', async () => {
  const take = createPlaces(2, 1_000);
  const first = await take();
  await take();
  const order: string[] = [];
  const [third, fourth] = [take(), take()];
  void third.then(() => order.push('third'));
  void fourth.then(() => order.push('fourth'));
  await vi.advanceTimersByTimeAsync(999);
  expect(order).toEqual([]);
  first?.();
  (await third)?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

it('lets nobody wait for longer than patience lasts, and loses no place by that', async () => {
  const take = createPlaces(1, 1_000);
  const place = await take();
  const late = take();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeUndefined();
  place?.();
  expect(await take()).toBeDefined();
});
