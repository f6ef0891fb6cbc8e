import { lightMarkup, renderQuickly, renderSketch, sketchParts, type SketchParts } from '../art/cloth';
import { tag, type SvgNode } from '../svg';
import type { Piece, Sketch } from '../art/types';
import { darken } from '../color';
import {
  inkColor,
  type KitColorway,
  type KitDocument,
  type KitElement,
  type KitGarment,
  type KitPlayer,
} from '../document/kit-document';
import type { KitSurface, KitView } from '../document/kit-garments';
import { wornBy } from '../document/worn-by';
import { shapeOf } from '../garments';
import type { Cloth, Flat, Part, ZoneColor } from '../garments/types';
import type { Outlines } from '../lettering/outlines';
import type { Matrix } from '../marks';
import { combine } from '../outline-path';
import { markNodes } from '../paint/draw-marks';
import { elementsOn, paintCloth, paintElement, type PaintOptions } from '../paint/paint-surface';
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

const drawnElements = new WeakMap<KitElement, { node: SvgNode; colorway: KitColorway; options: PaintOptions }>();

/** A logo or text, drawn anew where it has changed, or what it depends on. Its marks have no names of their own. */
function elementNode(element: KitElement, colorway: KitColorway, options: PaintOptions): SvgNode {
  const known = drawnElements.get(element);
  const { player, outlines } = options;
  if (known?.colorway === colorway && known.options.player === player && known.options.outlines === outlines)
    return known.node;
  const [drawn] = markNodes([paintElement(element, options)], colorway, element.id);
  const node = { ...(drawn ?? { tag: 'g', attributes: {} }), key: element.id };
  drawnElements.set(element, { node, colorway, options });
  return node;
}

interface DrawnCloth {
  document: KitDocument;
  colorway: KitColorway;
  name: string;
  nodes: SvgNode[];
}

const drawnCloth = new WeakMap<Flat, DrawnCloth>();

/** Base, pattern and zones of a surface, drawn anew where one of them has changed. */
function clothNodes(
  document: KitDocument,
  { type }: KitGarment,
  { surface, flat }: { surface: KitSurface; flat: Flat },
  colorway: KitColorway,
  name: string,
): SvgNode[] {
  const known = drawnCloth.get(flat);
  const isSame =
    known?.colorway === colorway &&
    known.name === name &&
    (['garments', 'base', 'zones', 'pattern', 'colorways'] as const).every(
      (part) => known.document[part] === document[part],
    );
  if (isSame) return known.nodes;
  const nodes = markNodes(paintCloth(document, type, surface, flat), colorway, name);
  drawnCloth.set(flat, { document, colorway, name, nodes });
  return nodes;
}

const placedParts = new WeakMap<Part, { toView: Matrix; folds: string; grain: string }>();

/** The folds and ribs of a part, in the units of its view. */
function partInView(part: Part, toView: Matrix): { folds: string; grain: string } {
  const known = placedParts.get(part);
  if (known?.toView === toView) return known;
  const made = { toView, folds: placed(part.folds, toView), grain: placed(part.grain, toView) };
  placedParts.set(part, made);
  return made;
}

const placed = (markup: string | undefined, toView: Matrix): string =>
  markup ? tag('g', { transform: exact(toView) }, markup) : '';

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
  const options = { outlines, ...(player && { player }) };
  const printed = (surface: KitSurface, isPlain: boolean, name: string): SvgNode[] => {
    const flat = shape.surfaces[surface];
    if (!flat) return [];
    const cloth = clothNodes(document, garment, { surface, flat }, colorway, name);
    if (isPlain) return cloth;
    const elements = elementsOn(document, garment.type, surface);
    return [...cloth, ...elements.map((element) => elementNode(element, colorway, options))];
  };
  const paint = (cloth: Cloth, index: number): SvgNode => {
    if ('surface' in cloth)
      return {
        tag: 'g',
        attributes: { transform: exact(combine(cloth.matrix, toView)) },
        content: printed(cloth.surface, cloth.plain ?? false, `${id}m${index}`),
      };
    const fill =
      'color' in cloth ? cloth.color : darken(cloth.zone === 'base' ? base : color(cloth.zone), cloth.shade ?? 0);
    return { tag: 'rect', attributes: { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill } };
  };
  const pieces = figure.parts.map((part, index): Piece => {
    const { cloth, level, volume } = part;
    const { folds, grain } = partInView(part, toView);
    const ribs: SvgNode[] = grain ? [{ tag: 'g', key: 'grain', attributes: {}, content: grain }] : [];
    return {
      d: outlineInView(part, toView),
      paint: [{ ...paint(cloth, index), key: 'paint' }, ...ribs],
      folds,
      ...(level !== undefined && { level }),
      ...(volume && { volume }),
    };
  });
  return {
    pieces,
    prints: '',
    relief: placed(figure.relief, toView),
    stitches: placed(figure.finish(color), toView),
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

/** A garment as `drawGarment` draws it, in parts that lie on each other: for whoever changes what has changed of them alone. */
export const garmentParts = (
  document: KitDocument,
  garment: KitGarment,
  options: GarmentOptions,
  id: string,
): SketchParts => sketchParts(sketchOf(document, garment, options, id), id, options.detail ?? 'full');

/** The light on a garment: what lies between its cloth and its finish, whatever is printed on it. */
export const garmentLight = (document: KitDocument, garment: KitGarment, options: GarmentOptions, id: string): string =>
  lightMarkup(sketchOf(document, garment, options, id), id);
