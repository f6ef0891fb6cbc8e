import {
  isTooLarge,
  type KitDocument,
  type KitElement,
  type KitLettering,
  type KitLogo,
} from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { KIT_RANGES, MAX_TEXT_LENGTH } from '../document/kit-limits';
import { inUsualCut } from '../garments/on-cloth';
import { SEAM_MARGIN, surfaceOf } from '../garments/surface-of';
import { garmentOf } from '../paint/paint-surface';
import { elementSize } from './element-size';
import { freeId } from './ids';
import { inCut, scaled } from './in-cut';
import { mapLetteringInks } from './inks';
import { type Spot, usualPlace } from './usual-places';
import { held, heldFactor, heldLine, heldTurn } from './values';

export interface Added {
  document: KitDocument;
  /** Undefined if there was no room. */
  id: string | undefined;
}

/** Logos nearer than this, centre to centre, overlap; millimetres. */
const CREST_ROOM = 40;
/** Tries to place a new element below existing ones, so many times. */
const PLACES = 5;
const PLACE_STEP = 60;

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

/** Adds an element unless the kit is at its limit of elements or size. */
function add(document: KitDocument, element: KitElement): Added {
  const next = { ...document, elements: [...document.elements, element] };
  return hasSpot(document, element) && !isTooLarge(next)
    ? { document: next, id: element.id }
    : { document, id: undefined };
}

export function addLogo(document: KitDocument, spot: Spot, logo: KitLogo): Added {
  const { x, y, size } = usualPlace('logo', spot);
  const crest: KitElement = {
    kind: 'logo',
    id: freeId(document.elements, 'logo'),
    ...{ ...spot, x, y, rotation: 0, width: size, logo },
  };
  if (!isTaken(document, worn(document, crest), CREST_ROOM)) return add(document, worn(document, crest));
  // With a crest already there, the next logo is a sponsor’s.
  const { x: across, y: down } = usualPlace('text', spot);
  return add(document, freed(document, worn(document, { ...crest, x: across, y: down })));
}

/** Also replaces others of the same picture; keeps centre, width and rotation. Adds it if the old one is gone. */
export function replaceLogo(document: KitDocument, replaced: KitElement, logo: KitLogo): Added {
  const { garment, surface } = replaced;
  const hash = pictureHash(replaced);
  const same = document.elements.filter(
    (each) => each.id === replaced.id || (hash !== undefined && pictureHash(each) === hash),
  );
  if (!same.some(({ id }) => id === replaced.id)) return addLogo(document, { garment, surface }, logo);
  const next = same.reduce(
    (changed, { id }) => change(changed, id, (each) => (each.kind === 'logo' ? { ...each, logo } : each)),
    document,
  );
  return isTooLarge(next) ? { document, id: undefined } : { document: next, id: replaced.id };
}

/** Hash of the printed picture, whatever the technique. */
const pictureHash = (element: KitElement): string | undefined =>
  element.kind === 'logo' && !element.logo.isFlat ? element.logo.picture?.hash : undefined;

export function addLettered(document: KitDocument, kind: 'text' | 'name' | 'number', spot: Spot, text = ''): Added {
  const { x, y, size, maxWidth } = usualPlace(kind, spot);
  const place = { id: freeId(document.elements, kind), ...spot, x, y, rotation: 0 };
  const lettering = letteringOf(document);
  const lettered = { ...place, height: size, maxWidth, lettering };
  const element: KitElement =
    kind === 'text'
      ? { kind, ...lettered, text: heldLine(text, MAX_TEXT_LENGTH) ?? 'Your text' }
      : { kind, ...lettered };
  const placed = freed(document, worn(document, element));
  // All lettering of a kit has the same line width, whatever the cut.
  return add(document, placed.kind === 'logo' ? placed : { ...placed, lettering });
}

function worn(document: KitDocument, element: KitElement): KitElement {
  const garment = garmentOf(document, element.garment);
  return inCut(element, inUsualCut(garment), garment);
}

const isTaken = ({ elements }: KitDocument, { garment, surface, x, y }: KitElement, within: number): boolean =>
  elements.some(
    (each) => each.garment === garment && each.surface === surface && Math.hypot(each.x - x, each.y - y) < within,
  );

/** Maximum size, whatever the letters, before rotation. */
const roomOf = (element: KitElement) => elementSize(element, {}, {});

