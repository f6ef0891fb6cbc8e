/** Edits of logos, texts, names and numbers. Lengths in millimetres, angles in degrees. */
import type { KitDocument, KitElement, KitLettering, KitLogo } from '../document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitSurface } from '../document/kit-garments';
import { KIT_RANGES, MAX_KIT_ELEMENTS, MAX_KIT_LENGTH, MAX_TEXT_LENGTH } from '../document/kit-limits';
import { freeId } from './ids';
import { mapLetteringInks } from './inks';
import { held, heldFactor, heldLine, heldTurn } from './values';

export interface Spot {
  garment: KitGarmentType;
  surface: KitSurface;
}

/** An edit, and the element that it made. */
export interface Added {
  document: KitDocument;
  /** Undefined where there was no room for one. */
  id: string | undefined;
}

const LOGO_WIDTH = 80;
const HEART = { x: 92, y: 208 };
/** What is new is put below what is there, so many times. */
const PLACES = 5;
const PLACE_STEP = 60;
/** From the top of a front or a back. */
const START = { logo: 300, text: 318, name: 136, number: 310 } as const;

/** The surface that lies across the wearer’s body from a surface. */
const ACROSS: Record<KitSurface, KitSurface> = {
  front: 'front',
  back: 'back',
  'left-sleeve': 'right-sleeve',
  'right-sleeve': 'left-sleeve',
  left: 'right',
  right: 'left',
};

const hasSpot = ({ garments }: KitDocument, { garment, surface }: Spot): boolean =>
  garments.some(({ type }) => type === garment) && KIT_GARMENTS[garment].surfaces.includes(surface);

/** With one more element, unless the kit is full: of elements, or of all that a document may hold. */
function add(document: KitDocument, element: KitElement): Added {
  if (document.elements.length >= MAX_KIT_ELEMENTS || !hasSpot(document, element)) return { document, id: undefined };
  const next = { ...document, elements: [...document.elements, element] };
  if (JSON.stringify(next).length > MAX_KIT_LENGTH) return { document, id: undefined };
  return { document: next, id: element.id };
}

export const addLogo = (document: KitDocument, spot: Spot, logo: KitLogo): Added =>
  add(document, {
    kind: 'logo',
    id: freeId(document.elements, 'logo'),
    ...startOfLogo(document, spot),
    rotation: 0,
    width: LOGO_WIDTH,
    logo,
  });

/** A text, or the place of a player’s name or number, in the lettering that the kit has for it. */
export function addLettered(document: KitDocument, kind: 'text' | 'name' | 'number', spot: Spot, text = ''): Added {
  const place = { id: freeId(document.elements, kind), ...freePlace(document, startOf(kind, spot)), rotation: 0 };
  const height = { text: 40, name: 55, number: spot.surface === 'back' ? 230 : 90 }[kind];
  const lettered = {
    ...place,
    height,
    maxWidth: kind === 'number' && height < 100 ? 120 : 320,
    lettering: letteringOf(document),
  };
  if (kind !== 'text') return add(document, { kind, ...lettered });
  return add(document, { kind, ...lettered, text: heldLine(text, MAX_TEXT_LENGTH) ?? 'Your text' });
}

/** Where something new is put: as it is usually worn on front and back, in the middle of a small surface. */
function startOf(kind: KitElement['kind'], { garment, surface }: Spot): Place {
  const isLarge = surface === 'front' || surface === 'back';
  return { garment, surface, x: 0, y: isLarge ? START[kind] : 110 };
}

type Place = Spot & { x: number; y: number };

/** Where a logo is worn: over the heart, unless something is there. */
function startOfLogo(document: KitDocument, spot: Spot): Place {
  const heart = { ...spot, ...HEART };
  const isWorn = spot.surface === 'front' && !isTaken(document, heart, LOGO_WIDTH / 2);
  return isWorn ? heart : freePlace(document, startOf('logo', spot));
}

