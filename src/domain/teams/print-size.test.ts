import { describe, expect, it } from 'vitest';
import { checkLogos } from '../kits/checks/check-logos';
import { addLogo } from '../kits/editing/elements';
import { starterKit } from '../kits/document/starter-kit';
import { placesFor } from './line-prints';
import { printWidth, smallLogo, softPrint } from './print-size';
import { KIT_GARMENT_TYPES } from '../kits/document/kit-garments';

describe('a logo of a team’s line', () => {
  it('warns below 150 dpi at its printed size, as the designer does', () => {
    expect(softPrint(472, 'left-chest', 'football-shirt')).toBe(
      'Printed 80 mm wide (left chest), it has 149 dpi at its size, and 150 are needed. Use a picture 473 pixels wide, or a drawing.',
    );
    expect(softPrint(473, 'left-chest', 'football-shirt')).toBeUndefined();
    expect(softPrint(300, 'left-leg', 'football-shorts')).toBeUndefined();
    expect(softPrint(null, 'back', null)).toBeUndefined();
  });

  it.each([200, 300, 472, 473, 900])('of %i pixels is judged on a kit as on a line', (pixels) => {
    const shapes = [{ d: 'M0 0H9V9H0Z', color: 0 }];
    const logo = { name: 'Crest', width: 9, height: 9, shapes, pixels };
    const kit = starterKit('football-shirt', ['#7c3aed', '#ffffff']);
    const { document } = addLogo({ ...kit, elements: [] }, { garment: 'football-shirt', surface: 'front' }, logo);
    expect(softPrint(pixels, 'left-chest', 'football-shirt') !== undefined).toBe(checkLogos(document).length > 0);
  });

  it('has a width at each place that a garment offers', () => {
    for (const garment of [null, ...KIT_GARMENT_TYPES])
      for (const place of placesFor(garment)) expect(printWidth(place, garment)).toBeGreaterThanOrEqual(44);
  });

  it('says up to which width it is sharp before it has a place', () => {
    expect(smallLogo(300)).toBe('Sharp in print up to 50 mm; a crest of 80 mm needs 473 pixels.');
    expect(smallLogo(473)).toBeUndefined();
    expect(smallLogo(null)).toBeUndefined();
  });
});
