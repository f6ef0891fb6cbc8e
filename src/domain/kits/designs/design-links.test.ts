import { expect, it } from 'vitest';
import { designerPath, linkedDesign } from './design-links';

it.each([{ id: 'b3c0' }, { id: 'b3c0', key: 'a_b-C&=#9' }])('names a design that is found again: %j', (design) => {
  const { hash, search } = new URL(designerPath(design), 'http://shop.test');
  expect(linkedDesign(hash)).toEqual(design);
  expect(search).toBe('');
});

it.each(['', '#', '#key=abc', '#design='])('names none: %j', (hash) => {
  expect(linkedDesign(hash)).toBeUndefined();
});
