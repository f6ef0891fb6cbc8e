import { expect, it } from 'vitest';
import { picturesFor } from './ProductGallery';

const red = { src: 'red', color: 'Red' };
const blue = { src: 'blue', color: 'Blue' };
const label: { src: string; color?: string } = { src: 'label' };

it('shows the pictures of the colour and the general ones', () => {
  expect(picturesFor([red, blue, label], 'Blue')).toEqual([blue, label]);
});

it('shows all before a colour is chosen, and for one without pictures', () => {
  const all = [red, label];
  expect(picturesFor(all, undefined)).toBe(all);
  expect(picturesFor(all, 'Green')).toBe(all);
});
