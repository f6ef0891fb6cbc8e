import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectValidSvg } from '../../../../tests/fixtures/valid-svg';
import type { KitDocument, KitElement, KitGarment } from '../document/kit-document';
import { KIT_FONT_IDS } from '../document/kit-fonts';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, KIT_VIEWS, type KitGarmentType } from '../document/kit-garments';
import { KIT_PATTERN_TYPES } from '../document/kit-patterns';
import type { KitTechnique } from '../document/kit-techniques';
import { parseKit } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { loadOutlines } from '../lettering/load-outlines';
import { drawKitCard } from './draw-kit-card';
import { drawKitView } from './draw-kit-view';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

const outlines = await loadOutlines(KIT_FONT_IDS);

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.array(hex, { minLength: 6, maxLength: 6 });
const slot = fc.integer({ min: 0, max: 5 });
const ink = fc.oneof(slot, hex);

const garment = fc.constantFrom(...KIT_GARMENT_TYPES).chain((type): fc.Arbitrary<KitGarment> => {
  const { cuts, collars } = KIT_GARMENTS[type];
  return collars.length > 0
    ? fc.record({ type: fc.constant(type), cut: fc.constantFrom(...cuts), collar: fc.constantFrom(...collars) })
    : fc.record({ type: fc.constant(type), cut: fc.constantFrom(...cuts) });
});

function element(type: KitGarmentType): fc.Arbitrary<KitElement> {
  const place = {
    id: fc.uuid(),
    garment: fc.constant(type),
    surface: fc.constantFrom(...KIT_GARMENTS[type].surfaces),
    x: within(-1000, 1000),
    y: within(-200, 1600),
    rotation: within(-180, 180),
  };
  const lettered = {
    ...place,
    height: within(5, 450),
    maxWidth: within(10, 900),
    lettering: fc.record({
      font: fc.constantFrom(...KIT_FONT_IDS),
      color: ink,
      outline: fc.option(fc.record({ color: ink, width: within(0.5, 12) })),
      shadow: fc.option(fc.record({ color: ink, x: within(-20, 20), y: within(-20, 20) })),
      arc: within(-180, 180),
      spacing: within(-0.2, 1),
    }),
  };
  const logo = fc.record({
    name: fc.constant('Crest'),
    width: within(1, 4000),
    height: within(1, 4000),
    shapes: fc.array(fc.record({ d: fc.constant('M0 0L10 0C10 5 5 10 0 10Q-2 5 0 0Z'), color: ink }), {
      minLength: 1,
      maxLength: 3,
    }),
  });
  return fc.oneof(
    fc.record({ kind: fc.constant('logo' as const), ...place, width: within(5, 900), logo }),
    fc.record({
      kind: fc.constant('text' as const),
      ...lettered,
      text: fc.constantFrom('A <b> & "c"', 'Łódź', '日本'),
    }),
    fc.record({ kind: fc.constant('name' as const), ...lettered }),
    fc.record({ kind: fc.constant('number' as const), ...lettered }),
  );
}

const kit = fc
  .uniqueArray(garment, { minLength: 1, maxLength: 3, selector: ({ type }) => type })
  .chain((garments): fc.Arbitrary<KitDocument> =>
    fc.record({
      version: fc.constant(1 as const),
      name: fc.constantFrom('Ours', 'R&D <script>"'),
      garments: fc.constant(garments),
      colorways: fc.array(fc.record({ name: fc.constant('Home'), colors }), { minLength: 1, maxLength: 3 }),
      base: slot,
      zones: fc.dictionary(fc.constantFrom('sleeves', 'sides', 'shoulders', 'collar', 'cuffs', 'trim'), slot),
      pattern: fc.record({
        type: fc.constantFrom(...KIT_PATTERN_TYPES),
        colors: fc.array(slot, { maxLength: 2 }),
        scale: within(0.4, 2.5),
        angle: within(-180, 180),
      }),
      elements: fc.uniqueArray(fc.oneof(...garments.map(({ type }) => element(type))), {
        maxLength: 4,
        selector: ({ id }) => id,
      }),
    }),
  );

