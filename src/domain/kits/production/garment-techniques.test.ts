import { describe, expect, it } from 'vitest';
import type { KitDocument } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import {
  ALL_SUBLIMATED,
  kitAsMade,
  kitInTechnique,
  MADE_TECHNIQUES,
  storedTechniques,
  techniquesLine,
  usualTechniques,
  type GarmentTechniques,
} from './garment-techniques';
import { checkGarmentTechniques, packTechniques, readGarmentTechniques } from './garment-techniques-input';

const MIXED: GarmentTechniques = {
  garment: 'sublimation',
  names: 'vinyl',
  numbers: 'sublimation',
  logos: 'embroidery',
};
const starter = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
const shapes = [{ d: 'M0 0L10 0L5 10Z', color: 1 }];
const picture = { hash: 'a'.repeat(64), width: 300, height: 300 };
const kit: KitDocument = {
  ...starter,
  garments: [...starter.garments, { type: 'football-shorts', cut: 'mens' }],
  elements: [
    ...starter.elements,
    {
      ...{
        kind: 'logo',
        id: 'crest',
        garment: 'football-shirt',
        surface: 'front',
        x: 0,
        y: 90,
        rotation: 0,
        width: 60,
      },
      logo: { name: 'Crest', width: 10, height: 10, shapes, picture },
    },
  ],
};
const madeAs = ({ type }: { type: string }) => (type === 'football-shirt' ? MIXED : ALL_SUBLIMATED);

describe('the techniques of a garment', () => {
  it('are the one agreed with the customer before the product’s, and sublimation without either', () => {
    expect(usualTechniques({ technique: 'vinyl' }, MIXED)).toEqual({
      ...{ garment: 'plain', names: 'vinyl', numbers: 'vinyl', logos: 'vinyl' },
    });
    expect(usualTechniques({}, MIXED)).toEqual(MIXED);
    expect(usualTechniques({})).toEqual(ALL_SUBLIMATED);
  });

  it('share out a kit: every name, number and logo is made once', () => {
    const parts = MADE_TECHNIQUES.map((technique) => kitInTechnique(kit, madeAs, technique));
    const made = parts.flatMap(({ elements }) => elements.map(({ id }) => id));
    expect(made.toSorted()).toEqual(kit.elements.map(({ id }) => id).toSorted());
    expect(parts.map(({ garments }) => garments.map(({ type, technique }) => [type, technique]))).toEqual([
      [
        ['football-shirt', undefined],
        ['football-shorts', undefined],
      ],
      [['football-shirt', 'vinyl']],
      [],
      [['football-shirt', 'embroidery']],
    ]);
  });

  it('show a picture in its flat colours where thread cannot print it', () => {
    const [crest] = kitAsMade(kit, madeAs).elements.filter(({ id }) => id === 'crest');
    expect(crest?.kind === 'logo' && crest.logo.isFlat).toBe(true);
    expect(kitAsMade(kit, () => ALL_SUBLIMATED).elements).toEqual(kit.elements);
  });

  it.each([
    [ALL_SUBLIMATED, ''],
    [usualTechniques({ technique: 'transfer' }), 'names, numbers and logos: printed transfer'],
    [MIXED, 'names: vinyl, numbers: sublimated, logos and texts: embroidery'],
  ])('are named in words: %j', (made, words) => expect(techniquesLine(made)).toBe(words));

  it('are stored only if something is not sublimated, and read back', () => {
    expect(storedTechniques(ALL_SUBLIMATED)).toBeNull();
    expect(readGarmentTechniques(storedTechniques(MIXED))).toEqual(MIXED);
    expect(readGarmentTechniques(null)).toBeUndefined();
  });

  it.each([
    [null, true],
    [MIXED, true],
    [{ ...MIXED, garment: 'plain' }, 'numbers: Numbers cannot be sublimated on a garment that is bought plain.'],
    [{ ...MIXED, names: 'paint' }, expect.stringMatching(/^names: Give one of/)],
    [{ names: 'vinyl' }, expect.any(String)],
    ['vinyl', expect.any(String)],
  ])('of a product are checked: %j', (value, answer) => expect(checkGarmentTechniques(value)).toEqual(answer));

  it('of a pack are of garments there are', () => {
    expect(packTechniques.safeParse({ hoodie: MIXED }).success).toBe(true);
    expect(packTechniques.safeParse({ tent: MIXED }).success).toBe(false);
  });
});
