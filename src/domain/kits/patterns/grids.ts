import { n, type Point } from '../geometry/path';
import { bar, between, chance, fill, leastSize, polygon, steps, type Field, type Painters } from './field';

/** Limit of shapes per colour of a grid. */
const MOST = 620;

interface Cell {
  i: number;
  j: number;
  x: number;
  y: number;
}

/** Centres of cells on the surface; odd rows move by `shift`. */
function cells(field: Field, width: number, height: number, shift = 0): Cell[] {
  const { area, reaches, focus } = field;
  return steps(area.y - focus, area.y + area.height - focus, height).flatMap((j) =>
    steps(area.x, area.x + area.width, width).flatMap((i): Cell[] => {
      const cell = { i, j, x: (i + (j % 2 === 0 ? 0 : shift)) * width, y: focus + j * height };
      return reaches([cell.x, cell.y], Math.max(width, height)) ? [cell] : [];
    }),
  );
}

/** Circle of two curves, within a fiftieth of its size. */
function dot({ x, y }: Cell, r: number): string {
  const c = (r * 4) / 3;
  const [left, right] = [n(x - r), n(x + r)];
  return `M${left} ${n(y)}C${left} ${n(y - c)} ${right} ${n(y - c)} ${right} ${n(y)}C${right} ${n(y + c)} ${left} ${n(y + c)} ${left} ${n(y)}Z`;
}

const hexagon = (x: number, y: number, r: number): string =>
  polygon(
    Array.from({ length: 6 }, (_, i): Point => [
      x + r * Math.sin((i * Math.PI) / 3),
      y + r * Math.cos((i * Math.PI) / 3),
    ]),
  );

export const GRIDS: Painters<'halftone' | 'checks' | 'diamonds' | 'honeycomb' | 'geometric'> = {
  halftone(field, { a }) {
    const { focus, rise, scale, role } = field;
    const [from, to] = [focus * 0.8, rise * 0.98];
    const pitch = Math.max((role === 'sock' ? 34 : 25) * scale, leastSize(field, 900));
    const dots = cells(field, pitch, pitch * 0.87, 0.5)
      .map((cell): [Cell, number] => [cell, pitch * 0.6 * Math.sqrt(between(cell.y, from, to))])
      .filter(([, r]) => r > pitch * 0.1);
    return fill(
      a,
      dots.map(([cell, r]) => dot(cell, r)),
    );
  },

  checks(field, { a, b }) {
    const size = Math.max(66 * field.scale, leastSize(field, 2 * MOST));
    const dark = cells(field, size, size).filter(({ i, j }) => (i + j) % 2 === 0);
    const isAccent = ({ j }: Cell): boolean => b !== undefined && j % 2 === 0;
    const squares = (some: Cell[]): string[] => some.map(({ x, y }) => bar(x - size / 2, y - size / 2, size, size));
    return [...fill(a, squares(dark.filter((cell) => !isAccent(cell)))), ...fill(b, squares(dark.filter(isAccent)))];
  },

  diamonds(field, { a, b }) {
    const width = Math.max(76 * field.scale, leastSize(field, MOST));
    const height = width * 1.7;
    const all = cells(field, width, height);
    const lozenges = all.map(({ x, y }) =>
      polygon([
        [x, y - height / 2],
        [x + width / 2, y],
        [x, y + height / 2],
        [x - width / 2, y],
      ]),
    );
    const thin = width * 0.03;
    const crossing = all.flatMap(({ x, y }) =>
      [1, -1].map((side) =>
        polygon([
          [x - width / 2, y - (side * height) / 2 - thin],
          [x + width / 2, y + (side * height) / 2 - thin],
          [x + width / 2, y + (side * height) / 2 + thin],
          [x - width / 2, y - (side * height) / 2 + thin],
        ]),
      ),
    );
    return [...fill(a, lozenges), ...fill(b, crossing)];
  },

  honeycomb(field, { a, b }) {
    const r = Math.max(27 * field.scale, leastSize(field, MOST) / 1.5);
    const all = cells(field, r * 1.732, r * 1.5, 0.5).map((cell) => {
      const wave = Math.sin(cell.y / (r * 5.4) + Math.sin(cell.x / (r * 7)) * 1.3);
      return { ...cell, size: r * (0.56 + 0.34 * wave) };
    });
    const isAccent = ({ i, j }: Cell): boolean => b !== undefined && chance(i, j, 4) < 0.16;
    const drawn = (some: typeof all): string[] => some.map(({ x, y, size }) => hexagon(x, y, size));
    return [...fill(a, drawn(all.filter((cell) => !isAccent(cell)))), ...fill(b, drawn(all.filter(isAccent)))];
  },

  geometric(field, { a, second }) {
    const { focus, rise, down } = field;
    const size = Math.max(88 * field.scale, leastSize(field, MOST));
    const corner = (i: number, j: number): Point => [
      (i + (j % 2 === 0 ? 0 : 0.5) + (chance(i, j, 1) - 0.5) * 0.56) * size,
      focus + (j + (chance(i, j, 2) - 0.5) * 0.5) * size * 0.86,
    ];
    const facets: [Point[], number][] = cells(field, size, size * 0.86, 0.5).flatMap(({ i, j, x, y }) => {
      const odd = j % 2 === 0 ? 0 : 1;
      const share = between(down([x, y]), focus * 0.4, rise * 0.92);
      const facet = (points: Point[], salt: number): [Point[], number] => [
        points,
        share > 0 ? chance(i, j, salt) / share : 1,
      ];
      return [
        facet([corner(i, j), corner(i + 1, j), corner(i + odd, j + 1)], 5),
        facet([corner(i + 1, j), corner(i + odd + 1, j + 1), corner(i + odd, j + 1)], 6),
      ];
    });
    const chosen = (from: number, to: number): string[] =>
      facets.filter(([, at]) => at >= from && at < to).map(([points]) => polygon(points));
    return [...fill(a, chosen(0, 0.7)), ...fill(second, chosen(0.7, 1))];
  },
};
