import { sizeLabelOf } from '../../catalogue/sizes';
import { darken } from '../color';
import { inkColor, type KitColorway, type KitDocument, type KitGarment, type KitInk } from '../document/kit-document';
import { KIT_CUT_LABELS, KIT_GARMENTS, type KitGarmentType } from '../document/kit-garments';
import { wornBy } from '../document/worn-by';
import { shapeOf } from '../garments';
import type { Part } from '../garments/types';
import { rectangle } from '../geometry/path';
import type { Mark } from '../marks';
import { garmentOf, paintCloth, paintSurface } from '../paint/paint-surface';
import { colorNamed, swatchOf } from '../palette/kit-palette';
import type { GarmentOptions } from '../views/draw-garment';
import { boxOfFigure } from '../views/view-geometry';
import { REFERENCE_SIZES } from './grading';
import { labelMark } from './print-sheet';

/** In millimetres, as everything here. */
const EDGE = 20;
const LEAST_WIDTH = 240;
const HEADING = 6;
const LINE = 14;
const SWATCH = 10;
const COLOR_WIDTH = 70;
const LABEL = 4;
/** Line at cloth edges and seams: visible on light and dark cloth. */
const SEAM_INK = colorNamed('Steel Grey');
const SEAM_WIDTH = 0.5;
const TEXT_INK = colorNamed('Black');

interface ViewSheet {
  width: number;
  height: number;
  marks: Mark[];
}

/** True reference size, cloth and print as outlines. The outlines must include those of `LABEL_FONT`. */
export function viewSheet(document: KitDocument, type: KitGarmentType, options: GarmentOptions): ViewSheet {
  const { view, outlines, colorway: place = 0 } = options;
  const garment = garmentOf(document, type);
  const colorway: KitColorway = document.colorways[place] ?? { name: '', colors: [] };
  const figure = shapeOf(garment).figure(view);
  const box = boxOfFigure(figure);
  const width = Math.max(LEAST_WIDTH, box.width + 2 * EDGE);
  const columns = Math.max(1, Math.floor((width - 2 * EDGE) / COLOR_WIDTH));
  const legend = box.height + 2 * EDGE;
  const write = (text: string, x: number, y: number, height: number, maxWidth: number): Mark =>
    labelMark(text, TEXT_INK, { x, y, height, maxWidth, align: 'start' }, outlines);
  const heading = [document.name, `${KIT_GARMENTS[type].label}, ${view}`, colorway.name, sizeText(garment)].join(' · ');
  const colors = colorway.colors.flatMap((hex, index): Mark[] => {
    const x = EDGE + (index % columns) * COLOR_WIDTH;
    const y = legend + LINE + Math.floor(index / columns) * LINE;
    const d = rectangle({ x, y: y - SWATCH / 2, width: SWATCH, height: SWATCH });
    const swatch = swatchOf(hex);
    const name = swatch ? `${swatch.name}, ${swatch.code}` : hex.toUpperCase();
    return [
      { kind: 'fill', d, ink: hex },
      { kind: 'stroke', d, ink: SEAM_INK, width: SEAM_WIDTH / 2 },
      write(name, x + SWATCH + 3, y, LABEL, COLOR_WIDTH - SWATCH - 8),
    ];
  });
  return {
    width,
    height: legend + LINE * (1 + Math.ceil(colorway.colors.length / columns)) + EDGE - LINE / 2,
    marks: [
      {
        kind: 'group',
        transform: [1, 0, 0, 1, width / 2 - (box.x + box.width / 2), EDGE - box.y],
        marks: figure.parts.flatMap((part) => partMarks(part, document, garment, colorway, options)),
      },
      write(heading, EDGE, legend, HEADING, width - 2 * EDGE),
      ...colors,
    ],
  };
}

const sizeText = ({ type, cut }: KitGarment): string =>
  type === 'holdall' ? '1:1' : `1:1 in ${KIT_CUT_LABELS[cut].toLowerCase()} ${sizeLabelOf(REFERENCE_SIZES[cut])}`;

function partMarks(
  { d, cloth }: Part,
  document: KitDocument,
  garment: KitGarment,
  colorway: KitColorway,
  options: GarmentOptions,
): Mark[] {
  // A part without cloth only catches light.
  if ('color' in cloth && cloth.color === 'none') return [];
  const edge: Mark = { kind: 'stroke', d, ink: SEAM_INK, width: SEAM_WIDTH };
  if (!('surface' in cloth)) return [{ kind: 'fill', d, ink: clothInk(cloth, document, garment.type, colorway) }, edge];
  const { surface, matrix, plain } = cloth;
  const flat = shapeOf(garment).surfaces[surface];
  if (!flat) return [edge];
  const marks = plain
    ? paintCloth(document, garment.type, surface, flat)
    : paintSurface(document, garment.type, surface, options);
  return [{ kind: 'group', clip: d, marks: [{ kind: 'group', transform: matrix, marks }] }, edge];
}

function clothInk(
  cloth: Exclude<Part['cloth'], { surface: unknown }>,
  document: KitDocument,
  type: KitGarmentType,
  colorway: KitColorway,
): KitInk {
  if ('color' in cloth) return cloth.color;
  const { base, zones } = wornBy(document, type);
  const ink = (cloth.zone === 'base' ? undefined : zones[cloth.zone]) ?? base;
  return darken(inkColor(ink, colorway), cloth.shade ?? 0);
}
