import { markupOf, type SvgNode } from '../svg';
import { inkColor, type KitColorway, type KitInk } from '../document/kit-document';
import { n } from '../geometry/path';
import type { Mark } from '../marks';

/** Precise enough for rotation and condensing. */
const exact = (value: number): number => Math.round(value * 10_000) / 10_000;

const pathNode = (d: string, attributes: SvgNode['attributes']): SvgNode => ({
  tag: 'path',
  attributes: { d, ...attributes },
});

/** `id` prefixes the names of gradients and clips and must be unique; `paints` replace the colours as fills. */
export function markNodes(
  marks: readonly Mark[],
  colorway: { colors: readonly string[] },
  id: string,
  paints: readonly string[] = colorway.colors,
): SvgNode[] {
  let count = 0;
  const paint = (ink: KitInk): string => inkColor(ink, { colors: paints });
  const draw = (mark: Mark): SvgNode[] => {
    if (mark.kind === 'stroke')
      return [
        pathNode(mark.d, {
          fill: 'none',
          stroke: paint(mark.ink),
          'stroke-width': n(mark.width),
          'stroke-linejoin': 'round',
        }),
      ];
    if (mark.kind === 'picture') {
      const { href, width, height } = mark;
      return [{ tag: 'image', attributes: { href, width: n(width), height: n(height), preserveAspectRatio: 'none' } }];
    }
    if (mark.kind === 'fill') {
      if (typeof mark.ink !== 'object') return [pathNode(mark.d, { fill: paint(mark.ink) })];
      const { from, to, x1, y1, x2, y2 } = mark.ink;
      const name = `${id}g${count++}`;
      const stops = [
        { tag: 'stop', attributes: { 'stop-color': inkColor(from, colorway) } },
        { tag: 'stop', attributes: { offset: 1, 'stop-color': inkColor(to, colorway) } },
      ];
      const line = { x1: n(x1), y1: n(y1), x2: n(x2), y2: n(y2) };
      return [
        { tag: 'linearGradient', attributes: { id: name, gradientUnits: 'userSpaceOnUse', ...line }, content: stops },
        pathNode(mark.d, { fill: `url(#${name})` }),
      ];
    }
    if (mark.marks.length === 0) return [];
    const name = mark.clip === undefined ? undefined : `${id}c${count++}`;
    const clip: SvgNode[] = name
      ? [{ tag: 'clipPath', attributes: { id: name }, content: [pathNode(mark.clip ?? '', {})] }]
      : [];
    const attributes = {
      transform: mark.transform && `matrix(${mark.transform.map(exact).join(' ')})`,
      'clip-path': name && `url(#${name})`,
    };
    return [...clip, { tag: 'g', attributes, content: mark.marks.flatMap(draw) }];
  };
  return marks.flatMap(draw);
}

export const drawMarks = (marks: readonly Mark[], colorway: KitColorway, id: string): string =>
  markupOf(markNodes(marks, colorway, id));
