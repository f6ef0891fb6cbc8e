/** Hand-drawn patterns: no two shapes alike, always the same ones. */
import { turn, type Point } from '../geometry/path';
import { movePath } from '../outline-path';
import { between, chance, fill, leastSize, polygon, rounded, steps, type Painters, type Field } from './field';

function ribbon(points: readonly Point[], width: (y: number) => number): string {
  const last = points.length - 1;
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], i): Point => {
      const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
      const [nx, ny] = points[Math.min(last, i + 1)] ?? [x, y];
      const length = Math.hypot(nx - px, ny - py) || 1;
      const reach = (sign * width(y)) / 2;
      return [x - ((ny - py) / length) * reach, y + ((nx - px) / length) * reach];
    });
  return rounded([...side(1), ...side(-1).reverse()]);
}

function sweep(x: number, y: number, length: number, height: number, i: number, j: number): string {
  const rough = (k: number, salt: number): number => (chance(i * 57 + k, j, salt) - 0.5) * height * 0.16;
  const count = 9;
  const top = Array.from({ length: count }, (_, k): Point => [
    x - length / 2 + (length * k) / (count - 1),
    y - (height / 2) * (k === 0 ? 0.5 : 1) + rough(k, 1),
  ]);
  const bristles = Array.from({ length: 7 }, (_, k): Point => [
    x +
      length / 2 +
      (k % 2 === 0 ? length * (0.06 + 0.22 * chance(i * 13 + k, j, 3)) : -length * 0.1 * chance(i * 13 + k, j, 4)),
    y - height / 2 + (height * (k + 0.5)) / 7,
  ]);
  const bottom = Array.from({ length: count }, (_, k): Point => [
    x + length / 2 - (length * k) / (count - 1),
    y + (height / 2) * (k === count - 1 ? 0.6 : 1) + rough(k, 2),
  ]);
  return polygon([...top, ...bristles, ...bottom]);
}

