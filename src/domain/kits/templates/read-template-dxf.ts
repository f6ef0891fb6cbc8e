import type { Matrix } from '../marks';
import { combine } from '../outline-path';
import { readPathData } from '../vectors/path-data';
import { moved, Unreadable } from '../vectors/read-svg';
import {
  closedOutlines,
  TEMPLATE_NAME_MAX,
  UNIT_MM,
  type TemplateLine,
  type TemplateOutline,
  type TemplateUnit,
} from './template-outlines';

type Pair = readonly [code: number, value: string];

interface Entity {
  type: string;
  pairs: readonly Pair[];
  vertices: (readonly Pair[])[];
}

interface Block {
  base: readonly [number, number];
  entities: readonly Entity[];
}

const MAX_ENTITIES = 60_000;
const MAX_DEPTH = 8;
const SPLINE_STEPS = 32;
const MAX_DEGREE = 10;

/** $INSUNITS (AutoCAD, DXF reference), as millimetres. */
const INSUNITS: Readonly<Record<string, number>> = { 1: 25.4, 2: 304.8, 4: 1, 5: 10, 6: 1000, 14: 100 };
/** Layers of pieces by ASTM D6673 (AAMA). */
const AAMA_LAYERS: Readonly<Record<string, string>> = { 1: 'cut', 14: 'seam' };
const AAMA_TEXT = /^(?:piece name|size)\s*:\s*(.+)$/i;

/** Closed outlines of an ASCII DXF by layer, of blocks also by their names. @throws Unreadable with the reason */
export function readTemplateDxf(text: string, unit: TemplateUnit): TemplateOutline[] {
  const { units, blocks, entities } = readSections(pairsOf(text));
  const scale = unit === 'file' ? INSUNITS[units] : UNIT_MM[unit];
  if (scale === undefined) throw new Unreadable('It does not say its unit. Choose the unit of its numbers.');
  const lines: TemplateLine[] = [];
  let count = 0;
  const draw = (all: readonly Entity[], matrix: Matrix, inside: readonly string[], depth: number) => {
    if (depth > MAX_DEPTH) throw new Unreadable('Its blocks lie in one another too deeply.');
    for (const entity of all) {
      if ((count += 1) > MAX_ENTITIES) throw new Unreadable('It has too many parts.');
      const layer = textOf(entity.pairs, 8);
      if (entity.type === 'INSERT') {
        const name = textOf(entity.pairs, 2);
        const block = blocks.get(name);
        if (!block) continue;
        const labels = block.entities.flatMap(({ pairs }) => AAMA_TEXT.exec(textOf(pairs, 1))?.[1] ?? []);
        const named = [...inside, ...(layer === '0' ? [] : [layer]), ...(labels.length > 0 ? labels : [name])];
        draw(block.entities, combine(placeOf(entity.pairs, block.base), matrix), named, depth + 1);
        continue;
      }
      const segments = readPathData(dataOf(entity));
      if (!segments || segments.length < 2) continue;
      const kind = inside.length > 0 ? (AAMA_LAYERS[layer] ?? layer) : layer;
      const path = [...inside, ...(inside.length > 0 && kind === '0' ? [] : [kind])].join(' / ');
      const isBehind = OWN_SPACE.has(entity.type) && numberOf(entity.pairs, 230, 1) < 0;
      const seen = isBehind ? combine(MIRRORED, matrix) : matrix;
      lines.push({ layer: path.slice(0, TEMPLATE_NAME_MAX), name: '', segments: moved(segments, seen) });
    }
  };
  draw(entities, [scale, 0, 0, -scale, 0, 0], [], 0);
  return closedOutlines(lines);
}

const NEITHER = 'It is neither an SVG nor an ASCII DXF.';

function pairsOf(text: string): Pair[] {
  if (text.startsWith('AutoCAD Binary')) throw new Unreadable('It is a binary DXF. Save it as ASCII DXF.');
  const rows = text.split(/\r?\n|\r/);
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const code = rows[at]?.trim() ?? '';
    if (!/^-?\d{1,4}$/.test(code)) throw new Unreadable(NEITHER);
    pairs.push([Number(code), rows[at + 1]?.trim() ?? '']);
  }
  if (pairs[0] === undefined) throw new Unreadable(NEITHER);
  return pairs;
}

