import { describe, expect, it } from 'vitest';
import { expectValidSvg } from '../../../../tests/fixtures/valid-svg';
import { GARMENTS } from '../art/types';
import { starterKit } from '../document/starter-kit';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, KIT_VIEWS } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { surfaceOf } from '../garments/surface-of';
import { boxAround } from '../geometry/path';
import { drawKitView } from '../views/draw-kit-view';
import { loadDrapes } from './load-drapes';

const KIB = 1024;
const PICTURE = /<image href="data:image\/png;base64,[^"]+"[^>]*\/>/g;
const drapes = await loadDrapes(GARMENTS);
const usual = (type: (typeof KIT_GARMENT_TYPES)[number]) => ({ type, cut: KIT_GARMENTS[type].cuts[0] });

describe('the light on hanging cloth', () => {
  it.each(KIT_GARMENT_TYPES)('is there for each surface of a %s, small, and over all that shows of it', (type) => {
    const garment = usual(type);
    for (const surface of KIT_GARMENTS[type].surfaces) {
      const light = drapes[type]![surface]!;
      expect(light.href).toMatch(/^data:image\/png;base64,/);
      expect(light.href.length, surface).toBeLessThan(20 * KIB);
      const { box } = surfaceOf(garment, surface)!;
      expect(light.y).toBeLessThan(box.y);
      expect(light.y + light.height).toBeGreaterThan(box.y + box.height);
      if (surface.endsWith('sleeve')) continue;
      expect(light.x).toBeLessThan(box.x);
      expect(light.x + light.width).toBeGreaterThan(box.x + box.width);
    }
  });

  it.each(KIT_GARMENT_TYPES)('is drawn on every surface of a %s, stretched to its cut', (type) => {
    for (const cut of KIT_GARMENTS[type].cuts) {
      const document = starterKit(type, ['#102030']);
      document.garments = [{ ...document.garments[0]!, cut }];
      for (const view of KIT_VIEWS) {
        const svg = drawKitView(document, { garment: type, view, outlines: {}, drapes, detail: 'quick' });
        expectValidSvg(svg.replaceAll(PICTURE, ''));
        const printed = shapeOf(document.garments[0]!)
          .figure(view)
          .parts.filter(({ cloth }) => 'surface' in cloth);
        expect(svg.split('<image ').length - 1, `${cut} ${view}`).toBe(printed.length);
      }
    }
  });

  it('changes nothing but that: without it a kit is drawn the same, less the pictures', () => {
    const document = starterKit('football-shirt', ['#102030', '#ffffff']);
    const options = { garment: 'football-shirt', view: 'front', outlines: {} } as const;
    const hung = drawKitView(document, { ...options, drapes });
    expect(hung.replaceAll(PICTURE, '')).toBe(drawKitView(document, options));
  });

  it('lies over the shown part of a sleeve in every view', () => {
    for (const type of KIT_GARMENT_TYPES) {
      const garment = usual(type);
      for (const view of KIT_VIEWS)
        for (const { cloth, d } of shapeOf(garment).figure(view).parts) {
          if (!('surface' in cloth) || !cloth.surface.endsWith('sleeve')) continue;
          const light = drapes[type]![cloth.surface]!;
          const [a, b, c, e] = cloth.matrix;
          const scale = Math.sqrt(Math.abs(a * e - b * c));
          expect(light.height * scale).toBeGreaterThan(boxAround(d).height * 0.85);
        }
    }
  });
});