/** Whether the middle of an element is nearer than so many millimetres. */
const isTaken = ({ elements }: KitDocument, { garment, surface, x, y }: Place, within: number): boolean =>
  elements.some(
    (each) => each.garment === garment && each.surface === surface && Math.hypot(each.x - x, each.y - y) < within,
  );

/** The first place from there downwards where nothing lies exactly under what is new; there, once a garment is full. */
function freePlace(document: KitDocument, start: Place): Place {
  const steps = Array.from({ length: PLACES }, (_, step) => ({ ...start, y: start.y + step * PLACE_STEP }));
  return steps.find((place) => !isTaken(document, place, PLACE_STEP / 2)) ?? start;
}

function letteringOf({ elements, colorways, base }: KitDocument): KitLettering {
  const model = elements.find((each) => each.kind !== 'logo');
  if (model) return model.lettering;
  const color = (colorways[0]?.colors.length ?? 1) > 1 ? Number(base === 0) : '#ffffff';
  return { font: 'block', color, outline: null, shadow: null, arc: 0, spacing: 0.05 };
}

function change(document: KitDocument, id: string, next: (element: KitElement) => KitElement): KitDocument {
  const elements = document.elements.map((each) => (each.id === id ? next(each) : each));
  return elements.every((each, i) => sameElement(each, document.elements[i])) ? document : { ...document, elements };
}

