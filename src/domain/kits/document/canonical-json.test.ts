import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';
import { starterKit } from './starter-kit';

it('writes the same document the same, whatever order its fields are in', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, { z: 1, y: 2 }], c: null } })).toBe(
    '{"a":{"c":null,"d":[2,{"y":2,"z":1}]},"b":1}',
  );
  const kit = starterKit('hoodie', ['#000000']);
  const turned = Object.fromEntries(Object.entries(kit).reverse());
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(kit));
  expect(canonicalJson(turned)).toBe(canonicalJson(kit));
});

it('leaves out what is undefined, and tells apart what is not the same', () => {
  expect(canonicalJson({ a: undefined, b: 0 })).toBe(canonicalJson({ b: -0 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
