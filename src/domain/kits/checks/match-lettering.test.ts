import { describe, expect, it } from 'vitest';
import type { KitDocument } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { matchLettering, withReadableLettering } from './match-lettering';

const NAVY = '#14213f';
const SKY = '#74bdec';
const WHITE = '#ffffff';

function kit(colors: string[], change: Partial<KitDocument> = {}): KitDocument {
  const document = starterKit('football-shirt', colors);
  return { ...document, elements: document.elements.filter(({ kind }) => kind === 'number'), ...change };
}

const match = (document: KitDocument) => {
  const [number] = document.elements;
  if (number?.kind !== 'number') throw new Error('No number');
  return matchLettering(document, number);
};

describe('matchLettering', () => {
  it('takes the colour of the kit that is read best, without an outline', () => {
    expect(match(kit([NAVY, SKY, WHITE]))).toMatchObject({ color: 2, outline: null });
    expect(match(kit([WHITE, SKY, NAVY]))).toMatchObject({ color: 2, outline: null });
  });

  it('thinks of every colourway', () => {
    const colorways = [
      { name: 'Home', colors: [NAVY, WHITE, '#ffdf1c'] },
      { name: 'Away', colors: [WHITE, '#ffdf1c', NAVY] },
    ];
    // White is most legible at home, yellow nearly as much; only the third colour is legible away.
    expect(match(kit([], { colorways }))).toMatchObject({ color: 2, outline: null });
  });

  it('outlines the colour that stands out from most of the ground where none is clear of all', () => {
    const pattern = { type: 'sash', colors: [1, 1], scale: 0.6, angle: 0 } as const;
    const found = match(kit([NAVY, WHITE], { pattern: { ...pattern, colors: [1, 1] } }));
    expect(found).toMatchObject({ color: 1, outline: { color: 0 } });
    expect(found.ratio).toBeGreaterThan(10);
  });

  it('goes to white or black where the kit has no colour that can be read', () => {
    expect(match(kit([NAVY, '#0a0f24']))).toMatchObject({ color: '#ffffff', outline: null });
    expect(match(kit([WHITE, '#fff07c']))).toMatchObject({ color: '#000000', outline: null });
  });
});

describe('withReadableLettering', () => {
  it('changes only letters that could not be read', () => {
    const document = kit([NAVY, WHITE]);
    expect(withReadableLettering(document)).toEqual(document);
    const [number] = document.elements;
    if (number?.kind !== 'number') throw new Error('No number');
    const lost = { ...number, id: 'lost', lettering: { ...number.lettering, color: 0 } };
    const mended = withReadableLettering({ ...document, elements: [number, lost] });
    expect(mended.elements).toEqual([number, { ...lost, lettering: { ...lost.lettering, color: 1 } }]);
  });
});
