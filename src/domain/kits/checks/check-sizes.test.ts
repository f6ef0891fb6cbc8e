import { describe, expect, it } from 'vitest';
import type { KitDocument, KitElement } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { SEAM_MARGIN, surfaceOf } from '../garments/surface-of';
import { loadOutlines } from '../lettering/load-outlines';
import { checkKit } from './check-kit';

const SIZE = 40;

function kitWith(margin: number): KitDocument {
  const kit = starterKit('football-shirt', ['#14213f', '#ffffff']);
  const [garment] = kit.garments;
  const height = (garment && surfaceOf(garment, 'front')?.height) ?? 0;
  const crest: KitElement = {
    ...{ kind: 'logo', id: 'crest', garment: 'football-shirt', surface: 'front', x: 0, y: height - SIZE / 2 - margin },
    ...{ rotation: 0, width: SIZE },
    logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: 1 }] },
  };
  return { ...kit, elements: [crest] };
}

const problems = (kit: KitDocument, sizes: string[], table = {}) =>
  checkKit(kit, { players: sizes.map((size) => ({ size })), sizes: table });

describe('an element on the pieces that are ordered', () => {
  it('is reported in the smallest size that it does not fit, where the drawing has room for it', () => {
    const kit = kitWith(SEAM_MARGIN + 2);
    expect(problems(kit, ['M', 'XL', 'XXXL'])).toEqual([]);
    // A Boys XS is 455 mm long where M has 720: 14 mm to the hem are 8.8 mm.
    expect(problems(kit, ['M', 'LB', 'XSB'])).toMatchObject([
      {
        code: 'outside-safe-area',
        severity: 'warns',
        message: expect.stringContaining('is too near the edge in size Boys XS.'),
        at: { element: 'crest', garment: 'football-shirt', surface: 'front', player: 2 },
      },
    ]);
    expect(problems(kitWith(SEAM_MARGIN * 2), ['XSB'])).toEqual([]);
  });

  it('is reported where pieces of that size are for nobody, unless it is a player’s alone', async () => {
    const outlines = await loadOutlines(['block']);
    const [name] = starterKit('football-shirt', ['#14213f', '#ffffff']).elements;
    const low = { ...(name as KitElement), y: 720 - 30 - SEAM_MARGIN - 2 };
    const kit = kitWith(SEAM_MARGIN + 2);
    const both = { ...kit, elements: [...kit.elements, low] };
    const found = checkKit(both, { players: [{ name: 'ADA', size: 'M' }], nameless: ['M', 'XSB'], outlines });
    expect(found).toMatchObject([{ code: 'outside-safe-area', message: expect.stringContaining('in size Boys XS.') }]);
    expect(found[0]?.at).toEqual({ element: 'crest', garment: 'football-shirt', surface: 'front' });
    const worn = checkKit(both, { players: [{ name: 'ADA', size: 'XSB' }], outlines });
    expect(worn.map(({ at }) => at.player)).toEqual([0, 0]);
  });

  it('is reported once, where the drawing has no room for it either', () => {
    expect(problems(kitWith(SEAM_MARGIN - 2), ['XSB', 'SB'])).toMatchObject([
      { message: expect.stringMatching(/edge\. Move/) },
    ]);
  });

  it('goes by the supplier’s own sizes', () => {
    const table = { 'football-shirt_mens': { L: { across: 558, along: 500 } } };
    expect(problems(kitWith(SEAM_MARGIN + 2), ['L'])).toEqual([]);
    expect(problems(kitWith(SEAM_MARGIN + 2), ['L'], table)).toMatchObject([
      { message: expect.stringContaining('in size Large') },
    ]);
  });

  it('has room for the name and number of a new kit in every size', async () => {
    const kit = starterKit('football-shirt', ['#14213f', '#ffffff']);
    const players = [{ name: 'HARGREAVES', number: '88', size: 'XSB' }];
    const outlines = await loadOutlines(['block']);
    expect(checkKit(kit, { players, outlines }).filter(({ at }) => at.surface === 'back')).toEqual([]);
  });
});
