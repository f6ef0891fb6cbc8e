import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { rounds } from '../../../tests/setup/rounds';
import { checkKit } from './checks/check-kit';
import type { KitDocument } from './document/kit-document';
import { KIT_FONT_IDS } from './document/kit-fonts';
import { suitsPattern } from './document/kit-patterns';
import { parseKit } from './document/parse-kit';
import { starterKit } from './document/starter-kit';
import { wornBy } from './document/worn-by';
import { setPatternType } from './editing/design';
import { addGarment, setPlain } from './editing/garments';
import { KIT_GALLERY } from './gallery/kit-gallery';
import { inspire } from './inspire';
import { loadOutlines } from './lettering/load-outlines';

const looks = ({ base, zones, pattern }: KitDocument) => JSON.stringify({ base, zones, pattern });

const outlines = await loadOutlines(KIT_FONT_IDS);

describe('inspire', () => {
  it('makes twelve other designs of any ready one, all of which pass every check', () => {
    times(rounds(150))(fc.constantFrom(...KIT_GALLERY), fc.nat(), ({ document }, seed) => {
      const made = inspire(document, seed);
      expect(new Set([document, ...made].map(looks)).size).toBe(13);
      for (const each of made) {
        expect(parseKit(each)).toEqual({ ok: true, document: each });
        expect(checkKit(each, { outlines })).toEqual([]);
        if (each.garments.length === 1) continue;
        for (const { type } of each.garments) {
          const { pattern } = wornBy(each, type);
          expect(pattern.type === 'plain' || suitsPattern(type, pattern.type)).toBe(true);
        }
      }
    });
  });

  it('leaves a garment in a pattern that was chosen for it', () => {
    const striped = setPatternType(
      addGarment(starterKit('football-shirt', ['#14213f', '#ffffff']), 'football-shorts'),
      'stripes',
    );
    const shorts = setPlain(striped, 'football-shorts', false);
    for (const { garments } of inspire(shorts, 1)) expect(garments).toEqual(shorts.garments);
  });

  it('keeps colours and elements, inks of letters apart, and garments but for their pattern', () => {
    const document = KIT_GALLERY[0]!.document;
    for (const { name, garments, colorways, elements } of inspire(document, 7)) {
      expect({ name, colorways }).toEqual({ name: document.name, colorways: document.colorways });
      expect(garments).toMatchObject(document.garments);
      expect(elements).toMatchObject(
        document.elements.map((element) => {
          if (element.kind === 'logo') return element;
          const { color, outline, ...style } = element.lettering;
          return { ...element, lettering: style };
        }),
      );
    }
  });

  it('is the same for a seed and another for the next', () => {
    const document = KIT_GALLERY[1]!.document;
    expect(inspire(document, 4)).toEqual(inspire(document, 4));
    expect(inspire(document, 4)).not.toEqual(inspire(document, 5));
  });

  it('needs no more than one colour', () => {
    const one = { ...starterKit('football-shirt', ['#14213f']), elements: [] };
    one.colorways = [{ name: 'Home', colors: ['#14213f'] }];
    one.pattern = { ...one.pattern, colors: [] };
    const made = inspire(one, 1);
    expect(made).toHaveLength(12);
    for (const each of made) expect(parseKit(each)).toMatchObject({ ok: true });
  });
});
