import type { KitInk, KitLettering, KitLogo } from '../document/kit-document';
import { move, n } from '../geometry/path';
import { layOutText } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import { drawMarks } from '../paint/draw-marks';
import { paintElement } from '../paint/paint-surface';
import { tag } from '../svg';

const SHIELD = 'M-40 -46Q-20 -40 0 -52Q20 -40 40 -46L40 0Q40 34 0 56Q-40 34 -40 0Z';
const CHEVRON = 'M-37 14L0 -16L37 14L37 0Q38 -4 37 -8L0 -38L-37 -8L-37 14Z';
const STAR = 'M0 10L5 20L16 22L8 29L10 37Q0 32 -10 37L-8 29L-16 22L-5 20Z';
const BLADES = 'M-50 20L-6 -22L20 -22L-24 20ZM-4 20L26 -8L50 -8L22 20Z';

export function crest(field: KitInk, charge: KitInk, edge: KitInk): KitLogo {
  const [width, height] = [88, 120];
  const placed = (d: string, scale = 1): string => move(d, width / 2, height / 2, scale);
  return {
    name: 'Crest',
    width,
    height,
    shapes: [
      { d: placed(SHIELD, 1.09), color: edge },
      { d: placed(SHIELD), color: field },
      { d: placed(CHEVRON), color: charge },
      { d: placed(STAR), color: charge },
    ],
  };
}

export const makersLogo = (color: KitInk): KitLogo => ({
  name: 'Maker’s mark',
  width: 100,
  height: 42,
  shapes: [{ d: move(BLADES, 50, 22), color }],
});

const NO_COLORS = { name: '', colors: [] };

function drawLogo(logo: KitLogo, x: number, y: number, width: number): string {
  const element = {
    kind: 'logo',
    id: 'mark',
    garment: 'holdall',
    surface: 'front',
    x,
    y,
    rotation: 0,
    width,
    logo,
  } as const;
  return drawMarks([paintElement(element, { outlines: {} })], NO_COLORS, 'mark');
}

export const badge = (x: number, y: number, size: number, field: string, charge: string, edge: string): string =>
  drawLogo(crest(field, charge, edge), x, y, size * 0.88);

export const makersMark = (x: number, y: number, size: number, color: string): string =>
  drawLogo(makersLogo(color), x, y, size);

export const PICTURE_FONT = 'college';

export const pictureLettering = (color: KitInk, edge: KitInk, width: number): KitLettering => ({
  font: PICTURE_FONT,
  color,
  outline: { color: edge, width },
  shadow: null,
  arc: 0,
  spacing: 0.06,
});

export function figures(
  text: string,
  { x, y, height }: { x: number; y: number; height: number },
  color: string,
  edge: string,
  outlines: Outlines,
): string {
  const { marks } = layOutText(
    text,
    pictureLettering(color, edge, height * 0.05),
    { height, maxWidth: 3 * height },
    outlines,
  );
  return tag('g', { transform: `translate(${n(x)} ${n(y)})` }, drawMarks(marks, NO_COLORS, 'figures'));
}
