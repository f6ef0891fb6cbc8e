import { combine, movePath } from '../outline-path';
import { turn } from '../geometry/path';
import { bar, between, fill, polygon, steps, type Field, type Painters } from './field';

const upright = ({ area }: Field, x: number, width: number): string => bar(x - width / 2, area.y, width, area.height);
const level = ({ area }: Field, y: number, height: number): string => bar(area.x, y - height / 2, area.width, height);

const columns = ({ area }: Field, step: number): number[] =>
  steps(area.x, area.x + area.width, step).map((i) => i * step);
const rows = ({ area }: Field, step: number, from: number): number[] =>
  steps(area.y - from, area.y + area.height - from, step).map((i) => from + i * step);

/** Centres of a chevron or centre stripe; each leg has its own. */
export const middles = ({ role, span }: Field): number[] => (role === 'legs' ? [-span * 0.29, span * 0.29] : [0]);

const bold = ({ role }: Field): number => (role === 'legs' ? 0.6 : 1);

export const BANDS: Painters<
  'stripes' | 'pinstripe' | 'centre-stripe' | 'hoops' | 'fine-hoops' | 'chest-band' | 'sash' | 'fade'
> = {
  stripes(field, { a, b }) {
    const step = 132 * field.scale;
    const all = columns(field, step);
    const edges = all.flatMap((x) => [-1, 1].map((side) => upright(field, x + side * step * 0.29, step * 0.045)));
    return [
      ...fill(
        a,
        all.map((x) => upright(field, x, step / 2)),
      ),
      ...fill(b, edges),
    ];
  },

  pinstripe(field, { a, b }) {
    const step = 30 * field.scale;
    const all = steps(field.area.x, field.area.x + field.area.width, step);
    const isAccent = (i: number): boolean => b !== undefined && i % 3 === 0;
    const lines = (some: number[]): string[] => some.map((i) => upright(field, i * step, Math.max(1.6, step * 0.085)));
    return [...fill(a, lines(all.filter((i) => !isAccent(i)))), ...fill(b, lines(all.filter(isAccent)))];
  },

  'centre-stripe'(field, { a, b }) {
    if (field.role === 'sleeve') return [];
    const width = 118 * field.scale * bold(field);
    const edge = width * 0.13;
    const sides = middles(field).flatMap((x) =>
      [-1, 1].map((side) => upright(field, x + side * (width / 2 + edge / 2), edge)),
    );
    return [
      ...fill(
        a,
        middles(field).map((x) => upright(field, x, width)),
      ),
      ...fill(b, sides),
    ];
  },

  hoops(field, { a, b }) {
    const step = 150 * field.scale;
    const all = rows(field, step, field.focus);
    const edges = all.flatMap((y) => [-1, 1].map((side) => level(field, y + side * step * 0.285, step * 0.04)));
    return [
      ...fill(
        a,
        all.map((y) => level(field, y, step / 2)),
      ),
      ...fill(b, edges),
    ];
  },

  'fine-hoops'(field, { a, b }) {
    const step = 34 * field.scale;
    const all = steps(field.area.y - field.focus, field.area.y + field.area.height - field.focus, step);
    const isAccent = (i: number): boolean => b !== undefined && i % 4 === 0;
    const lines = (some: number[]): string[] => some.map((i) => level(field, field.focus + i * step, step * 0.34));
    return [...fill(a, lines(all.filter((i) => !isAccent(i)))), ...fill(b, lines(all.filter(isAccent)))];
  },

  'chest-band'(field, { a, b }) {
    const height = 104 * field.scale * bold(field);
    const edges = [-1, 1].map((side) => level(field, field.focus + side * height * 0.67, height * 0.14));
    return [...fill(a, [level(field, field.focus, height)]), ...fill(b, edges)];
  },

  sash(field, { a, b }) {
    if (field.role === 'sleeve') return [];
    const { span, rise, scale } = field;
    const width = 112 * scale * bold(field);
    const length = 4 * (span + rise);
    const lean = (Math.atan2(span * 0.92, rise * 0.86) * 180) / Math.PI;
    const at = combine(turn(lean), [1, 0, 0, 1, 0, rise * 0.46]);
    const slanted = (x: number, wide: number): string => movePath(bar(x - wide / 2, -length / 2, wide, length), at);
    const edges = [-1, 1].map((side) => slanted(side * width * 0.6, width * 0.13));
    return [...fill(a, [slanted(0, width)]), ...fill(b, edges)];
  },

  fade(field, { a }) {
    const { rise, focus, scale, area } = field;
    const step = 24 * Math.max(0.6, scale);
    const [from, to] = [
      focus * 0.7,
      focus * 0.7 + (rise - focus * 0.7) * Math.min(1.15, 0.9 * Math.sqrt(scale / (field.role === 'sock' ? 0.5 : 1))),
    ];
    const slant = area.width * 0.16;
    const sloped = { ...field, area: { ...area, y: area.y - slant, height: area.height + 2 * slant } };
    const bars = rows(sloped, step, 0)
      .map((y): [number, number] => [y, step * between(y, from, to) * 1.02])
      .filter(([, height]) => height > 0.8);
    return fill(
      a,
      bars.map(([y, height]) =>
        polygon([
          [area.x, y - height / 2 + slant],
          [area.x + area.width, y - height / 2 - slant],
          [area.x + area.width, y + height / 2 - slant],
          [area.x, y + height / 2 + slant],
        ]),
      ),
    );
  },
};
