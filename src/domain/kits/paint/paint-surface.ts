import {
  SAMPLE_PLAYER,
  type KitDocument,
  type KitElement,
  type KitGarment,
  type KitInk,
  type KitLogoPicture,
  type KitPlayer,
} from '../document/kit-document';
import { KIT_GARMENTS, KIT_ZONES, type KitGarmentType, type KitSurface, type KitZone } from '../document/kit-garments';
import { printsPictures, type KitTechnique } from '../document/kit-techniques';
import { wornBy } from '../document/worn-by';
import { shapeOf } from '../garments';
import type { Flat, ZoneShape } from '../garments/types';
import { boxAround, grown, rectangle, turn } from '../geometry/path';
import { layOutText } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import { wordsOf } from '../lettering/printed-words';
import type { Mark } from '../marks';
import { paintPattern } from '../patterns';
import { combine } from '../outline-path';

/** Usual extension of colours and patterns beyond a surface’s outline, mm. */
export const OVERLAP = 40;

/** Sources of logo pictures by their SHA-256: an address or a data URI. */
export type Pictures = Readonly<Record<string, string>>;

export interface PaintOptions {
  player?: KitPlayer;
  /** Texts in missing fonts are not drawn. */
  outlines: Outlines;
  /** Logos without a picture here are drawn in their shapes. */
  pictures?: Pictures;
}

/** Garment of this type; if the kit lacks it, one in its usual cut and collar. */
export function garmentOf({ garments }: KitDocument, type: KitGarmentType): KitGarment {
  const { cuts, collars } = KIT_GARMENTS[type];
  return (
    garments.find((garment) => garment.type === type) ?? {
      type,
      cut: cuts[0],
      ...(collars[0] && { collar: collars[0] }),
    }
  );
}

export const pictureOf = (element: KitElement, technique: KitTechnique | undefined): KitLogoPicture | undefined =>
  element.kind === 'logo' && !element.logo.isFlat && printsPictures(technique) ? element.logo.picture : undefined;

export const pictureIn = (document: KitDocument, element: KitElement): KitLogoPicture | undefined =>
  pictureOf(element, garmentOf(document, element.garment).technique);

/** SHA-256 of the pictures a kit is drawn and printed with, each once. */
export const shownPictures = (document: KitDocument): string[] => [
  ...new Set(document.elements.flatMap((element) => pictureIn(document, element)?.hash ?? [])),
];

export function paintElement(
  element: KitElement,
  { player = SAMPLE_PLAYER, outlines, pictures }: PaintOptions,
  technique?: KitTechnique,
): Mark {
  const { x, y, rotation } = element;
  const place = combine(turn(rotation), [1, 0, 0, 1, x, y]);
  if (element.kind === 'logo') {
    const { logo, width } = element;
    const scale = width / logo.width;
    const hash = pictureOf(element, technique)?.hash;
    const href = hash && pictures?.[hash];
    return {
      kind: 'group',
      transform: combine([scale, 0, 0, scale, -width / 2, (-logo.height * scale) / 2], place),
      marks: href
        ? [{ kind: 'picture', hash, href, width: logo.width, height: logo.height }]
        : logo.shapes.map(({ d, color }): Mark => ({ kind: 'fill', d, ink: color })),
    };
  }
  const { height, maxWidth, lettering } = element;
  const { marks } = layOutText(wordsOf(element, player), lettering, { height, maxWidth }, outlines);
  return { kind: 'group', transform: place, marks };
}

const painted = ({ d, width }: ZoneShape, ink: KitInk): Mark =>
  width === undefined ? { kind: 'fill', d, ink } : { kind: 'stroke', d, ink, width };

const grounds = new WeakMap<Flat, string>();

function groundOf(flat: Flat, overlap: number): string {
  const known = overlap === OVERLAP ? grounds.get(flat) : undefined;
  if (known) return known;
  const ground = rectangle(grown(boxAround(flat.outline), overlap));
  if (overlap === OVERLAP) grounds.set(flat, ground);
  return ground;
}

/** Cloth of a surface: base, pattern and zones. A zone with its own colour has no pattern. */
export function paintCloth(
  kit: KitDocument,
  type: KitGarmentType,
  surface: KitSurface,
  flat: Flat,
  overlap = OVERLAP,
): Mark[] {
  const document = wornBy(kit, type);
  const ground = groundOf(flat, overlap);
  const inkOf = (zone: KitZone): KitInk | undefined =>
    // A collar has no pattern by default.
    document.zones[zone] ?? (zone === 'collar' ? document.base : undefined);
  const zones = KIT_ZONES.flatMap((zone) => {
    const ink = inkOf(zone);
    return ink === undefined ? [] : (flat.zones[zone] ?? []).map((shape) => painted(shape, ink));
  });
  return [{ kind: 'fill', d: ground, ink: document.base }, ...paintPattern(document, surface, flat, overlap), ...zones];
}

/** Back to front. */
export const elementsOn = ({ elements }: KitDocument, type: KitGarmentType, surface: KitSurface): KitElement[] =>
  elements.filter((element) => element.garment === type && element.surface === surface);

/** In mm from the middle of its highest point, with a bleed beyond the outline. Empty if the garment lacks it. */
export function paintSurface(
  document: KitDocument,
  type: KitGarmentType,
  surface: KitSurface,
  options: PaintOptions,
): Mark[] {
  const garment = garmentOf(document, type);
  const flat = shapeOf(garment).surfaces[surface];
  if (!flat) return [];
  const cloth = paintCloth(document, type, surface, flat);
  return [
    ...cloth,
    ...elementsOn(document, type, surface).map((element) => paintElement(element, options, garment.technique)),
  ];
}
