import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentProducts, rememberProduct } from './RecentlyViewed';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives what was seen last, without what stands on the page already', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberProduct(id);
  expect(recentProducts()).toEqual(['a', 'c', 'b']);
  expect(recentProducts(['c', 'x'])).toEqual(['a', 'b']);
});

it('still fills a row where some of it stands on the page', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `${at}`);
  for (const id of ids) rememberProduct(id);
  expect(recentProducts(['19', '18', '17', '16'])).toEqual(['15', '14', '13', '12', '11', '10', '9', '8']);
});
