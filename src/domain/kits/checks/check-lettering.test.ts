import { describe, expect, it } from 'vitest';
import type { KitDocument } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import type { Outlines } from '../lettering/outlines';
import { applyFix } from '../editing/apply-fix';
import { checkKit } from './check-kit';

/** Every letter a square of a capital’s height, so that a text is as wide as it has letters. */
const SQUARE = 'M0 0L1000 0L1000 -1000L0 -1000Z';
const outlines: Outlines = {
  block: {
    glyphs: Object.fromEntries('ABCDEFGHIJ10'.split('').map((letter) => [letter, [1000, SQUARE] as const])),
    kerning: {},
  },
};

/** A name 10 mm high in a box 70 mm wide, without space between letters: ten letters condensed the most just fit. */
function kit(): KitDocument {
  const document = starterKit('football-shirt', ['#14213f', '#ffffff']);
  return {
    ...document,
    elements: document.elements.map((element) =>
      element.kind === 'name'
        ? { ...element, height: 10, maxWidth: 70, lettering: { ...element.lettering, spacing: 0 } }
        : element,
    ),
  };
}

const problems = (names: string[], document = kit()) =>
  checkKit(document, { players: names.map((name) => ({ name, number: '1', size: 'M' })), outlines }).filter(
    ({ code }) => code === 'too-long' || code === 'characters-missing',
  );

describe('lettering', () => {
  it('may be condensed to seven tenths, and is too long beyond', () => {
    expect(problems(['ABCDEFGHIJ'])).toEqual([]);
    expect(problems(['ABC', 'ABCDEFGHIJA'])).toMatchObject([
      {
        code: 'too-long',
        severity: 'blocks',
        message:
          '‘ABCDEFGHIJA’, the name on the back of the football shirt, is too long for its box. Shorten it, widen the box, or make the letters smaller.',
        fix: { label: 'Make the letters 9 mm high' },
        at: { garment: 'football-shirt', surface: 'back', element: 'football-shirt-name', player: 1 },
      },
    ]);
  });

  it('fits at the height that is offered, and no higher', () => {
    const name = 'ABCDEFGHIJABC';
    const [problem] = problems([name]);
    const mended = applyFix(kit(), problem!.fix!);
    expect(problems([name], mended)).toEqual([]);
    const higher = structuredClone(mended);
    for (const element of higher.elements) if (element.kind === 'name') element.height += 1;
    expect(problems([name], higher)).toHaveLength(1);
  });

  it('blocks where its font lacks a character', () => {
    expect(problems(['AÆŁB', 'AB'])).toMatchObject([
      {
        code: 'characters-missing',
        severity: 'blocks',
        message:
          'The font of the name on the back of the football shirt has no Æ Ł, which ‘AÆŁB’ needs. Choose another font or spelling.',
        at: { element: 'football-shirt-name', player: 0 },
      },
    ]);
  });

  it('names the fonts that have letters of another script', () => {
    expect(problems(['ΑΝΝΑ'])).toMatchObject([
      {
        message: expect.stringContaining(
          'Choose a font with Greek letters (Block, Compact, Classic) or another spelling.',
        ),
      },
    ]);
  });

  it('of a text is measured without any player', () => {
    const document = kit();
    const [name] = document.elements;
    if (name?.kind !== 'name') throw new Error('No name');
    document.elements = [{ ...name, kind: 'text', text: 'ABCDEFGHIJA' }];
    expect(problems([], document)).toMatchObject([
      { code: 'too-long', at: { garment: 'football-shirt', surface: 'back', element: 'football-shirt-name' } },
    ]);
    document.elements = [{ ...name, kind: 'text', text: 'AÆ' }];
    expect(problems([], document)).toMatchObject([
      {
        message: 'The font of ‘AÆ’ on the back of the football shirt has no Æ. Choose another font or spelling.',
      },
    ]);
  });

  it('in a font that is not at hand is not judged', () => {
    expect(checkKit(kit(), { players: [{ name: 'ABCDEFGHIJABC', number: '1', size: 'M' }] })).toEqual([]);
  });
});