function readSections(pairs: readonly Pair[]) {
  const blocks = new Map<string, Block>();
  const entities: Entity[] = [];
  let [section, units] = ['', ''];
  let block: { name: string; base: [number, number]; entities: Entity[] } | undefined;
  for (let at = 0; at < pairs.length;) {
    const [code, type] = pairs[at] ?? [0, ''];
    at += 1;
    if (code !== 0) continue;
    const own: Pair[] = [];
    for (let next = pairs[at]; next && next[0] !== 0; next = pairs[at]) {
      own.push(next);
      at += 1;
    }
    if (type === 'SECTION') {
      section = textOf(own, 2);
      const variable = own.findIndex(([, value]) => value === '$INSUNITS');
      if (section === 'HEADER' && variable !== -1) units = own[variable + 1]?.[1] ?? '';
    } else if (type === 'BLOCK') block = { name: textOf(own, 2), base: pointOf(own, 10), entities: [] };
    else if (type === 'ENDBLK') {
      if (block) blocks.set(block.name, block);
      block = undefined;
    } else if (type === 'VERTEX') (block?.entities ?? entities).at(-1)?.vertices.push(own);
    else if (block ?? section === 'ENTITIES') (block?.entities ?? entities).push({ type, pairs: own, vertices: [] });
  }
  return { units, blocks, entities };
}

const textOf = (pairs: readonly Pair[], code: number): string => pairs.find(([each]) => each === code)?.[1] ?? '';

function valueOf(text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Unreadable('It has a number that cannot be read.');
  return value;
}

const numberOf = (pairs: readonly Pair[], code: number, otherwise = 0): number => {
  const text = textOf(pairs, code);
  return text === '' ? otherwise : valueOf(text);
};

const numbersOf = (pairs: readonly Pair[], code: number): number[] =>
  pairs.flatMap(([each, value]) => (each === code ? [valueOf(value)] : []));

const pointOf = (pairs: readonly Pair[], code: number): [number, number] => [
  numberOf(pairs, code),
  numberOf(pairs, code + 10),
];

interface Corner {
  x: number;
  y: number;
  bulge: number;
}

function cornersOf(pairs: readonly Pair[], code = 10): Corner[] {
  const corners: Corner[] = [];
  for (const [each, value] of pairs) {
    const last = corners.at(-1);
    if (each === code) corners.push({ x: valueOf(value), y: 0, bulge: 0 });
    else if (last && each === code + 10) last.y = valueOf(value);
    else if (last && code === 10 && each === 42) last.bulge = valueOf(value);
  }
  return corners;
}

