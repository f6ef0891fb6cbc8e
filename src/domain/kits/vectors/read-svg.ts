/** Keeps the outlines and colours of a drawing as they are; what a print in flat colours cannot keep, it says. */
import type { Matrix } from '../marks';
import { boundsOf, combine, formatMoved, type Bounds, type Segment } from '../outline-path';
import { normalizeHex } from '../color';
import { apply, turn } from '../geometry/path';
import { toHex } from '../tracing/picture';
import { readPathData } from './path-data';
import { alternating, strokeOutline, type StrokeStyle } from './stroke-outline';

export interface SvgNode {
  localName: string;
  textContent: string | null;
  children: Iterable<SvgNode>;
  getAttribute: (name: string) => string | null;
}

export interface Drawing {
  width: number;
  height: number;
  /** Back to front. */
  shapes: { d: string; color: string }[];
}

type DrawingReading = { ok: true; drawing: Drawing } | { ok: false; reason: string };

/** Longer side of a drawing in units of a logo, written to the hundredth. */
const SIDE = 1000;
const MAX_NODES = 5000;
const MAX_POINTS = 20_000;
/** Steps of stroked lines, which are joined where they cross. */
const MAX_STROKED = 4000;
/** Steps of an outline times its lines, which are compared for what lies in what. */
const MAX_COMPARED = 500_000;
const MAX_DEPTH = 64;

export class Unreadable extends Error {}

const IGNORED = new Set(['defs', 'title', 'desc', 'metadata', 'style', 'symbol', 'clipPath', 'namedview', 'script']);
const NOT_FLAT = ['mask', 'filter', 'image', 'foreignObject', 'text', 'marker', 'linearGradient', 'pattern', 'svg'];
const INHERITED = [
  ...['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'color', 'visibility', 'fill-opacity', 'stroke-opacity'],
];
type Style = Readonly<Record<string, string>>;

interface Painted {
  segments: Segment[];
  color: string;
}

export function readSvg(root: SvgNode): DrawingReading {
  try {
    const reader = new Reader(root);
    const painted = reader.read();
    const bounds = boundsOf(painted.flatMap(({ segments }) => segments));
    if (!bounds) return { ok: false, reason: 'It has no shapes.' };
    if (!reader.isOnPage(bounds)) return { ok: false, reason: 'It runs over its own edge.' };
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    const scale = SIDE / Math.max(width, height);
    if (!Number.isFinite(scale)) return { ok: false, reason: 'It has no shapes.' };
    const matrix: Matrix = [scale, 0, 0, scale, -bounds.left * scale, -bounds.top * scale];
    const shapes = painted.map(({ segments, color }) => ({ d: formatMoved(segments, matrix), color }));
    return { ok: true, drawing: { width: width * scale, height: height * scale, shapes } };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message };
    throw error;
  }
}

class Reader {
  readonly #root: SvgNode;
  readonly #ids = new Map<string, SvgNode>();
  readonly #classes = new Map<string, Style>();
  readonly #painted: Painted[] = [];
  /** Side of the whole in units of the root, for the fineness of outlined strokes. */
  readonly #side: number;
  #nodes = 0;
  #points = 0;
  #stroked = 0;

  constructor(root: SvgNode) {
    this.#root = root;
    const [, , width = 0, height = 0] = numbersIn(root.getAttribute('viewBox'));
    const own = Math.max(width, height) || Math.max(...['width', 'height'].map((side) => lengthOf(root, side) ?? 0));
    this.#side = own > 0 ? own : 100;
  }

  read(): Painted[] {
    if (this.#root.localName !== 'svg') throw new Unreadable('It is no SVG.');
    this.#note(this.#root, 0);
    for (const child of this.#root.children) this.#draw(child, [1, 0, 0, 1, 0, 0], this.#styleOf(this.#root, {}), 0);
    return this.#painted;
  }

  /** Finds what is referred to: ids and classes. */
  #note(node: SvgNode, depth: number): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES || depth > MAX_DEPTH) throw new Unreadable('It has too many parts.');
    const id = node.getAttribute('id');
    if (id) this.#ids.set(id, node);
    if (node.localName === 'style') this.#noteRules(node.textContent ?? '');
    for (const child of node.children) this.#note(child, depth + 1);
  }

  #noteRules(css: string): void {
    for (const [, selectors = '', body = ''] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(',').map((each) => each.trim())) {
        if (!/^\.[\w-]+$/.test(selector)) throw new Unreadable('Its style sheet is of a kind that is not read.');
        this.#classes.set(selector.slice(1), { ...this.#classes.get(selector.slice(1)), ...declarationsIn(body) });
      }
  }

