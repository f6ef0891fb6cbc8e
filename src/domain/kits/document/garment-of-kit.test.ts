import { describe, expect, it } from 'vitest';
import { garmentsOfKit, kitInColors } from './garment-of-kit';
import type { KitDocument } from './kit-document';
import { parseKit } from './parse-kit';
import { starterKit } from './starter-kit';

const shirt = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside');
const kit: KitDocument = {
  ...shirt,
  garments: [...shirt.garments, ...starterKit('hoodie', ['#1e3a8a']).garments],
  colorways: [
    { name: 'Home', colors: ['#1e3a8a', '#ffffff'] },
    { name: 'Away', colors: ['#ffffff', '#1e3a8a'] },
  ],
  elements: [...shirt.elements, ...starterKit('hoodie', ['#1e3a8a']).elements],
};

describe('what a line is made to', () => {
  it('is the garment alone, in the first colours, and a kit still', () => {
    const only = garmentsOfKit(kit, ['football-shirt']);
    expect(only).toEqual({ ...shirt, colorways: [kit.colorways[0]] });
    expect(parseKit(only)).toEqual({ ok: true, document: only });
    expect(garmentsOfKit(kit, ['hoodie']).elements.map(({ garment }) => garment)).toEqual(['hoodie', 'hoodie']);
  });

  it('is the kit itself where that has one garment in one set of colours', () => {
    expect(garmentsOfKit(shirt, ['football-shirt'])).toEqual(shirt);
  });
});

describe('a kit in one set of its colours', () => {
  it('is named with it', () => {
    expect(kitInColors(kit, 1)).toEqual({ ...kit, name: 'Riverside, Away', colorways: [kit.colorways[1]] });
    expect(parseKit(kitInColors({ ...kit, name: 'K'.repeat(80) }, 1)).ok).toBe(true);
  });

  it('stays as it is where there is one, or no such', () => {
    expect(kitInColors(shirt, 0)).toBe(shirt);
    expect(kitInColors(kit, 7)).toBe(kit);
  });
});
