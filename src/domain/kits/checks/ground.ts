import { mix } from '../color';
import { inkColor, type KitColorway, type KitDocument, type KitElement, type KitInk } from '../document/kit-document';
import { shapeOf } from '../garments';
import { apply, turn, type Point } from '../geometry/path';
import { garmentOf, paintCloth } from '../paint/paint-surface';
import { inkAt, inkMapOf, type InkMap, type MixedInk } from './ink-at';

/** Colour under letters or a logo, and its share of their box, 0 to 1. */
export interface Ground {
  hex: string;
  share: number;
}

const SAMPLES = 200;
/** Steps of a gradient that count as one colour. */
const BLEND_STEPS = 8;
/** Usual advance of a letter, in capital heights. */
const LETTER_WIDTH = 0.72;
const USUAL_LETTERS = { name: 8, number: 2 };

/** Irregular, so that stripes or hoops cannot fall between the points. */
const SPREAD: readonly Point[] = Array.from({ length: SAMPLES }, (_, i): Point => [
  ((i * 0.754877666) % 1) - 0.5,
  ((i * 0.569840291) % 1) - 0.5,
]);

export function groundsOf(document: KitDocument, element: KitElement): Ground[][] {
  const inks = inksUnder(document, element);
  return document.colorways.map((colorway) => {
    const shares = new Map<string, number>();
    for (const { ink, share } of inks) {
      const hex = hexOf(ink, colorway);
      shares.set(hex, (shares.get(hex) ?? 0) + share);
    }
    return [...shares].map(([hex, share]) => ({ hex, share }));
  });
}

const hexOf = (ink: KitInk | MixedInk, colorway: KitColorway): string =>
  typeof ink === 'object'
    ? mix(inkColor(ink.from, colorway), inkColor(ink.to, colorway), ink.share)
    : inkColor(ink, colorway);

interface InkShare {
  ink: KitInk | MixedInk;
  share: number;
}

const knownInks = new WeakMap<KitElement, { map: InkMap; inks: InkShare[] }>();

/** Inks under an element, recomputed if it or the cloth changed; a change of colour does not count. */
function inksUnder(document: KitDocument, element: KitElement): InkShare[] {
  const map = clothOf(document, element);
  const known = knownInks.get(element);
  if (known?.map === map) return known.inks;
  const inks = findInks(map, element);
  knownInks.set(element, { map, inks });
  return inks;
}

/** Covered width and height, mm; letters are not measured. */
function boxOf(element: KitElement): readonly [width: number, height: number] {
  if (element.kind === 'logo') return [element.width, (element.width * element.logo.height) / element.logo.width];
  const letters = element.kind === 'text' ? [...element.text].length : USUAL_LETTERS[element.kind];
  return [Math.min(element.maxWidth, letters * LETTER_WIDTH * element.height), element.height];
}

function findInks(map: InkMap, element: KitElement): InkShare[] {
  const [width, height] = boxOf(element);
  const place = turn(element.rotation);
  return sharesOf(
    map,
    SPREAD.map(([x, y]): Point => {
      const [dx, dy] = apply(place, [x * width, y * height]);
      return [element.x + dx, element.y + dy];
    }),
  );
}

type Logo = Extract<KitElement, { kind: 'logo' }>['logo'];

const knownLogos = new WeakMap<Logo, InkShare[]>();

export function inksOfLogo({ logo }: { logo: Logo }): InkShare[] {
  const known = knownLogos.get(logo);
  if (known) return known;
  const map = inkMapOf(logo.shapes.map(({ d, color }) => ({ kind: 'fill' as const, d, ink: color })));
  const inks = sharesOf(
    map,
    SPREAD.map(([x, y]): Point => [(x + 0.5) * logo.width, (y + 0.5) * logo.height]),
  );
  knownLogos.set(logo, inks);
  return inks;
}

function sharesOf(map: InkMap, points: readonly Point[]): InkShare[] {
  const found = new Map<string | number, InkShare>();
  for (const point of points) {
    const raw = inkAt(map, point);
    if (raw === undefined) continue;
    const ink = typeof raw === 'object' ? { ...raw, share: Math.round(raw.share * BLEND_STEPS) / BLEND_STEPS } : raw;
    const key = typeof ink === 'object' ? `${ink.from} ${ink.to} ${ink.share}` : ink;
    const known = found.get(key) ?? { ink, share: 0 };
    known.share += 1 / SAMPLES;
    found.set(key, known);
  }
  return [...found.values()];
}

/** Cached cloth, which stays the same while elements move; latest last. */
const cloths = new Map<string, InkMap>();
const MAX_CLOTHS = 24;

function clothOf(document: KitDocument, { garment: type, surface }: KitElement): InkMap {
  const garment = garmentOf(document, type);
  const { base, zones, pattern } = document;
  const key = JSON.stringify({ garment, surface, base, zones, pattern });
  const known = cloths.get(key);
  if (known) return known;
  const flat = shapeOf(garment).surfaces[surface];
  const made = flat ? inkMapOf(paintCloth(document, type, surface, flat)) : [];
  for (const oldest of cloths.keys()) if (cloths.size >= MAX_CLOTHS) cloths.delete(oldest);
  cloths.set(key, made);
  return made;
}
