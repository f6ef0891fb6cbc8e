import { combine, type Segment } from '../outline-path';
import type { Matrix } from '../marks';
import { moved, matrixOf, numbersIn, shapeOf, type SvgNode, Unreadable } from '../vectors/read-svg';
import {
  closedOutlines,
  TEMPLATE_NAME_MAX,
  UNIT_MM,
  type TemplateLine,
  type TemplateOutline,
  type TemplateUnit,
} from './template-outlines';
import { parseXml } from './xml-tree';

const SHAPES: ReadonlySet<string> = new Set([...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']]);
const GROUPS: ReadonlySet<string> = new Set(['g', 'a', 'svg', 'switch']);
const MAX_NODES = 20_000;
const MAX_DEPTH = 64;
const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(mm|cm|in|pt|pc|px)\s*$/i;

/** Closed outlines of the shapes, whatever their paint, by their groups. @throws Unreadable with the reason */
export function readTemplateSvg(text: string, unit: TemplateUnit): TemplateOutline[] {
  const root = parseXml(text);
  if (root?.localName !== 'svg') throw new Unreadable('It is not a well-formed SVG.');
  return closedOutlines(new Reader(root, scaleOf(root, unit)).lines);
}

function scaleOf(root: SvgNode, unit: TemplateUnit): number {
  if (unit !== 'file') return UNIT_MM[unit];
  const [, , across, along] = numbersIn(root.getAttribute('viewBox'));
  const scales = [
    [root.getAttribute('width'), across],
    [root.getAttribute('height'), along],
  ].flatMap(([given, own]): number[] => {
    const [, value = '', name = ''] = LENGTH.exec(String(given ?? '')) ?? [];
    const mm = lengthOf(Number(value), name.toLowerCase());
    return mm === undefined ? [] : [mm / (Number(own) || Number(value))];
  });
  const scale = Math.min(...scales);
  if (!Number.isFinite(scale) || scale <= 0)
    throw new Unreadable('It does not say its size in mm, cm, inches or points. Choose the unit of its numbers.');
  return scale;
}

/** Undefined for px: programs write 72, 90 or 96 of them to the inch. */
function lengthOf(value: number, name: string): number | undefined {
  if (name === 'pc') return value * 12 * UNIT_MM.pt;
  if (name === 'mm' || name === 'cm' || name === 'in' || name === 'pt') return value * UNIT_MM[name];
  return undefined;
}

class Reader {
  readonly lines: TemplateLine[] = [];
  readonly #ids = new Map<string, SvgNode>();
  #nodes = 0;

  constructor(root: SvgNode, scale: number) {
    this.#note(root, 0);
    this.#nodes = 0;
    for (const child of root.children) this.#walk(child, [scale, 0, 0, scale, 0, 0], [], 0);
  }

  #count(depth: number): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES || depth > MAX_DEPTH) throw new Unreadable('It has too many parts.');
  }

  #note(node: SvgNode, depth: number): void {
    this.#count(depth);
    const id = node.getAttribute('id');
    if (id) this.#ids.set(id, node);
    for (const child of node.children) this.#note(child, depth + 1);
  }

  #walk(node: SvgNode, outer: Matrix, groups: readonly string[], depth: number): void {
    this.#count(depth);
    if (isHidden(node)) return;
    const { localName } = node;
    const matrix = combine(matrixOf(node.getAttribute('transform')), outer);
    if (GROUPS.has(localName)) {
      const name = nameOf(node);
      const inside = name ? [...groups, name] : groups;
      for (const child of node.children) this.#walk(child, matrix, inside, depth + 1);
    } else if (localName === 'use') {
      const reference = node.getAttribute('href') ?? node.getAttribute('xlink:href') ?? '';
      const found = reference.startsWith('#') ? this.#ids.get(reference.slice(1)) : undefined;
      if (!found) throw new Unreadable('It refers to another file.');
      const [x = 0, y = 0] = ['x', 'y'].map((name) => Number(node.getAttribute(name) ?? 0));
      const place = combine([1, 0, 0, 1, x, y], matrix);
      if (found.localName !== 'symbol') return this.#walk(found, place, groups, depth + 1);
      for (const child of found.children) this.#walk(child, place, groups, depth + 1);
    } else if (SHAPES.has(localName)) {
      const about = { layer: groups.join(' / ').slice(0, TEMPLATE_NAME_MAX), name: nameOf(node) };
      for (const segments of apart(moved(shapeOf(node) ?? [], matrix))) this.lines.push({ ...about, segments });
    }
  }
}

const isHidden = (node: SvgNode): boolean =>
  node.getAttribute('display') === 'none' || /display\s*:\s*none/i.test(node.getAttribute('style') ?? '');

/** Programs keep what a layer is called beside its id, in which some write signs by number. */
function nameOf(node: SvgNode): string {
  const id = (node.getAttribute('id') ?? '').replace(/_x([\da-f]{2,4})_/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const name = node.getAttribute('inkscape:label') ?? node.getAttribute('data-name') ?? id;
  return name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, TEMPLATE_NAME_MAX);
}

/** Lines of a shape, each with its own start; after a `Z` without one it is that of the line before. */
function apart(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments) {
    const line = lines.at(-1);
    if (segment.command === 'M') lines.push([segment]);
    else if (line?.at(-1)?.command === 'Z') lines.push([...line.slice(0, 1), segment]);
    else line?.push(segment);
  }
  return lines.filter((line) => line.length > 1);
}
