import { describe, expect, it } from 'vitest';
import { checkKit } from './checks/check-kit';
import type { KitDocument } from './document/kit-document';
import { parseKit } from './document/parse-kit';
import { starterKit } from './document/starter-kit';
import { KIT_GALLERY } from './gallery/kit-gallery';
import { inspire } from './inspire';

const looks = ({ base, zones, pattern }: KitDocument) => JSON.stringify({ base, zones, pattern });

/** A third of the gallery: all of it would take long and prove nothing more. */
const DESIGNS = KIT_GALLERY.filter((_, index) => index % 3 === 0);

describe('inspire', () => {
  it.each(DESIGNS)('makes twelve other designs of $name, all of them ready', ({ document }) => {
    const made = inspire(document, 1);
    expect(new Set([document, ...made].map(looks)).size).toBe(13);
    for (const each of made) {
      expect(parseKit(each)).toEqual({ ok: true, document: each });
      expect(checkKit(each).filter(({ severity }) => severity === 'blocks')).toEqual([]);
    }
  });

  it('keeps garments, colours and elements, inks of letters apart', () => {
    const document = KIT_GALLERY[0]!.document;
    for (const { name, garments, colorways, elements } of inspire(document, 7)) {
      expect({ name, garments, colorways }).toEqual({
        name: document.name,
        garments: document.garments,
        colorways: document.colorways,
      });
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