const sameElement = (a: KitElement, b: KitElement | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** To the middle (x, y) on its surface. */
export const moveElement = (document: KitDocument, id: string, to: { x?: number; y?: number }): KitDocument =>
  change(document, id, (each) => ({
    ...each,
    x: held(to.x ?? each.x, KIT_RANGES.x, each.x),
    y: held(to.y ?? each.y, KIT_RANGES.y, each.y),
  }));

/** To another surface, or another garment, of the kit. */
export const putElement = (document: KitDocument, id: string, spot: Spot): KitDocument =>
  hasSpot(document, spot) ? change(document, id, (each) => ({ ...each, ...startOf(each.kind, spot) })) : document;

/** A logo by its width, lettering by the height of its capitals; the room that it has to fit in grows along. */
export const resizeElement = (document: KitDocument, id: string, size: number): KitDocument =>
  change(document, id, (each) => {
    if (each.kind === 'logo') return { ...each, width: held(size, KIT_RANGES.logoWidth, each.width) };
    const height = held(size, KIT_RANGES.letterHeight, each.height);
    return {
      ...each,
      height,
      maxWidth: held((each.maxWidth * height) / each.height, KIT_RANGES.maxWidth, each.maxWidth),
    };
  });

/** The size that `resizeElement` sets. */
export const sizeOf = (element: KitElement): number => (element.kind === 'logo' ? element.width : element.height);

/** The width that lettering has to fit in. */
export const setMaxWidth = (document: KitDocument, id: string, width: number): KitDocument =>
  change(document, id, (each) =>
    each.kind === 'logo' ? each : { ...each, maxWidth: held(width, KIT_RANGES.maxWidth, each.maxWidth) },
  );

export const rotateElement = (document: KitDocument, id: string, rotation: number): KitDocument =>
  change(document, id, (each) => ({ ...each, rotation: heldTurn(rotation, each.rotation) }));

/** To its mirrored place: across the middle, from sleeve to sleeve, from side to side. Its own drawing is not turned over. */
export const mirrorElement = (document: KitDocument, id: string): KitDocument =>
  change(document, id, (each) => {
    const x = each.x === 0 ? 0 : -each.x;
    return { ...each, surface: ACROSS[each.surface], x, rotation: heldTurn(-each.rotation, each.rotation) };
  });

/** The same once more, a little below. */
export function duplicateElement(document: KitDocument, id: string): Added {
  const element = document.elements.find((each) => each.id === id);
  if (!element) return { document, id: undefined };
  const y = held(element.y + 20, KIT_RANGES.y, element.y);
  return add(document, { ...element, id: freeId(document.elements, element.id), y });
}

/** A copy at its mirrored place. */
export function copyAcross(document: KitDocument, id: string): Added {
  const element = document.elements.find((each) => each.id === id);
  if (!element) return { document, id: undefined };
  const added = add(document, { ...element, id: freeId(document.elements, element.id) });
  return added.id === undefined ? added : { document: mirrorElement(added.document, added.id), id: added.id };
}

export function removeElement(document: KitDocument, id: string): KitDocument {
  const elements = document.elements.filter((each) => each.id !== id);
  return elements.length === document.elements.length ? document : { ...document, elements };
}

/** By steps towards the front (more than 0) or the back. */
export function reorderElement(document: KitDocument, id: string, steps: number): KitDocument {
  const from = document.elements.findIndex((each) => each.id === id);
  const element = document.elements[from];
  if (!element || !Number.isInteger(steps)) return document;
  const to = Math.min(document.elements.length - 1, Math.max(0, from + steps));
  if (to === from) return document;
  const elements = document.elements.filter((each) => each !== element);
  elements.splice(to, 0, element);
  return { ...document, elements };
}

/** What a text says; an empty one stays as it was. */
export function setText(document: KitDocument, id: string, text: string): KitDocument {
  const line = heldLine(text, MAX_TEXT_LENGTH);
  return line ? change(document, id, (each) => (each.kind === 'text' ? { ...each, text: line } : each)) : document;
}

/** Parts of the lettering; inks that the kit has not stay as they were. */
export const setLettering = (document: KitDocument, id: string, parts: Partial<KitLettering>): KitDocument =>
  change(document, id, (each) => {
    if (each.kind === 'logo') return each;
    const lettering = heldLettering(document, { ...each.lettering, ...parts }, each.lettering);
    return { ...each, lettering };
  });

/** As `setLettering`; names look alike on all garments of a kit, and so do numbers. */
export function setSharedLettering(document: KitDocument, id: string, parts: Partial<KitLettering>): KitDocument {
  const kind = document.elements.find((each) => each.id === id)?.kind;
  if (kind !== 'name' && kind !== 'number') return setLettering(document, id, parts);
  return document.elements
    .filter((each) => each.kind === kind)
    .reduce((changed, each) => setLettering(changed, each.id, parts), document);
}

function heldLettering(document: KitDocument, next: KitLettering, before: KitLettering): KitLettering {
  const count = document.colorways[0]?.colors.length ?? 0;
  const inks = mapLetteringInks(next, (ink) => {
    const isKnown =
      typeof ink === 'number' ? Number.isInteger(ink) && ink >= 0 && ink < count : /^#[0-9a-f]{6}$/.test(ink);
    return isKnown ? ink : before.color;
  });
  const { outline, shadow } = inks;
  return {
    ...inks,
    outline: outline && { ...outline, width: held(outline.width, KIT_RANGES.outline, before.outline?.width ?? 3) },
    shadow: shadow && {
      ...shadow,
      x: held(shadow.x, KIT_RANGES.shadow, before.shadow?.x ?? 3),
      y: held(shadow.y, KIT_RANGES.shadow, before.shadow?.y ?? 3),
    },
    arc: held(next.arc, KIT_RANGES.turn, before.arc),
    spacing: heldFactor(next.spacing, KIT_RANGES.spacing, before.spacing),
  };
}

/** The inks of a logo, one for another: each shape that has the first gets the second. */
export const recolorLogo = (
  document: KitDocument,
  id: string,
  from: number | string,
  to: number | string,
): KitDocument =>
  change(document, id, (each) => {
    const count = document.colorways[0]?.colors.length ?? 0;
    const isKnown = typeof to === 'number' ? Number.isInteger(to) && to >= 0 && to < count : /^#[0-9a-f]{6}$/.test(to);
    if (each.kind !== 'logo' || !isKnown) return each;
    const shapes = each.logo.shapes.map((shape) => (shape.color === from ? { ...shape, color: to } : shape));
    return { ...each, logo: { ...each.logo, shapes } };
  });
