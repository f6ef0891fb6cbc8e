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
import { KIT_ZONES, type KitSurface, type KitView } from '../document/kit-garments';
import type { KitTechnique } from '../document/kit-techniques';
import { MAX_KIT_COLORS } from '../document/kit-limits';
import { shapeOf } from '../garments';
import type { Figure, Flat, Part, ZoneColor } from '../garments/types';
import type { Outlines } from '../lettering/outlines';
import { exact, type Matrix } from '../marks';
import { combine } from '../outline-path';
import { markNodes } from '../paint/draw-marks';
import { drapeNode } from '../drape/drape-node';
import type { DrapeLight, Drapes } from '../drape/load-drapes';
import { elementsOn, paintCloth, paintElement, type PaintOptions, type Pictures } from '../paint/paint-surface';
import { zoneColorsOf } from '../paint/zone-colors';
import { kitViewBox, outlineInView, viewMatrix } from './view-geometry';

const { width: WIDTH, height: HEIGHT } = kitViewBox;

export interface GarmentOptions {
  view: KitView;
  colorway?: number;
  player?: KitPlayer;
  outlines: Outlines;
  pictures?: Pictures;
  drapes?: Drapes;
  detail?: 'full' | 'quick';
}

type Paints = readonly string[];

interface DrawnElement {
  node: SvgNode;
  outlines: Outlines;
  /** Text shown of the player, or picture hash. */
  shown: string | undefined;
  technique: KitTechnique | undefined;
}

const drawnElements = new WeakMap<KitElement, WeakMap<Paints, DrawnElement>>();

function shownOf(element: KitElement, { player, pictures }: PaintOptions): string | undefined {
  if (element.kind === 'logo') return element.logo.picture && pictures?.[element.logo.picture.hash];
  return element.kind === 'text' ? undefined : player?.[element.kind];
}

/** Redrawn only if the element or its inputs changed. Its marks have no names of their own. */
function elementNode(
  element: KitElement,
  paints: Paints,
  options: PaintOptions,
  technique: KitTechnique | undefined,
): SvgNode {
  const drawings = drawnElements.get(element) ?? new WeakMap<Paints, DrawnElement>();
  drawnElements.set(element, drawings);
  const known = drawings.get(paints);
  const { outlines } = options;
  const shown = shownOf(element, options);
  if (known?.shown === shown && known?.outlines === outlines && known?.technique === technique) return known.node;
  const [drawn] = markNodes([paintElement(element, options, technique)], { colors: paints }, element.id);
  const node = { ...(drawn ?? { tag: 'g', attributes: {} }), key: element.id };
  drawings.set(paints, { node, outlines, shown, technique });
  return node;
}

interface DrawnCloth {
  document: KitDocument;
  colorway: KitColorway;
  paints: Paints;
  name: string;
  nodes: SvgNode[];
}

const drawnCloth = new WeakMap<Part, DrawnCloth>();

/** Base, pattern and zones of a surface; redrawn only if one of them changed. */
function clothNodes(
  document: KitDocument,
  { type }: KitGarment,
  { part, surface, flat }: { part: Part; surface: KitSurface; flat: Flat },
  colorway: KitColorway,
  name: string,
  paints: Paints,
): SvgNode[] {
  const known = drawnCloth.get(part);
  const isSame =
    known?.colorway === colorway &&
    known.paints === paints &&
    known.name === name &&
    (['garments', 'base', 'zones', 'pattern', 'colorways'] as const).every(
      (part) => known.document[part] === document[part],
    );
  if (isSame) return known.nodes;
  const nodes = markNodes(paintCloth(document, type, surface, flat), colorway, name, paints);
  drawnCloth.set(part, { document, colorway, paints, name, nodes });
  return nodes;
}

const drawnPieces = new WeakMap<Part, { toView: Matrix; print: Print; drape: DrapeLight | undefined; piece: Piece }>();

type Print = string | readonly SvgNode[];

const isSamePrint = (one: Print, other: Print): boolean =>
  one === other ||
  (typeof one !== 'string' &&
    typeof other !== 'string' &&
    one.length === other.length &&
    one.every((node, index) => node === other[index]));

/** Returns the same object while nothing of the piece changed, so that callers can compare by identity. */
function pieceOf(part: Part, toView: Matrix, print: Print, garment: KitGarment, drape?: DrapeLight): Piece {
  const known = drawnPieces.get(part);
  if (known?.toView === toView && known.drape === drape && isSamePrint(known.print, print)) return known.piece;
  const { cloth, level, volume } = part;
  const grain = placed(part.grain, toView);
  const light =
    drape && 'surface' in cloth ? [drapeNode(garment, cloth.surface, drape, combine(cloth.matrix, toView))] : [];
  const paint: SvgNode =
    typeof print !== 'string' && 'surface' in cloth
      ? { tag: 'g', key: 'paint', attributes: { transform: exact(combine(cloth.matrix, toView)) }, content: print }
      : { tag: 'rect', key: 'paint', attributes: { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: String(print) } };
  const ribs: SvgNode[] = grain ? [{ tag: 'g', key: 'grain', attributes: {}, content: grain }] : [];
  const piece = {
    d: outlineInView(part, toView),
    paint: [paint, ...ribs, ...light],
    ...(level !== undefined && { level }),
    ...(volume && { volume }),
  };
  drawnPieces.set(part, { toView, print, drape, piece });
  return piece;
}