  /** Attributes yield to classes, classes to the element’s own style. */
  #styleOf(node: SvgNode, inherited: Style): Style {
    const own: Record<string, string> = {};
    for (const name of [...INHERITED, 'opacity', 'display', 'clip-path', 'mask', 'filter', 'mix-blend-mode']) {
      const value = node.getAttribute(name);
      if (value !== null) own[name] = value.trim();
    }
    for (const name of (node.getAttribute('class') ?? '').split(/\s+/)) Object.assign(own, this.#classes.get(name));
    Object.assign(own, declarationsIn(node.getAttribute('style') ?? ''));
    const kept = Object.fromEntries(
      INHERITED.flatMap((name) => (name in inherited ? [[name, inherited[name] ?? '']] : [])),
    );
    return { ...kept, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== 'inherit')) };
  }

  #draw(node: SvgNode, outer: Matrix, inherited: Style, depth: number): void {
    const { localName } = node;
    if (IGNORED.has(localName) || isElsewhere(node)) return;
    if (NOT_FLAT.includes(localName)) throw new Unreadable(`It has more than flat shapes (${localName}).`);
    if (depth > MAX_DEPTH) throw new Unreadable('It has too many parts.');
    const style = this.#styleOf(node, inherited);
    if (style.display === 'none') return;
    if (Number(style.opacity ?? 1) !== 1 || (style['mix-blend-mode'] ?? 'normal') !== 'normal')
      throw new Unreadable('It has colours that show through.');
    for (const effect of ['mask', 'filter', 'clip-path'])
      if ((style[effect] ?? 'none') !== 'none' && !(effect === 'clip-path' && this.#isWhole(style[effect] ?? '')))
        throw new Unreadable(`It has more than flat shapes (${effect}).`);
    const matrix = combine(matrixOf(node.getAttribute('transform')), outer);
    if (localName === 'g' || localName === 'a' || localName === 'switch') {
      for (const child of node.children) this.#draw(child, matrix, style, depth + 1);
      return;
    }
    if (localName === 'use') return this.#use(node, matrix, style, depth);
    const segments = shapeOf(node);
    if (!segments) return;
    this.#points += segments.length;
    this.#nodes += 1;
    if (this.#points > MAX_POINTS || this.#nodes > 2 * MAX_NODES) throw new Unreadable('It has too many parts.');
    if (style.visibility !== 'hidden' && style.visibility !== 'collapse') this.#paint(segments, matrix, style);
  }

  /** Only of what the same file holds. */
  #use(node: SvgNode, matrix: Matrix, style: Style, depth: number): void {
    const reference = referenceOf(node);
    const found = reference.startsWith('#') ? this.#ids.get(reference.slice(1)) : undefined;
    if (!found) throw new Unreadable('It refers to another file.');
    this.#nodes += 1;
    if (this.#nodes > 2 * MAX_NODES) throw new Unreadable('It has too many parts.');
    const moved = combine([1, 0, 0, 1, lengthOf(node, 'x') ?? 0, lengthOf(node, 'y') ?? 0], matrix);
    if (found.localName !== 'symbol') return this.#draw(found, moved, style, depth + 1);
    if (found.getAttribute('viewBox')) throw new Unreadable('It has symbols of another scale.');
    for (const child of found.children) this.#draw(child, moved, style, depth + 1);
  }

  /** True for a clip of the whole page, as PDF programs write it. */
  #isWhole(reference: string): boolean {
    const clip = this.#ids.get(/^url\(["']?#([^"')]+)/.exec(reference)?.[1] ?? '');
    const [shape, ...others] = clip ? clip.children : [];
    const segments = shape && others.length === 0 && !shape.getAttribute('transform') ? shapeOf(shape) : undefined;
    const box = segments && segments.every(({ command }) => 'MLZ'.includes(command)) ? boundsOf(segments) : null;
    return box !== null && this.#isWithin(this.#page(), box);
  }

  isOnPage = (bounds: Bounds): boolean => this.#isWithin(bounds, this.#page());

  #page(): Bounds {
    const [left = 0, top = 0, width, height] = numbersIn(this.#root.getAttribute('viewBox'));
    const right = left + (width ?? lengthOf(this.#root, 'width') ?? Infinity);
    return { left, top, right, bottom: top + (height ?? lengthOf(this.#root, 'height') ?? Infinity) };
  }

  #isWithin(inner: Bounds, outer: Bounds): boolean {
    const slack = this.#side / 200;
    return (
      inner.left >= outer.left - slack &&
      inner.top >= outer.top - slack &&
      inner.right <= outer.right + slack &&
      inner.bottom <= outer.bottom + slack
    );
  }

  #paint(segments: Segment[], matrix: Matrix, style: Style): void {
    const fill = colorOf(style.fill ?? '#000000', style);
    if (fill && opacityOf(style, 'fill-opacity') && hasArea(segments)) {
      const lines = segments.filter(({ command }) => command === 'M').length;
      const isAlternating = style['fill-rule'] === 'evenodd';
      if (isAlternating && lines * segments.length > MAX_COMPARED) throw new Unreadable('It has too many parts.');
      const filled = isAlternating ? alternating(segments) : segments;
      this.#painted.push({ segments: moved(closed(filled), matrix), color: fill });
    }
    const stroke = colorOf(style.stroke ?? 'none', style);
    const width = Number.parseFloat(style['stroke-width'] ?? '1');
    if (!stroke || !(width > 0) || !opacityOf(style, 'stroke-opacity')) return;
    if ((style['stroke-dasharray'] ?? 'none') !== 'none') throw new Unreadable('It has dashed lines.');
    this.#stroked += segments.length;
    if (this.#stroked > MAX_STROKED) throw new Unreadable('It has too many parts.');
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const line: StrokeStyle = {
      width,
      cap: style['stroke-linecap'] ?? 'butt',
      join: style['stroke-linejoin'] ?? 'miter',
      miterLimit: Number(style['stroke-miterlimit'] ?? 4),
      fineness: this.#side / SIDE / 10 / (scale || 1),
    };
    const outlined = strokeOutline(segments, line);
    if (outlined.length > 0) this.#painted.push({ segments: moved(outlined, matrix), color: stroke });
  }
}

function hasArea(segments: readonly Segment[]): boolean {
  const box = boundsOf(segments);
  return segments.flatMap(({ points }) => points).length > 4 && !!box && box.right > box.left && box.bottom > box.top;
}

/** True for a picture of another file, which browsers do not load for a picture. */
const isElsewhere = (node: SvgNode): boolean =>
  node.localName === 'image' && !referenceOf(node).trim().startsWith('data:');

const referenceOf = (node: SvgNode): string => node.getAttribute('href') ?? node.getAttribute('xlink:href') ?? '';

/** False for what is not seen. */
function opacityOf(style: Style, name: string): boolean {
  const opacity = Number(style[name] ?? 1);
  if (opacity !== 0 && opacity !== 1) throw new Unreadable('It has colours that show through.');
  return opacity === 1;
}

const declarationsIn = (css: string): Style =>
  Object.fromEntries(
    css.split(';').flatMap((each) => {
      const [name = '', ...value] = each.split(':');
      return value.length > 0 ? [[name.trim().toLowerCase(), value.join(':').replace('!important', '').trim()]] : [];
    }),
  );

export const numbersIn = (text: string | null): number[] =>
  (text?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** In units of the drawing; undefined if left out. Other units are as good as unknown. */
function lengthOf(node: SvgNode, name: string): number | undefined {
  const given = node.getAttribute(name)?.trim();
  if (!given || (name.length > 1 && given.endsWith('%') && node.localName === 'svg')) return undefined;
  const value = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|mm)?$/i.exec(given);
  if (!value || (value[2] && value[2] !== 'px' && node.localName !== 'svg'))
    throw new Unreadable('It has lengths of a kind that is not read.');
  return Number(value[1]);
}

export function matrixOf(transform: string | null): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name = '', inside = ''] of (transform ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g))
    matrix = combine(stepOf(name, numbersIn(inside)), matrix);
  return matrix;
}

function stepOf(name: string, [a = 0, b, c, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  const slope = Math.tan((a * Math.PI) / 180);
  if (name === 'matrix') return [a, b ?? 0, c ?? 0, d, e, f];
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'rotate') return turn(a, [b ?? 0, c ?? 0]);
  if (name === 'skewX') return [1, 0, slope, 1, 0, 0];
  if (name === 'skewY') return [1, slope, 0, 1, 0, 0];
  throw new Unreadable('It is transformed in a way that is not read.');
}

export const moved = (segments: readonly Segment[], matrix: Matrix): Segment[] =>
  segments.map(({ command, points }) => ({
    command,
    points: points.flatMap((x, i) => (i % 2 === 0 ? apply(matrix, [x, points[i + 1] ?? 0]) : [])),
  }));

/** Fills close each line by themselves. */
const closed = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, i): Segment[] => {
    const next = segments[i + 1]?.command ?? 'M';
    return segment.command !== 'Z' && next === 'M' ? [segment, { command: 'Z', points: [] }] : [segment];
  });

