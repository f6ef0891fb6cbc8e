import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../tests/setup/rounds';
import type { KitElement } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { boundsOfRegion, grownRegion, joined, NOTHING, regionOf, sizeOfRegion } from '../geometry/region';
import { loadOutlines } from '../lettering/load-outlines';
import { decorationsOf, makeDecoration, type Decoration } from './decorations';
import { USUAL_RULES } from './make-rules';
import { USUAL_THREADS } from './threads';
import { times } from '../../../../tests/setup/for-all';

const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
const [colorway = { name: 'Home', colors: [] }] = kit.colorways;
const player = { name: 'HUDSON', number: '7', size: 'M' } as const;
const square = (x: number, y: number, side: number) =>
  `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`;

const logo = (shapes: readonly { d: string; color: string }[]): Decoration => ({
  element: {
    ...{ kind: 'logo', id: 'crest', garment: 'football-shirt', surface: 'front', x: 0, y: 0, rotation: 0, width: 100 },
    logo: { name: 'Crest', width: 100, height: 100, shapes: [...shapes] },
  },
  ...{ text: '', player, scale: 1, sizes: ['M'], pieces: 1, people: [] },
});
const plain = { outlines: {}, threads: USUAL_THREADS };
const layersOf = (shapes: readonly { d: string; color: string }[], technique: 'vinyl' | 'transfer' | 'embroidery') =>
  makeDecoration(logo(shapes), technique, colorway, plain).layers.map(({ color, region }) => [
    color,
    Math.round(sizeOfRegion(region)),
  ]);

const [BLUE, RED] = ['#0000ff', '#ff0000'];

describe('layers', () => {
  const nested = [
    { d: square(0, 0, 100), color: BLUE },
    { d: square(20, 20, 60), color: RED },
    { d: square(40, 40, 20), color: BLUE },
    { d: square(2, 2, 10), color: RED },
  ];

  it('of vinyl lie on one another, whole, and no colour comes to lie beneath what it is drawn upon', () => {
    expect(layersOf(nested, 'vinyl')).toEqual([
      [BLUE, 10_000],
      [RED, 3700],
      [BLUE, 400],
    ]);
  });

  it('of ink and thread lie side by side, one for each colour', () => {
    expect(layersOf(nested, 'transfer')).toEqual([
      [BLUE, 6700],
      [RED, 3300],
    ]);
    expect(layersOf(nested, 'embroidery').map(([, size]) => size)).toEqual([6700, 3300]);
    expect(
      layersOf(
        [
          { d: square(0, 0, 100), color: BLUE },
          { d: square(0, 0, 100), color: RED },
        ],
        'transfer',
      ),
    ).toEqual([[RED, 10_000]]);
  });

  it('of a picture are none where it is printed: it covers what was traced of it', () => {
    const hash = 'c'.repeat(64);
    const { element, ...crest } = logo(nested);
    if (element.kind !== 'logo') throw new Error('A logo is one.');
    const pictured = {
      ...crest,
      element: { ...element, logo: { ...element.logo, picture: { hash, width: 9, height: 9 } } },
    };
    const made = (technique: 'vinyl' | 'transfer') =>
      makeDecoration({ ...pictured, scale: 0.5 }, technique, colorway, {
        outlines: {},
        threads: USUAL_THREADS,
        pictures: { [hash]: '/crest' },
      });
    const transfer = made('transfer');
    expect(transfer.layers).toEqual([]);
    expect(sizeOfRegion(transfer.whole)).toBeCloseTo(2500);
    expect(JSON.stringify(transfer.picture)).toContain(
      JSON.stringify({ kind: 'picture', hash, href: '/crest', width: 100, height: 100 }),
    );
    expect(made('vinyl').layers).toHaveLength(3);
    expect(made('vinyl').picture).toBeUndefined();
  });

  it('cover the same in every technique, whatever is drawn', () => {
    const shape = fc.record({
      d: fc
        .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 5, max: 40 }))
        .map((given) => square(...given)),
      color: fc.constantFrom(BLUE, RED, '#00ff00'),
    });
    times(rounds(100))(fc.array(shape, { minLength: 1, maxLength: 12 }), (shapes) => {
      const drawn = shapes.reduce((all, { d }) => joined(all, regionOf(d, [1, 0, 0, 1, -50, -50])), NOTHING);
      const side = makeDecoration(logo(shapes), 'transfer', colorway, plain);
      const sum = side.layers.reduce((all, { region }) => all + sizeOfRegion(region), 0);
      expect(sum).toBeCloseTo(sizeOfRegion(drawn), 3);
      const stacked = makeDecoration(logo(shapes), 'vinyl', colorway, plain);
      expect(sizeOfRegion(stacked.whole)).toBeCloseTo(sizeOfRegion(drawn), 3);
      expect(boundsOfRegion(stacked.whole)).toEqual(boundsOfRegion(drawn));
    });
  });
});