const drawnFinishes = new WeakMap<Figure, { toView: Matrix; colors: string; stitches: string }>();

function stitchesOf(figure: Figure, toView: Matrix, color: ZoneColor): string {
  const known = drawnFinishes.get(figure);
  const colors = [...KIT_ZONES, 'base' as const].map(color).join();
  if (known?.toView === toView && known.colors === colors) return known.stitches;
  const stitches = placed(figure.finish(color), toView);
  drawnFinishes.set(figure, { toView, colors, stitches });
  return stitches;
}

const placed = (markup: string | undefined, toView: Matrix): string =>
  markup ? tag('g', { transform: exact(toView) }, markup) : '';

const colorwayOf = ({ colorways }: KitDocument, { colorway = 0 }: GarmentOptions): KitColorway =>
  colorways[colorway] ?? { name: '', colors: [] };

function sketchOf(
  document: KitDocument,
  garment: KitGarment,
  drawing: GarmentOptions,
  id: string,
  paints: Paints = colorwayOf(document, drawing).colors,
): Sketch {
  const { view, player, outlines, pictures, drapes } = drawing;
  const shape = shapeOf(garment);
  const figure = shape.figure(view);
  const toView = viewMatrix(garment, view);
  const colorway = colorwayOf(document, drawing);
  const color = zoneColorsOf(document, garment.type, colorway);
  const options = { outlines, ...(player && { player }), ...(pictures && { pictures }) };
  const printOn = (part: Part, name: string): Print => {
    const { cloth } = part;
    if ('color' in cloth) return cloth.color;
    if ('zone' in cloth) return darken(color(cloth.zone), cloth.shade ?? 0);
    const { surface, plain } = cloth;
    const flat = shape.surfaces[surface];
    if (!flat) return [];
    const nodes = clothNodes(document, garment, { part, surface, flat }, colorway, name, paints);
    if (plain) return nodes;
    const elements = elementsOn(document, garment.type, surface);
    return [...nodes, ...elements.map((element) => elementNode(element, paints, options, garment.technique))];
  };
  const drape = drapes?.[garment.type];
  const drapeOn = ({ cloth }: Part): DrapeLight | undefined =>
    'surface' in cloth ? drape?.[cloth.surface] : undefined;
  return {
    pieces: figure.parts.map((part, index) =>
      pieceOf(part, toView, printOn(part, `${id}m${index}`), garment, drapeOn(part)),
    ),
    prints: '',
    relief: placed(figure.relief, toView),
    stitches: stitchesOf(figure, toView, color),
    focus: { x: WIDTH / 2, y: HEIGHT / 2, zoom: 2 },
  };
}

interface Showing {
  id: string;
  shadow: boolean;
  scale: number;
}

export function drawGarment(
  document: KitDocument,
  garment: KitGarment,
  options: GarmentOptions,
  { id, shadow, scale }: Showing,
): string {
  const sketch = sketchOf(document, garment, options, id);
  return options.detail === 'quick' ? renderQuickly(sketch, id) : renderSketch(sketch, id, shadow, scale);
}

const inkName = (id: string, slot: number): string => `${id}-ink${slot}`;

let references = { id: '', paints: [] as Paints };

function referencesOf(id: string): Paints {
  if (references.id !== id)
    references = { id, paints: Array.from({ length: MAX_KIT_COLORS }, (_, slot) => `url(#${inkName(id, slot)})`) };
  return references.paints;
}

/** Named colours of the kit: a change of colour changes only these, not each shape. */
const inksNode = (colorway: KitColorway, id: string): SvgNode => ({
  tag: 'defs',
  key: 'inks',
  attributes: {},
  content: referencesOf(id).map((_, slot) => ({
    tag: 'linearGradient',
    attributes: { id: inkName(id, slot), gradientUnits: 'userSpaceOnUse' },
    content: [{ tag: 'stop', attributes: { 'stop-color': inkColor(slot, colorway) } }],
  })),
});

export function garmentParts(
  document: KitDocument,
  garment: KitGarment,
  options: GarmentOptions,
  id: string,
): SketchParts {
  const sketch = sketchOf(document, garment, options, id, referencesOf(id));
  const { cloth, finish } = sketchParts(sketch, id, options.detail ?? 'full');
  return { cloth: [inksNode(colorwayOf(document, options), id), ...cloth], finish };
}

export const garmentLight = (
  document: KitDocument,
  garment: KitGarment,
  options: GarmentOptions,
  id: string,
  scale?: number,
): string => lightMarkup(sketchOf(document, garment, options, id), id, scale);
