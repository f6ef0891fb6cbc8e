import { path, tag } from '../art/svg';
import { inkColor, type KitColorway, type KitInk } from '../document/kit-document';
import { n } from '../geometry/path';
import type { Mark } from '../marks';

/** A number of a matrix, exact enough to turn and to narrow by. */
const exact = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Marks as SVG in the colours of a colourway. `id` begins the names of its gradients and clips: nothing else may use it. */
export function drawMarks(marks: readonly Mark[], colorway: KitColorway, id: string): string {
  let count = 0;
  const color = (ink: KitInk): string => inkColor(ink, colorway);
  const draw = (mark: Mark): string => {
    if (mark.kind === 'stroke')
      return path(mark.d, {
        fill: 'none',
        stroke: color(mark.ink),
        'stroke-width': n(mark.width),
        'stroke-linejoin': 'round',
      });
    if (mark.kind === 'fill') {
      if (typeof mark.ink !== 'object') return path(mark.d, { fill: color(mark.ink) });
      const { from, to, x1, y1, x2, y2 } = mark.ink;
      const name = `${id}g${count++}`;
      const stops = tag('stop', { 'stop-color': color(from) }) + tag('stop', { offset: 1, 'stop-color': color(to) });
      return (
        tag(
          'linearGradient',
          { id: name, gradientUnits: 'userSpaceOnUse', x1: n(x1), y1: n(y1), x2: n(x2), y2: n(y2) },
          stops,
        ) + path(mark.d, { fill: `url(#${name})` })
      );
    }
    if (mark.marks.length === 0) return '';
    const name = mark.clip === undefined ? undefined : `${id}c${count++}`;
    const clip = name ? tag('clipPath', { id: name }, path(mark.clip ?? '', {})) : '';
    const attributes = {
      transform: mark.transform && `matrix(${mark.transform.map(exact).join(' ')})`,
      'clip-path': name && `url(#${name})`,
    };
    return clip + tag('g', attributes, mark.marks.map(draw).join(''));
  };
  return marks.map(draw).join('');
}
