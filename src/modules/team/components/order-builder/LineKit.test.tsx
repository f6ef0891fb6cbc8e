import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BuilderProduct } from '../../data/builder-products';
import { LineKit } from './LineKit';
import { productsFor } from './product-view';

it('names the technique of each kit, with what it adds to a piece', () => {
  const product = { kitGarment: 'football-shirt', techniquePrices: { vinyl: 4 } } as BuilderProduct;
  const kit = (hash: string, techniques?: object) => ({
    hash,
    name: `Kit ${hash}`,
    garments: ['football-shirt'],
    techniques,
  });
  const kits = [
    kit('1'),
    kit('2', { 'football-shirt': 'vinyl' }),
    kit('3', { 'football-shirt': 'embroidery' }),
    kit('4', { shorts: 'vinyl' }),
  ] as Parameters<typeof LineKit>[0]['kits'];
  const item = { key: '1', product: 'p', color: null, extras: {}, players: [] };
  const shown = renderToStaticMarkup(<LineKit item={item} product={product} kits={kits} onChange={() => {}} />);
  expect(Array.from(shown.matchAll(/<option[^>]*>([^<]*)/g), ([, text]) => text)).toEqual([
    'None: one of our colours',
    'Kit 1',
    'Kit 2, vinyl, $4.00 more a piece',
    'Kit 3, embroidery, not offered',
    'Kit 4',
  ]);
});

it('a set costs what the techniques of all its garments add, and stands for them where a kit is ordered', () => {
  const parts = [
    { name: 'Shirt', worn: 'sizePreference', sizes: [] },
    { name: 'Shorts', worn: 'shortsSize', sizes: ['S'], garment: 'football-shorts' },
  ];
  const techniquePrices = { vinyl: 4, embroidery: 5 };
  const set = { id: 'set', kitGarment: 'football-shirt', techniquePrices, parts } as unknown as BuilderProduct;
  const shorts = {
    id: 'shorts',
    kitGarment: 'football-shorts',
    techniquePrices,
    parts: [],
  } as unknown as BuilderProduct;
  const kit: Parameters<typeof productsFor>[0] = {
    ...{ hash: '1', name: 'Home', garments: ['football-shirt', 'football-shorts'] },
    techniques: { 'football-shirt': 'vinyl', 'football-shorts': 'embroidery' },
  };
  const item = { key: '1', product: 'p', color: null, extras: {}, players: [] };
  const shown = renderToStaticMarkup(<LineKit item={item} product={set} kits={[kit]} onChange={() => {}} />);
  expect(shown).toContain('Home, vinyl, Shorts in embroidery, $9.00 more a piece');
  expect(productsFor(kit, [shorts, set]).map(({ id }) => id)).toEqual(['set']);
  expect(productsFor({ ...kit, garments: ['football-shorts'] }, [shorts, set]).map(({ id }) => id)).toEqual(['shorts']);
});

it('tells a corrected design from the one of the same name that was ordered', () => {
  const product = { kitGarment: 'football-shirt', techniquePrices: {} } as BuilderProduct;
  const kits = [
    { hash: '1', name: 'My kit', garments: ['football-shirt'], savedAt: '2026-11-28T10:05:00Z' },
    { hash: '2', name: 'My kit', garments: ['football-shirt'] },
    { hash: '3', name: 'Away', garments: ['football-shirt'] },
  ] satisfies Parameters<typeof LineKit>[0]['kits'];
  const item = { key: '1', product: 'p', color: null, kit: '2', extras: {}, players: [] };
  const shown = renderToStaticMarkup(<LineKit item={item} product={product} kits={kits} onChange={() => {}} />);
  expect(Array.from(shown.matchAll(/<option[^>]*>([^<]*)/g), ([, text]) => text)).toEqual([
    'None: one of our colours',
    'My kit, saved 28 Nov 2026, 10:05',
    'My kit, as in this order',
    'Away',
  ]);
});

it('says all of a choice that a select on a phone would cut', () => {
  const product = { kitGarment: 'football-shirt', techniquePrices: {} } as BuilderProduct;
  const kits = [
    { hash: '1', name: 'Riverside home', garments: ['football-shirt'], savedAt: '2026-11-28T19:34:00Z' },
    { hash: '2', name: 'Riverside home', garments: ['football-shirt'] },
    { hash: '3', name: 'Away', garments: ['football-shirt'] },
  ] satisfies Parameters<typeof LineKit>[0]['kits'];
  const hintOf = (kit: string) => {
    const item = { key: '1', product: 'p', color: null, kit, extras: {}, players: [] };
    const shown = renderToStaticMarkup(<LineKit item={item} product={product} kits={kits} onChange={() => {}} />);
    return /<p [^>]*><span[^>]*>([^<]*)/.exec(shown)?.[1];
  };
  expect(hintOf('1')).toBe('Riverside home, saved 28 Nov 2026, 19:34');
  expect(hintOf('3')).toBeUndefined();
});
