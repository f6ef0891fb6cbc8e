import { mirror, move, rectangle } from '../geometry/path';
import type { Mark } from '../marks';
import { middles } from './bands';
import { bar, fill, polygon, type Field, type Painters } from './field';

const whole = ({ area }: Field): string => rectangle(area);

function quarter({ area }: Field, side: 1 | -1, from: number, to: number): string {
  const x = side === 1 ? 0 : area.x;
  const width = side === 1 ? area.x + area.width : -area.x;
  const [top, bottom] = [Math.max(area.y, from), Math.min(area.y + area.height, to)];
  return bar(x, top, width, Math.max(0, bottom - top));
}

export const BLOCKS: Painters<
  'plain' | 'halves' | 'quarters' | 'chevron' | 'yoke' | 'side-panels' | 'gradient' | 'sunburst'
> = {
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
    const depth = (role === 'legs' ? rise * 0.26 : role === 'sock' ? rise * 0.22 : focus * 0.52) * (0.5 + scale * 0.5);
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