export const STROKES: Painters<'camo' | 'brush' | 'waves' | 'lightning' | 'marble'> = {
  camo(field, { a, second }) {
    const size = Math.max(78 * field.scale, leastSize(field, 110));
    const patches = (salt: number, level: number): string[] => {
      const around = 2 * field.span;
      const broad = hills(size * 1.5, size, salt, around);
      const fine = hills(size * 0.62, size * 0.42, salt + 1, around);
      return contours(field, size / 5.5, level, (x, y) => 0.7 * broad(x, y) + 0.3 * fine(x, y)).map(rounded);
    };
    return [...fill(a, patches(11, 0.52)), ...fill(second, patches(41, 0.59))];
  },

  brush(field, { a, second }) {
    const { area, reaches, down, focus, rise, scale } = field;
    const height = Math.max(44 * scale, leastSize(field, 500));
    const length = height * 6.4;
    const lean = turn(-24);
    const drawn = (salt: number, share: number): string[] =>
      steps(area.y - area.width, area.y + area.height + area.width, height * 1.02).flatMap((j) =>
        steps(area.x - area.height / 2, area.x + area.width + area.height / 2, length * 0.9).flatMap((i) => {
          const x = (i + chance(i, j, salt) * 0.9) * length * 0.9;
          const y = j * height * 1.02;
          const [u, v] = [lean[0] * x + lean[2] * y, lean[1] * x + lean[3] * y];
          const wanted = share * (0.35 + 0.75 * between(down([u, v]), focus * 0.4, rise));
          const isSeen = [-0.5, -0.2, 0.2, 0.6].some((at) =>
            reaches([u + at * length * lean[0], v + at * length * lean[1]], height * 0.5),
          );
          if (chance(i, j, salt + 5) > wanted || !isSeen) return [];
          const thick = height * (0.55 + 0.6 * chance(i, j, salt + 6));
          return [movePath(sweep(x, y, length * (0.7 + 0.5 * chance(i, j, salt + 8)), thick, i, j + salt), lean)];
        }),
      );
    return [...fill(a, drawn(3, 0.74)), ...fill(second, drawn(71, 0.3))];
  },

  waves(field, { a, b }) {
    const { area, scale, focus, reaches } = field;
    const step = Math.max(92 * scale, leastSize(field, 150));
    const length = step * 2.5;
    const wave = (y: number, phase: number, thick: (x: number) => number): string => {
      const points = steps(area.x, area.x + area.width, length / 6)
        .map((i): Point => [(i * length) / 6, y + step * 0.3 * Math.sin((2 * Math.PI * i) / 6 + phase)])
        .filter((point) => reaches(point, step * 1.6));
      const lower = points.map(([x, v]): Point => [x, v + thick(x)]).reverse();
      return rounded([...points, ...lower]);
    };
    const rows = steps(area.y - focus, area.y + area.height - focus, step);
    const at = (j: number): number => focus + j * step;
    const swell =
      (j: number) =>
      (x: number): number =>
        step * (0.34 + 0.13 * Math.sin((2 * Math.PI * x) / (length * 2.2) + j * 1.7));
    return [
      ...fill(
        a,
        rows.map((j) => wave(at(j), j * 0.9, swell(j))),
      ),
      ...fill(
        b,
        rows.map((j) => wave(at(j) + step * 0.62, j * 0.9 + 0.3, () => step * 0.085)),
      ),
    ];
  },

  lightning(field, { a, b }) {
    const { area, scale } = field;
    const step = Math.max(128 * scale, area.width / 40);
    const leg = step * 0.92;
    const bolt = (x: number, i: number, shift: number, thick: number): string => {
      const spine = steps(area.y, area.y + area.height, leg).map((j): Point => {
        const swing = (j % 2 === 0 ? 1 : -1) * step * (0.2 + 0.12 * chance(i, j, 1));
        return [x + shift + swing, (j + (j % 2 === 0 ? 0.26 : 0)) * leg];
      });
      const away = spine.map(([u, v]): Point => [u + thick, v]).reverse();
      return polygon([...spine, ...away]);
    };
    const all = steps(area.x, area.x + area.width, step);
    return [
      ...fill(
        a,
        all.map((i) => bolt(i * step, i, -step * 0.18, step * 0.36)),
      ),
      ...fill(
        b,
        all.map((i) => bolt(i * step, i, step * 0.26, step * 0.08)),
      ),
    ];
  },

  marble(field, { a, second }) {
    const { area, scale, reaches } = field;
    const step = Math.max(104 * scale, leastSize(field, 160));
    const veins = (salt: number, apart: number, thick: number): string[] =>
      steps(area.x - area.height * 0.4, area.x + area.width + area.height * 0.4, step * apart).map((i) => {
        const points = steps(area.y, area.y + area.height, step * 0.5)
          .map((j): Point => {
            const drift = Math.sin(j * 0.42 + i * 2.3 + salt) + 0.6 * Math.sin(j * 0.93 + i * 1.1 + salt * 3);
            const jitter = (chance(i, j, salt) - 0.5) * 0.8;
            return [i * step * apart + (drift * 0.34 + jitter * 0.5) * step - j * step * 0.17, j * step * 0.5];
          })
          .filter((point) => reaches(point, step));
        const swell = (at: number): number =>
          Math.abs(Math.sin(at * 9 + i * 1.9 + salt) * Math.sin(at * 23 + i * 0.7)) * 0.9 + 0.08;
        return ribbon(points, (y) => thick * step * swell(y / (step * 8)));
      });
    return [...fill(a, veins(1, 0.7, 0.46)), ...fill(second, veins(5, 0.9, 0.15))];
  },
};

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1, fixed by place and salt; repeats after `around`, so that it meets at every seam. */
function hills(width: number, height: number, salt: number, around: number): (x: number, y: number) => number {
  const count = Math.max(1, Math.round(around / width));
  const at = (i: number, j: number): number => chance(((i % count) + count) % count, j, salt);
  return (x, y) => {
    const [u, v] = [(x * count) / around, y / height];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [smooth(u - i), smooth(v - j)];
    const upper = at(i, j) * (1 - s) + at(i + 1, j) * s;
    const lower = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

/** Marching squares by land corners (top left 1, top right 2, bottom right 4, bottom left 8); land lies on the left. */
const SHORES: Record<number, readonly (readonly [string, string])[]> = {
  1: [['top', 'left']],
  2: [['right', 'top']],
  3: [['right', 'left']],
  4: [['bottom', 'right']],
  5: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  6: [['bottom', 'top']],
  7: [['bottom', 'left']],
  8: [['left', 'bottom']],
  9: [['top', 'bottom']],
  10: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  11: [['right', 'bottom']],
  12: [['left', 'right']],
  13: [['top', 'right']],
  14: [['left', 'top']],
};

/** Closed contour lines above a level, found on a square grid; one square beyond the area counts as sea. */
function contours({ area }: Field, cell: number, level: number, height: (x: number, y: number) => number): Point[][] {
  const across = (from: number, length: number): number[] => steps(from - cell, from + length + cell, cell);
  const [columns, rows] = [across(area.x, area.width), across(area.y, area.height)];
  const [lastI, lastJ] = [columns.length - 1, rows.length - 1];
  const above = rows.map((j, row) =>
    columns.map((i, column) =>
      row === 0 || column === 0 || row === lastJ || column === lastI ? -0.5 : height(i * cell, j * cell) - level,
    ),
  );
  const at = (column: number, row: number): number => above[row]?.[column] ?? -0.5;
  const next = new Map<string, string>();
  const places = new Map<string, Point>();
  const cross = (side: string, column: number, row: number): string => {
    const [c, r] = [side === 'right' ? column + 1 : column, side === 'bottom' ? row + 1 : row];
    const isLevel = side === 'top' || side === 'bottom';
    const name = `${isLevel ? 'h' : 'v'}${c},${r}`;
    const from = at(c, r);
    const share = from / (from - (isLevel ? at(c + 1, r) : at(c, r + 1)));
    const [x, y] = [(columns[c] ?? 0) + (isLevel ? share : 0), (rows[r] ?? 0) + (isLevel ? 0 : share)];
    places.set(name, [x * cell, y * cell]);
    return name;
  };
  for (let row = 0; row < lastJ; row += 1)
    for (let column = 0; column < lastI; column += 1) {
      const land =
        (at(column, row) > 0 ? 1 : 0) +
        (at(column + 1, row) > 0 ? 2 : 0) +
        (at(column + 1, row + 1) > 0 ? 4 : 0) +
        (at(column, row + 1) > 0 ? 8 : 0);
      for (const [from, to] of SHORES[land] ?? []) next.set(cross(from, column, row), cross(to, column, row));
    }
  const lines: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    for (let name: string | undefined = start; name !== undefined;) {
      const following = next.get(name);
      next.delete(name);
      const place = places.get(name);
      if (following !== undefined && place) line.push(place);
      name = following;
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}
