/** Each is made once for all identical pieces: 'Production' in docs/product.md. */
import { SIZE_CODES, type SizeCode } from '../../catalogue/sizes';
import {
  inkColor,
  type KitColorway,
  type KitDocument,
  type KitElement,
  type KitGarment,
  type KitInk,
} from '../document/kit-document';
import type { KitTechnique } from '../document/kit-techniques';
import { boundsOfRegion, grownRegion, joined, NOTHING, regionOf, without, type Region } from '../geometry/region';
import type { Outlines } from '../lettering/outlines';
import { wordsOf } from '../lettering/printed-words';
import type { Mark, Matrix } from '../marks';
import { combine, overlaps } from '../outline-path';
import { paintElement, pictureOf, type Pictures } from '../paint/paint-surface';
import { printScaleOf } from './grading';
import type { MakeRules } from './make-rules';
import type { PrintPlayer } from './print-player';
import { nearestThread, type Thread } from './threads';

/** Element made for some pieces: one text in one size. */
export interface Decoration {
  element: KitElement;
  text: string;
  player: PrintPlayer;
  scale: number;
  sizes: readonly SizeCode[];
  pieces: number;
  people: readonly string[];
}

interface Layer {
  /** `#rrggbb`; for thread, from the shop’s list. */
  color: string;
  region: Region;
}

/** Decorations of a garment, back to front, texts in the order of the players. */
export function decorationsOf(
  document: KitDocument,
  garment: KitGarment,
  players: readonly PrintPlayer[],
  { sizes: table }: MakeRules,
): Decoration[] {
  const elements = document.elements.filter((element) => element.garment === garment.type);
  return elements.flatMap((element) => {
    const made = new Map<string, { player: PrintPlayer; text: string; scale: number; wearers: PrintPlayer[] }>();
    for (const player of players) {
      const text = element.kind === 'logo' ? '' : wordsOf(element, player).trim();
      if (element.kind !== 'logo' && !text) continue;
      const scale = printScaleOf(garment, player.size, table);
      const key = `${scale} ${text}`;
      const one = made.get(key) ?? { player, text, scale, wearers: [] };
      one.wearers.push(player);
      made.set(key, one);
    }
    return [...made.values()].map(({ wearers, ...one }) => ({
      ...{ element, ...one },
      sizes: SIZE_CODES.filter((size) => wearers.some((each) => each.size === size)),
      pieces: wearers.length,
      people: wearers.flatMap(({ person, squad }) => [person, squad].filter(Boolean).join(', ') || []),
    }));
  });
}

export interface MadeDecoration extends Decoration {
  /** In order of application; empty for a picture. */
  layers: readonly Layer[];
  /** Covered area: millimetres from its middle, upright. */
  whole: Region;
  picture?: Mark;
}

/** Vinyl layers lie whole on each other, ink and thread side by side; a picture covers its traced area. */
export function makeDecoration(
  decoration: Decoration,
  technique: KitTechnique,
  colorway: KitColorway,
  { outlines, threads, pictures = {} }: { outlines: Outlines; threads: readonly Thread[]; pictures?: Pictures },
): MadeDecoration {
  const { element, player, scale } = decoration;
  const upright = { ...element, x: 0, y: 0, rotation: 0 };
  const mark = paintElement(upright, { player, outlines });
  const isPicture = pictureOf(element, technique) !== undefined;
  const colorOf = (ink: KitInk): string => {
    const hex = inkColor(ink, colorway);
    return technique === 'embroidery' ? nearestThread(hex, threads).hex : hex;
  };
  const place: Matrix = [scale, 0, 0, scale, 0, 0];
  const covers = coversOf(mark, place, colorOf).filter(({ region }) => region.length > 0);
  const layers = technique === 'vinyl' ? pressed(covers) : seen(covers);
  const whole = layers.reduce((joint, { region }) => joined(joint, region), NOTHING);
  if (!isPicture) return { ...decoration, layers, whole };
  const printed = paintElement(upright, { outlines, pictures }, technique);
  return { ...decoration, layers: [], whole, picture: { kind: 'group', transform: place, marks: [printed] } };
}

/** Area of each mark, back to front. An outline around letters covers their area too, as they lie on it. */
function coversOf(mark: Mark, place: Matrix, colorOf: (ink: KitInk) => string): Layer[] {
  if (mark.kind === 'picture') throw new Error('A picture has no layers.');
  if (mark.kind === 'group') {
    const inner = mark.transform ? combine(mark.transform, place) : place;
    return mark.marks.flatMap((each) => coversOf(each, inner, colorOf));
  }
  if (typeof mark.ink === 'object') throw new Error('No decoration is made in blends.');
  const region = regionOf(mark.d, place);
  const [a, b] = place;
  const edge = mark.kind === 'stroke' ? (mark.width / 2) * Math.hypot(a, b) : 0;
  return [{ color: colorOf(mark.ink), region: edge > 0 ? grownRegion(region, edge) : region }];
}

/** Adds a cover to the last layer of its colour, unless that would put it beneath something it is drawn upon. */
function pressed(covers: readonly Layer[]): Layer[] {
  const layers: Layer[] = [];
  for (const { color, region } of covers) {
    const box = boundsOfRegion(region);
    const below = layers.findLastIndex((layer) => overlaps(boundsOfRegion(layer.region), box));
    const at = layers.findLastIndex((layer) => layer.color === color);
    const layer = layers[at];
    if (layer && at >= below) layers[at] = { color, region: joined(layer.region, region) };
    else layers.push({ color, region });
  }
  return layers;
}

function seen(covers: readonly Layer[]): Layer[] {
  const layers = new Map<string, Region>();
  let above = NOTHING;
  for (const { color, region } of covers.toReversed()) {
    const free = without(region, above);
    if (free.length > 0) layers.set(color, joined(layers.get(color) ?? NOTHING, free));
    above = joined(above, region);
  }
  return [...layers].map(([color, region]) => ({ color, region })).toReversed();
}
