import { expect, test } from 'vitest';
import { pageSize } from './page-size';

test('a page has the width of its device, made smaller where there is less room', () => {
  expect(pageSize('desktop', 800)).toEqual({ width: 1280, height: 800, scale: 0.625 });
  expect(pageSize('tablet', 672)).toMatchObject({ width: 672, scale: 1 });
  expect(pageSize('mobile', 384)).toMatchObject({ width: 384, scale: 1 });
  expect(pageSize('mobile', 320)).toMatchObject({ width: 384, scale: 320 / 384 });
});

test('a desktop page is as wide as a wide window, and on a phone as the phone', () => {
  expect(pageSize('desktop', 1600)).toMatchObject({ width: 1600, scale: 1 });
  expect(pageSize('desktop', 1280)).toMatchObject({ width: 1280, scale: 1 });
  expect(pageSize('desktop', 390)).toMatchObject({ width: 390, scale: 1 });
});
