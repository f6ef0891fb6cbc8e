import type { KitDocument, KitInk } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { luminance } from '../color';
import type { Flat, Role } from '../garments/types';
import { apply, boxAround, grown, mirror, turn, type Box, type Point, move, rectangle } from '../geometry/path';
import type { Mark, Matrix } from '../marks';
import { combine } from '../outline-path';
import { BANDS, middles } from './bands';
import { type Field, type Inks, type Painters, type PatternType, bar, fill, polygon } from './field';
import { GRIDS } from './grids';
import { STROKES } from './strokes';

const whole = ({ area }: Field): string => rectangle(area);

function quarter({ area }: Field, side: 1 | -1, from: number, to: number): string {
  const x = side === 1 ? 0 : area.x;
  const width = side === 1 ? area.x + area.width : -area.x;
  const [top, bottom] = [Math.max(area.y, from), Math.min(area.y + area.height, to)];
  return bar(x, top, width, Math.max(0, bottom - top));
}

const BLOCKS: Painters<'plain' | 'halves' | 'quarters' | 'chevron' | 'yoke' | 'side-panels' | 'gradient' | 'sunburst'> =
  {
    plain: () => [],

    halves(field, { a }) {
      if (field.role === 'sleeve') return field.side === 1 ? fill(a, [whole(field)]) : [];
      return fill(a, [quarter(field, 1, -Infinity, Infinity)]);
    },

    /** Each sleeve has the colour that the quarter beside it lacks. */
    quarters(field, { a }) {
      if (field.role === 'sleeve') return field.side === -1 ? fill(a, [whole(field)]) : [];
      const middle = field.rise * (field.role === 'body' ? 0.52 : 0.5);
      return fill(a, [quarter(field, 1, -Infinity, middle), quarter(field, -1, middle, Infinity)]);
    },

    chevron(field, { a, b }) {
      if (field.role === 'sleeve') return [];
      const { span, focus, scale, role, rise } = field;
      const height = 84 * scale * (role === 'legs' ? 0.6 : 1);
      const centres = middles(field);
      const reach = centres.length > 1 ? span * 0.29 : span;
      const slope = role === 'legs' ? 0.5 : 0.62;
      const apex = role === 'sock' ? rise * 0.42 : focus + (role === 'body' ? 92 : 10);
      const vee = (drop: number, thick: number): string[] =>
        centres.map((x) =>
          polygon([
            [x - reach, apex + drop - reach * slope],
            [x, apex + drop],
            [x + reach, apex + drop - reach * slope],
            [x + reach, apex + drop + thick - reach * slope],
            [x, apex + drop + thick],
            [x - reach, apex + drop + thick - reach * slope],
          ]),
        );
      return [...fill(a, vee(-height, height)), ...fill(b, vee(height * 0.22, height * 0.26))];
    },

    yoke(field, { a, b }) {
      const { area, focus, rise, scale, role, span } = field;
      const depth =
        (role === 'legs' ? rise * 0.26 : role === 'sock' ? rise * 0.22 : focus * 0.52) * (0.5 + scale * 0.5);
      const dip = role === 'body' ? focus * 0.2 : 0;
      const far = Math.max(span, area.width);
      const lower = (y: number): string => {
        const edge = `${-far} ${Math.round(y)}L${-span * 0.36} ${Math.round(y)}`;
        return `${edge}Q0 ${Math.round(y + dip)} ${span * 0.36} ${Math.round(y)}L${far} ${Math.round(y)}`;
      };
      const thick = 13 * scale;
      const top = Math.min(area.y, 0) - 10;
      const upper = `M${lower(depth)}L${far} ${top}L${-far} ${top}Z`;
      const line = { kind: 'stroke', d: `M${lower(depth + thick * 0.5)}`, width: thick } as const;
      return [...fill(a, [upper]), ...(b === undefined ? [] : [{ ...line, ink: b } satisfies Mark])];
    },

    'side-panels'(field, { a, b }) {
      const { role, area, span, scale, panels } = field;
      const piped = (outlines: readonly string[]): Mark[] => [
        ...fill(a, outlines),
        ...(b === undefined ? [] : outlines.map((d): Mark => ({ kind: 'stroke', d, ink: b, width: 9 }))),
      ];
      if (role === 'sleeve' || role === 'sock' || role === 'bag-end') {
        const width = span * (role === 'sleeve' ? 0.15 : 0.28) * scale;
        const reach = area.width / 2 - 40 - (role === 'sock' ? 60 : 0);
        const right = bar(reach - width, area.y, area.width, area.height);
        return piped([right, mirror(right)]);
      }
      return piped(panels.map((d, i) => move(d, (i === 0 ? 1 : -1) * (1 - scale) * 34, 0)));
    },

    gradient(field, { base, a }) {
      const { focus, rise, scale, role } = field;
      const middle = (focus * 0.7 + rise) / 2;
      const reach = ((rise - focus * 0.5) / 2) * (role === 'sock' ? scale * 2 : scale);
      const ink = { from: base, to: a, x1: 0, y1: middle - reach, x2: 0, y2: middle + reach };
      return [{ kind: 'fill', d: whole(field), ink }];
    },

    sunburst(field, { a }) {
      const { role, area, focus, scale, span, rise } = field;
      const from: [number, number] =
        role === 'sleeve' ? [0, area.y - 40] : role === 'legs' ? [0, -span * 0.1] : [0, focus];
      const count = Math.max(6, Math.round(16 / (role === 'sock' ? scale * 2 : scale)));
      const far = 2 * (area.width + area.height + rise);
      const angle = (i: number): number => (2 * Math.PI * i) / (2 * count) + Math.PI / 2 - Math.PI / (2 * count);
      const rays = Array.from({ length: count }, (_, i) =>
        polygon([
          from,
          [from[0] + far * Math.cos(angle(2 * i)), from[1] + far * Math.sin(angle(2 * i))],
          [from[0] + far * Math.cos(angle(2 * i + 1)), from[1] + far * Math.sin(angle(2 * i + 1))],
        ]),
      );
      return fill(a, rays);
    },
  };

const PAINTERS: Painters<PatternType> = { ...BANDS, ...BLOCKS, ...GRIDS, ...STROKES };

const SIZES: Record<Role, number> = {
  body: 1,
  sleeve: 1,
  legs: 0.85,
  skirt: 0.85,
  sock: 0.5,
  bag: 0.7,
  'bag-end': 0.7,
};

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
