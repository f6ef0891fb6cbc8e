import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BuilderProduct } from '../../data/builder-products';
import { LineCard } from './LineCard';

it('shows a line’s kit from front and back for every player, of a set each garment', () => {
  const product = { name: 'Match kit', hasSizes: true, sizes: [], colors: [], parts: [] } as unknown as BuilderProduct;
  const kit: Parameters<typeof LineCard>[0]['kit'] = {
    ...{ hash: 'abc', name: 'Home', garment: 'football-shirt' },
    parts: [{ part: 'Shorts', garment: 'football-shorts' }],
  };
  const players = [
    { name: 'Jo Hudson', nameOnBack: 'HUDSON', number: 7, size: 'M', sizes: { Shorts: 'L' } },
    { name: 'Al Archer', nameOnBack: '', number: null, size: '' },
  ];
  const shown = renderToStaticMarkup(
    <LineCard
      item={{ key: '1', product: 'p', kit: 'abc', color: null, extras: {}, players }}
      product={product}
      kit={kit}
      artwork={[]}
      price={undefined}
      onEdit={() => {}}
      onRemove={() => {}}
    />,
  );
  expect(shown).toContain('See it for all 2 players');
  expect(shown).toContain('Jo Hudson · Medium · Shorts Large');
  expect(shown).toContain('Al Archer · No size yet');
  expect(Array.from(shown.matchAll(/alt="([^"]+)"/g), ([, alt]) => alt)).toEqual([
    '7 HUDSON, football shirt, front',
    '7 HUDSON, football shirt, back',
    '7 HUDSON, shorts, front',
    '7 HUDSON, shorts, back',
    'No name or number, football shirt, front',
    'No name or number, football shirt, back',
    'No name or number, shorts, front',
    'No name or number, shorts, back',
  ]);
  expect(shown).toContain(
    'garment=football-shorts&amp;view=back&amp;colorway=0&amp;detail=quick&amp;name=HUDSON&amp;number=7',
  );
});
