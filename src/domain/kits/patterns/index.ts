import type { KitDocument, KitInk } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { luminance } from '../color';
import type { Flat, Role } from '../garments/types';
import { apply, boxAround, grown, mirror, turn, type Box, type Point } from '../geometry/path';
import type { Mark, Matrix } from '../marks';
import { combine } from '../outline-path';
import { BANDS } from './bands';
import { BLOCKS } from './blocks';
import type { Field, Inks, Painters, PatternType } from './field';
import { GRIDS } from './grids';
import { STROKES } from './strokes';

const PAINTERS: Painters<PatternType> = { ...BANDS, ...BLOCKS, ...GRIDS, ...STROKES };

const SIZES: Record<Role, number> = { body: 1, sleeve: 1, legs: 0.85, sock: 0.5, bag: 0.7, 'bag-end': 0.7 };

const UPRIGHT: ReadonlySet<PatternType> = new Set(['yoke', 'side-panels']);

/** Surfaces on which a placed pattern is mirrored. */
const TURNED: ReadonlySet<KitSurface> = new Set(['back', 'right-sleeve', 'right']);

/** Free patterns: mirroring would show at every seam. */
const FREE: ReadonlySet<PatternType> = new Set([
  'camo',
  'brush',
  'waves',
  'lightning',
  'marble',
  'geometric',
  'honeycomb',
]);

/** Offset of each surface’s cut of a free pattern, in spans: the back continues at the wearer’s left of the front. */
const ROUND: Record<KitSurface, number> = {
  front: 0,
  back: 1,
  // Differs from the side of the body beside the sleeve.
  'left-sleeve': 1.5,
  'right-sleeve': 0.5,
  left: 0.5,
  right: 1.5,
};

function wayTo(type: PatternType, surface: KitSurface, { drop, span }: Flat): Matrix {
  if (FREE.has(type)) return [1, 0, 0, 1, -ROUND[surface] * span, -drop];
  return [TURNED.has(surface) ? -1 : 1, 0, 0, 1, 0, -drop];
}

const inverse = ([a, , , , e, f]: Matrix): Matrix => [a, 0, 0, 1, -a * e, -f];

/** Colours of a pattern; missing ones fall back to others of the kit, then to black or white. */
function patternInks({ base, colorways, pattern }: KitDocument): Inks {
  const [colorway] = colorways;
  const count = colorway?.colors.length ?? 0;
  const others = Array.from({ length: count }, (_, slot) => slot).filter((slot) => slot !== base);
  const plain: KitInk = luminance(colorway?.colors[base] ?? '#000000') > 0.3 ? '#15151c' : '#ffffff';
  const a = pattern.colors[0] ?? others[0] ?? plain;
  const b = pattern.colors[1];
  return { base, a, b, second: b ?? others.find((slot) => slot !== a) ?? a };
}

function foldedOver([x, y]: Point, surface: KitSurface, span: number): Point {
  const away = x - ROUND[surface] * span;
  if (surface !== 'front' && surface !== 'back') return [TURNED.has(surface) ? -away : away, y];
  // Wraps round, so that front and back use the same points at a seam.
  const along = (((x + span / 2) % (2 * span)) + 2 * span) % (2 * span);
  return [along < span ? along - span / 2 : 1.5 * span - along, y];
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function drawPattern({ pattern }: KitDocument, inks: Inks, surface: KitSurface, flat: Flat, overlap: number): Mark[] {
  const { type, scale } = pattern;
  const angle = UPRIGHT.has(type) ? 0 : pattern.angle;
  const { role, drop, span, rise, focus } = flat;
  const way = wayTo(type, surface, flat);
  const pivot: Point = [0, role === 'sleeve' ? drop : focus];
  const spin = turn(angle, pivot);
  const toSurface: Matrix = combine(spin, way);
  const { x, y, width, height } = grown(boxAround(flat.outline), overlap);
  const toField = combine(inverse(way), turn(-angle, pivot));
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  const field: Field = {
    role,
    side: surface === 'left-sleeve' ? 1 : surface === 'right-sleeve' ? -1 : 0,
    area: boxOf(corners.map((corner) => apply(toField, corner))),
    reaches: (point, distance) => {
      const [u, v] = apply(toSurface, point);
      return u > x - distance && u < x + width + distance && v > y - distance && v < y + height + distance;
    },
    down: (point) =>
      FREE.has(type) ? apply(turn(-angle, pivot), foldedOver(apply(spin, point), surface, span))[1] : point[1],
    span,
    rise,
    focus,
    panels: (flat.zones.sides ?? []).map(({ d }) => (way[0] === 1 ? d : mirror(d))),
    scale: scale * SIZES[role],
  };
  const marks = PAINTERS[type](field, inks);
  return marks.length === 0 ? [] : [{ kind: 'group', transform: toSurface, marks }];
}

/** Last pattern drawn on each surface: most changes to a kit leave it as it is. */
const latest = new WeakMap<Flat, Map<KitSurface, { key: string; marks: Mark[] }>>();

export function paintPattern(document: KitDocument, surface: KitSurface, flat: Flat, overlap: number): Mark[] {
  const inks = patternInks(document);
  const key = JSON.stringify([document.pattern, inks, overlap]);
  const surfaces = latest.get(flat) ?? new Map<KitSurface, { key: string; marks: Mark[] }>();
  latest.set(flat, surfaces);
  const known = surfaces.get(surface);
  if (known?.key === key) return known.marks;
  const marks = drawPattern(document, inks, surface, flat, overlap);
  surfaces.set(surface, { key, marks });
  return marks;
}