function placeOf(pairs: readonly Pair[], [x, y]: readonly [number, number]): Matrix {
  const turn = (numberOf(pairs, 50) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const scaled: Matrix = [numberOf(pairs, 41, 1), 0, 0, numberOf(pairs, 42, 1), 0, 0];
  const turned = combine(combine([1, 0, 0, 1, -x, -y], scaled), [cos, sin, -sin, cos, ...pointOf(pairs, 10)]);
  return numberOf(pairs, 230, 1) < 0 ? combine(turned, MIRRORED) : turned;
}

/** Types whose numbers are in a space of their own, mirrored if it is seen from behind. */
const OWN_SPACE: ReadonlySet<string> = new Set(['LWPOLYLINE', 'POLYLINE', 'CIRCLE', 'ARC']);
const MIRRORED: Matrix = [-1, 0, 0, 1, 0, 0];

/** Path data as of an SVG, in the file’s own unit, y upwards; empty for what is no line. */
function dataOf({ type, pairs, vertices }: Entity): string {
  switch (type) {
    case 'LINE':
      return `M${pointOf(pairs, 10).join(' ')}L${pointOf(pairs, 11).join(' ')}`;
    case 'LWPOLYLINE':
      return polyline(cornersOf(pairs), isClosed(pairs));
    case 'POLYLINE': {
      // Bit 16 marks the frame of a spline, whose own points are corners too.
      const corners = vertices.filter((each) => (numberOf(each, 70) & 16) === 0).flatMap((each) => cornersOf(each));
      return polyline(corners, isClosed(pairs));
    }
    case 'CIRCLE':
      return ellipse(pairs, [numberOf(pairs, 40), 0], 1, 0, 2 * Math.PI);
    case 'ARC': {
      const [from, to] = [50, 51].map((code) => (numberOf(pairs, code) * Math.PI) / 180);
      return ellipse(pairs, [numberOf(pairs, 40), 0], 1, from ?? 0, to ?? 0);
    }
    case 'ELLIPSE':
      return ellipse(
        pairs,
        pointOf(pairs, 11),
        numberOf(pairs, 40, 1),
        numberOf(pairs, 41),
        numberOf(pairs, 42, 2 * Math.PI),
      );
    case 'SPLINE':
      return spline(pairs);
    default:
      return '';
  }
}

const isClosed = (pairs: readonly Pair[]): boolean => (numberOf(pairs, 70) & 1) === 1;

/** A bulge is the tangent of a quarter of an arc’s angle, positive anticlockwise. */
function polyline(corners: readonly Corner[], closes: boolean): string {
  const [first] = corners;
  if (!first || corners.length < 2) return '';
  const steps = corners.flatMap((from, index) => {
    const to = corners[index + 1] ?? (closes ? first : undefined);
    if (!to) return [];
    if (from.bulge === 0) return corners[index + 1] ? [`L${to.x} ${to.y}`] : [];
    const chord = Math.hypot(to.x - from.x, to.y - from.y);
    const radius = (chord * (1 + from.bulge ** 2)) / (4 * Math.abs(from.bulge));
    return [`A${radius} ${radius} 0 ${Number(Math.abs(from.bulge) > 1)} ${Number(from.bulge > 0)} ${to.x} ${to.y}`];
  });
  return `M${first.x} ${first.y}${steps.join('')}${closes ? 'Z' : ''}`;
}

function ellipse(
  pairs: readonly Pair[],
  major: readonly [number, number],
  ratio: number,
  from: number,
  to: number,
): string {
  const [x, y] = pointOf(pairs, 10);
  const [along, turn] = [Math.hypot(...major), Math.atan2(major[1], major[0])];
  const whole = 2 * Math.PI;
  const angle = (((to - from) % whole) + whole) % whole || whole;
  const at = (place: number): string => {
    const [u, v] = [along * Math.cos(place), along * ratio * Math.sin(place)];
    return `${x + u * Math.cos(turn) - v * Math.sin(turn)} ${y + u * Math.sin(turn) + v * Math.cos(turn)}`;
  };
  const arc = (place: number): string => `A${along} ${along * ratio} ${(turn * 180) / Math.PI} 0 1 ${at(place)}`;
  const ends = [1 / 3, 2 / 3, 1].map((share) => arc(from + angle * share));
  return `M${at(from)}${ends.join('')}${angle === whole ? 'Z' : ''}`;
}

/** Straight lines along a B-spline, by de Boor; through its fit points if it has no others. */
function spline(pairs: readonly Pair[]): string {
  const controls = cornersOf(pairs, 10);
  const [knots, weights, degree] = [numbersOf(pairs, 40), numbersOf(pairs, 41), numberOf(pairs, 71, 3)];
  const closes = isClosed(pairs);
  if (controls.length === 0) return polyline(cornersOf(pairs, 11), closes);
  const isWhole = Number.isInteger(degree) && degree >= 1 && degree <= MAX_DEGREE && controls.length > degree;
  if (!isWhole || knots.length !== controls.length + degree + 1)
    throw new Unreadable('It has a spline that cannot be read.');
  const points: Corner[] = [];
  for (let span = degree; span < controls.length; span += 1) {
    const [from = 0, to = 0] = [knots[span], knots[span + 1]];
    if (to <= from) continue;
    for (let step = points.length === 0 ? 0 : 1; step <= SPLINE_STEPS; step += 1)
      points.push(onSpline({ controls, knots, weights, degree }, span, from + ((to - from) * step) / SPLINE_STEPS));
  }
  return polyline(points, closes);
}

interface Spline {
  controls: readonly Corner[];
  knots: readonly number[];
  weights: readonly number[];
  degree: number;
}

function onSpline({ controls, knots, weights, degree }: Spline, span: number, at: number): Corner {
  const points = Array.from({ length: degree + 1 }, (_, index) => {
    const place = span - degree + index;
    const weight = weights[place] ?? 1;
    const { x, y } = controls[place] ?? { x: 0, y: 0 };
    return [x * weight, y * weight, weight] as const;
  });
  for (let round = 1; round <= degree; round += 1)
    for (let index = degree; index >= round; index -= 1) {
      const [from = 0, to = 0] = [knots[span - degree + index], knots[span + 1 + index - round]];
      const share = to === from ? 0 : (at - from) / (to - from);
      const [a, b] = [points[index - 1], points[index]];
      if (!a || !b) continue;
      points[index] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
    }
  const [x, y, weight] = points[degree] ?? [0, 0, 1];
  return { x: x / weight, y: y / weight, bulge: 0 };
}