describe('letters', () => {
  const named = (lettering: Partial<Extract<KitElement, { kind: 'name' }>['lettering']>): Decoration => {
    const name = kit.elements.find((element) => element.kind === 'name');
    if (name?.kind !== 'name') throw new Error('There is a name.');
    const element = { ...name, lettering: { ...name.lettering, ...lettering } };
    return { ...logo([]), element, text: 'HUDSON' };
  };

  it('that run into one another are cut as one', async () => {
    const outlines = await loadOutlines(['block']);
    const [apart, run] = [0, -0.2].map((spacing) => {
      const { whole } = makeDecoration(named({ spacing }), 'vinyl', colorway, { outlines, threads: USUAL_THREADS });
      return whole.filter((path) => sizeOfRegion([path]) > 0).length;
    });
    expect(apart).toBeGreaterThan(run ?? 0);
  });

  it('lie on the line around them, which is whole beneath them in vinyl', async () => {
    const outlines = await loadOutlines(['block']);
    const line = { color: RED, width: 3 };
    const [below, above] = makeDecoration(named({ outline: line }), 'vinyl', colorway, {
      outlines,
      threads: USUAL_THREADS,
    }).layers;
    expect([below?.color, above?.color]).toEqual([RED, '#ffffff']);
    expect(sizeOfRegion(below?.region ?? [])).toBeGreaterThan(sizeOfRegion(above?.region ?? []));
    const [seen] = makeDecoration(named({ outline: line }), 'transfer', colorway, {
      outlines,
      threads: USUAL_THREADS,
    }).layers;
    expect(sizeOfRegion(seen?.region ?? [])).toBeCloseTo(
      sizeOfRegion(below?.region ?? []) - sizeOfRegion(above?.region ?? []),
      0,
    );
  });
});

describe('decorationsOf', () => {
  it('has one for all pieces that have it alike, and none for players without', () => {
    const [garment] = kit.garments;
    const players = [player, { ...player, name: '', size: 'XXL' as const }, { ...player, size: 'XSB' as const }];
    const made = garment ? decorationsOf(kit, garment, players, USUAL_RULES) : [];
    expect(
      made.map(({ element, text, sizes, pieces, scale }) => [element.kind, text, sizes, pieces, scale < 1]),
    ).toEqual([
      ['name', 'HUDSON', ['M'], 1, false],
      ['name', 'HUDSON', ['XSB'], 1, true],
      ['number', '7', ['M', 'XXL'], 2, false],
      ['number', '7', ['XSB'], 1, true],
    ]);
  });
});

it('a region grows and shrinks by a distance, and its curves are true to a twentieth of a millimetre', () => {
  const region = regionOf(square(0, 0, 100), [1, 0, 0, 1, 0, 0]);
  expect(boundsOfRegion(grownRegion(region, 2))).toEqual({ left: -2, top: -2, right: 102, bottom: 102 });
  expect(sizeOfRegion(grownRegion(region, -0.2))).toBeCloseTo(99.6 ** 2, 1);
  const k = 55.2285;
  const disc = `M100 0C100 ${k} ${k} 100 0 100C-${k} 100 -100 ${k} -100 0C-100 -${k} -${k} -100 0 -100C${k} -100 100 -${k} 100 0Z`;
  const radii = regionOf(disc, [1, 0, 0, 1, 0, 0]).flatMap((path) =>
    path.map(({ x, y }, index) => {
      const next = path[(index + 1) % path.length] ?? { x, y };
      return Math.hypot(x + next.x, y + next.y) / 2000;
    }),
  );
  expect(Math.min(...radii)).toBeGreaterThan(99.94);
});
