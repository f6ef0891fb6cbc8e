import { renderQuickly, renderSketch } from '../art/cloth';
import { rect, tag } from '../art/svg';
import type { Piece, Sketch } from '../art/types';
import { darken } from '../color';
import {
  inkColor,
  type KitColorway,
  type KitDocument,
  type KitGarment,
  type KitPlayer,
} from '../document/kit-document';
import type { KitSurface, KitView } from '../document/kit-garments';
import { wornBy } from '../document/worn-by';
import { shapeOf } from '../garments';
import type { Cloth, ZoneColor } from '../garments/types';
import type { Outlines } from '../lettering/outlines';
import type { Mark, Matrix } from '../marks';
import { combine } from '../outline-path';
import { drawMarks } from '../paint/draw-marks';
import { paintCloth, paintSurface } from '../paint/paint-surface';
import { kitViewBox, outlineInView, viewMatrix } from './view-geometry';

const { width: WIDTH, height: HEIGHT } = kitViewBox;

export interface GarmentOptions {
  view: KitView;
  /** Place of the colourway; left out, the first. */
  colorway?: number;
  /** Whom it is drawn for; left out, a sample name and number stand there. */
  player?: KitPlayer;
  outlines: Outlines;
  /** `quick` leaves out the light on folds and the knit, which take a browser long. */
  detail?: 'full' | 'quick';
}

const exact = (matrix: Matrix): string =>
  `matrix(${matrix.map((value) => Math.round(value * 10_000) / 10_000).join(' ')})`;

/** A garment of a kit as a sketch, in the units of a view. */
function sketchOf(
  document: KitDocument,
  garment: KitGarment,
  { view, player, outlines, colorway: place = 0 }: GarmentOptions,
  id: string,
): Sketch {
  const shape = shapeOf(garment);
  const figure = shape.figure(view);
  const toView = viewMatrix(garment, view);
  const colorway: KitColorway = document.colorways[place] ?? { name: '', colors: [] };
  const worn = wornBy(document, garment.type);
  const base = inkColor(worn.base, colorway);
  const color: ZoneColor = (zone) => inkColor((zone === 'base' ? undefined : worn.zones[zone]) ?? worn.base, colorway);
  const placed = (markup: string): string => markup && tag('g', { transform: exact(toView) }, markup);
  const marks = (surface: KitSurface, plain: boolean): Mark[] => {
    const flat = shape.surfaces[surface];
    if (plain) return flat ? paintCloth(document, garment.type, surface, flat) : [];
    return paintSurface(document, garment.type, surface, { outlines, ...(player && { player }) });
  };
  const paint = (cloth: Cloth, index: number): string => {
    if ('surface' in cloth)
      return tag(
        'g',
        { transform: exact(combine(cloth.matrix, toView)) },
        drawMarks(marks(cloth.surface, cloth.plain ?? false), colorway, `${id}m${index}`),
      );
    const fill =
      'color' in cloth ? cloth.color : darken(cloth.zone === 'base' ? base : color(cloth.zone), cloth.shade ?? 0);
    return rect(0, 0, WIDTH, HEIGHT, { fill });
  };
  const pieces = figure.parts.map((part, index): Piece => {
    const { cloth, folds, grain, level, volume } = part;
    return {
      d: outlineInView(part, toView),
      paint: paint(cloth, index) + placed(grain ?? ''),
      folds: placed(folds ?? ''),
      ...(level !== undefined && { level }),
      ...(volume && { volume }),
    };
  });
  return {
    pieces,
    prints: '',
    relief: placed(figure.relief),
    stitches: placed(figure.finish(color)),
    focus: { x: WIDTH / 2, y: HEIGHT / 2, zoom: 2 },
    crumple: figure.crumple,
  };
}

/** How a garment is shown in a picture. `id` begins the names in its markup, `scale` is the size it is shown at. */
export interface Showing {
  id: string;
  shadow: boolean;
  scale: number;
}

/** A garment of a kit as cloth: markup in the units of its view, to be set into a picture. */
export function drawGarment(
  document: KitDocument,
  garment: KitGarment,
  options: GarmentOptions,
  { id, shadow, scale }: Showing,
): string {
  const sketch = sketchOf(document, garment, options, id);
  return options.detail === 'quick' ? renderQuickly(sketch, id) : renderSketch(sketch, id, shadow, scale);
}