export function shapeOf(node: SvgNode): Segment[] | undefined {
  const length = (name: string): number => lengthOf(node, name) ?? 0;
  switch (node.localName) {
    case 'path':
      return readPathData(node.getAttribute('d') ?? '');
    case 'rect':
      return rectangle(node);
    case 'circle':
      return ellipse(length('cx'), length('cy'), length('r'), length('r'));
    case 'ellipse':
      return ellipse(length('cx'), length('cy'), length('rx'), length('ry'));
    case 'line':
      return readPathData(`M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`);
    case 'polyline':
    case 'polygon': {
      const points = numbersIn(node.getAttribute('points')).join(' ');
      return readPathData(`M${points}${node.localName === 'polygon' ? 'Z' : ''}`);
    }
    default:
      throw new Unreadable(`It has parts of a kind that is not read (${node.localName}).`);
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number): Segment[] | undefined =>
  rx > 0 && ry > 0
    ? readPathData(`M${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}Z`)
    : undefined;

function rectangle(node: SvgNode): Segment[] | undefined {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => lengthOf(node, name) ?? 0) as [
    number,
    number,
    number,
    number,
  ];
  if (!(width > 0 && height > 0)) return undefined;
  const [givenX, givenY] = [lengthOf(node, 'rx'), lengthOf(node, 'ry')];
  const rx = Math.min(givenX ?? givenY ?? 0, width / 2);
  const ry = Math.min(givenY ?? givenX ?? 0, height / 2);
  if (!(rx > 0 && ry > 0)) return readPathData(`M${x} ${y}h${width}v${height}h${-width}Z`);
  const corner = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return readPathData(
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`,
  );
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', red: '#ff0000', green: '#008000', blue: '#0000ff', yellow: '#ffff00' },
  ...{ silver: '#c0c0c0', gray: '#808080', grey: '#808080', maroon: '#800000', purple: '#800080', navy: '#000080' },
  ...{ fuchsia: '#ff00ff', magenta: '#ff00ff', lime: '#00ff00', olive: '#808000', teal: '#008080' },
  ...{ aqua: '#00ffff', cyan: '#00ffff', orange: '#ffa500', gold: '#ffd700' },
};

/** As `#rrggbb`; undefined for none. */
function colorOf(given: string, style: Style): string | undefined {
  const text = given.toLowerCase();
  if (text === 'none' || text === 'transparent') return undefined;
  if (text === 'currentcolor') return colorOf(style.color && style.color !== given ? style.color : 'black', style);
  if (/^#(?:[0-9a-f]{3}){1,2}$/.test(text)) return normalizeHex(text);
  const parts =
    /^rgb\(([^)]*)\)$/
      .exec(text)?.[1]
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  if (parts.length === 3) return toHex(parts.map(channelOf));
  const named = Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
  if (!named) throw new Unreadable('It has more than flat colours.');
  return named;
}

function channelOf(part: string): number {
  const value = Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1);
  return Math.min(255, Math.max(0, value || 0));
}