describe('a logo that is a picture', () => {
  const hash = 'b'.repeat(64);
  const crest: KitElement = {
    ...{
      kind: 'logo',
      id: 'crest',
      garment: 'football-shirt',
      surface: 'front',
      x: 80,
      y: 150,
      rotation: 0,
      width: 80,
    },
    logo: {
      ...{ name: 'Crest', width: 40, height: 30, shapes: [{ d: 'M0 0L10 0L5 10Z', color: '#abcdef' }] },
      picture: { hash, width: 800, height: 600 },
    },
  };
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
  const drawn = (
    logo: object = {},
    technique?: KitTechnique,
    pictures: Record<string, string> = { [hash]: '/crest' },
  ) => {
    const [garment] = kit.garments;
    const document: KitDocument = {
      ...kit,
      garments: [{ ...garment!, ...(technique && { technique }) }],
      elements: [{ ...crest, logo: { ...crest.logo, ...logo } }],
    };
    const svg = drawKitView(document, {
      garment: 'football-shirt',
      view: 'front',
      detail: 'quick',
      outlines: {},
      pictures,
    });
    return [
      svg.includes('<image href="/crest" width="40" height="30" preserveAspectRatio="none"/>'),
      svg.includes('#abcdef'),
    ];
  };
  const [PICTURE, SHAPES] = [
    [true, false],
    [false, true],
  ];

  it('is drawn as one, over all of its space, where its technique prints pictures', () => {
    expect(drawn()).toEqual(PICTURE);
    expect(drawn({}, 'transfer')).toEqual(PICTURE);
    expect(drawn({}, 'vinyl')).toEqual(SHAPES);
    expect(drawn({}, 'embroidery')).toEqual(SHAPES);
  });

  it('is drawn in its shapes where it is to be flat, or the picture cannot be had, and as one again later', () => {
    expect(drawn({ isFlat: true })).toEqual(SHAPES);
    expect(drawn({}, undefined, {})).toEqual(SHAPES);
    expect(drawn()).toEqual(PICTURE);
  });
});

describe('drawKitView', () => {
  it('draws any valid document from every side', () => {
    times(rounds(200))(kit, fc.constantFrom('full' as const, 'quick' as const), (document, detail) => {
      expect(parseKit(document)).toMatchObject({ ok: true });
      for (const { type } of document.garments)
        for (const view of KIT_VIEWS) expectValidSvg(drawKitView(document, { garment: type, view, outlines, detail }));
      expectValidSvg(drawKitCard(document, { outlines, detail }));
    });
  });

  it.each(KIT_GARMENT_TYPES)('draws a %s alike each time, and in the colours of the colourway alone', (type) => {
    const document = starterKit(type, ['#102030', '#405060', '#708090']);
    document.colorways.push({ name: 'Away', colors: ['#a1b2c3', '#d4e5f6', '#112233'] });
    document.pattern = { type: 'hoops', colors: [1, 2], scale: 1, angle: 0 };
    for (const view of KIT_VIEWS) {
      const options = { garment: type, view, outlines };
      const home = drawKitView(document, options);
      expect(drawKitView(document, options) === home).toBe(true);
      const away = drawKitView(document, { ...options, colorway: 1 });
      for (const color of ['#102030', '#405060', '#708090']) {
        expect(home, view).toContain(color);
        expect(away, view).not.toContain(color);
      }
      for (const color of ['#a1b2c3', '#d4e5f6', '#112233']) expect(away, view).toContain(color);
    }
  });

  it('leaves out studio and filters where asked', () => {
    const document = starterKit('football-shirt', ['#102030']);
    const options = { garment: 'football-shirt', view: 'front', outlines } as const;
    expect(drawKitView(document, options)).toContain('feDiffuseLighting');
    const quick = drawKitView(document, { ...options, detail: 'quick', background: 'none' });
    expect(quick).not.toMatch(/filter|feT|-wall|-pool/);
  });

  it('shows the player given, or a sample', () => {
    const document = starterKit('football-shirt', ['#102030', '#ffffff']);
    const options = { garment: 'football-shirt', view: 'back', outlines } as const;
    const [sample, given, nobody] = [
      drawKitView(document, options),
      drawKitView(document, { ...options, player: { name: 'SURNAME', number: '10' } }),
      drawKitView(document, { ...options, player: {} }),
    ];
    const bare = (svg: string) => svg.replaceAll(/v[0-9a-z]+-/g, '');
    expect(bare(given)).toBe(bare(sample));
    expect(nobody.length).toBeLessThan(sample.length);
  });
});