function isOver({ elements }: KitDocument, element: KitElement): boolean {
  const room = roomOf(element);
  return elements.some((each) => {
    const { width, height } = roomOf(each);
    return (
      each.garment === element.garment &&
      each.surface === element.surface &&
      Math.abs(each.x - element.x) < (width + room.width) / 2 &&
      Math.abs(each.y - element.y) < (height + room.height) / 2
    );
  });
}

function isOnCloth(document: KitDocument, element: KitElement): boolean {
  const surface = surfaceOf(garmentOf(document, element.garment), element.surface);
  return surface !== undefined && element.y + roomOf(element).height / 2 <= surface.height - SEAM_MARGIN;
}

/** Moves an element down to the first clear place on the cloth, else to one not exactly on another, else leaves it. */
function freed(document: KitDocument, element: KitElement): KitElement {
  const steps = Array.from({ length: PLACES }, (_, step) => ({ ...element, y: element.y + step * PLACE_STEP }));
  return (
    steps.find((place) => isOnCloth(document, place) && !isOver(document, place)) ??
    steps.find((place) => !isTaken(document, place, PLACE_STEP / 2)) ??
    element
  );
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

export const moveElement = (document: KitDocument, id: string, to: { x?: number; y?: number }): KitDocument =>
  change(document, id, (each) => ({
    ...each,
    x: held(to.x ?? each.x, KIT_RANGES.x, each.x),
    y: held(to.y ?? each.y, KIT_RANGES.y, each.y),
  }));

export const putElement = (document: KitDocument, id: string, spot: Spot): KitDocument =>
  hasSpot(document, spot)
    ? change(document, id, (each) => {
        const garment = garmentOf(document, each.garment);
        const { x, y, size } = usualPlace(each.kind, spot);
        const there = scaled(inCut(each, garment, inUsualCut(garment)), size / usualPlace(each.kind, each).size);
        return worn(document, { ...there, ...spot, x, y });
      })
    : document;

/** Sets the width of a logo or the capital height of lettering; its maximum width scales along. */
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

export const sizeOf = (element: KitElement): number => (element.kind === 'logo' ? element.width : element.height);

export const setMaxWidth = (document: KitDocument, id: string, width: number): KitDocument =>
  change(document, id, (each) =>
    each.kind === 'logo' ? each : { ...each, maxWidth: held(width, KIT_RANGES.maxWidth, each.maxWidth) },
  );

export const rotateElement = (document: KitDocument, id: string, rotation: number): KitDocument =>
  change(document, id, (each) => ({ ...each, rotation: heldTurn(rotation, each.rotation) }));

/** Moves to the mirrored place: across the middle, to the other sleeve or side. The drawing itself is not flipped. */
export const mirrorElement = (document: KitDocument, id: string): KitDocument =>
  change(document, id, (each) => {
    const x = each.x === 0 ? 0 : -each.x;
    return { ...each, surface: ACROSS[each.surface], x, rotation: heldTurn(-each.rotation, each.rotation) };
  });

export function duplicateElement(document: KitDocument, id: string): Added {
  const element = document.elements.find((each) => each.id === id);
  if (!element) return { document, id: undefined };
  const y = held(element.y + 20, KIT_RANGES.y, element.y);
  return add(document, { ...element, id: freeId(document.elements, element.id), y });
}

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

/** Ignores an empty text. */
export function setText(document: KitDocument, id: string, text: string): KitDocument {
  const line = heldLine(text, MAX_TEXT_LENGTH);
  return line ? change(document, id, (each) => (each.kind === 'text' ? { ...each, text: line } : each)) : document;
}

/** Ignores inks that the kit lacks. */
export const setLettering = (document: KitDocument, id: string, parts: Partial<KitLettering>): KitDocument =>
  change(document, id, (each) => {
    if (each.kind === 'logo') return each;
    const lettering = heldLettering(document, { ...each.lettering, ...parts }, each.lettering);
    return { ...each, lettering };
  });

/** As `setLettering`; names share one style on all garments of a kit, and so do numbers. */
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
  const { outline, shadow, capitals, ...rest } = inks;
  return {
    ...rest,
    ...(capitals && { capitals }),
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

/** Prints the shapes of a logo that has a picture instead of the picture. */
export const setFlat = (document: KitDocument, id: string, isFlat: boolean): KitDocument =>
  change(document, id, (each) => {
    if (each.kind !== 'logo') return each;
    const { isFlat: _, ...logo } = each.logo;
    return { ...each, logo: isFlat ? { ...logo, isFlat } : logo };
  });

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
