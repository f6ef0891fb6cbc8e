import { closed, distance, flatten, signedArea, type Point } from './path';

const NEAR = 1;

interface Crossing {
  /** Corner of the line before it, and the share of the way to the next; the same around the outline. */
  along: number;
  around: number;
  point: Point;
}

/** Parts of an outline on either side of a line, the larger first: to where it first leaves, or to the nearest edge. */
export function divide(outline: string, line: string): [string, string] {
  const [drawn = []] = flatten(outline);
  const edge = drawn.filter((point, i) => distance(point, drawn.at(i - 1) ?? point) > 0.01);
  const [cut = []] = flatten(line);
  const met = crossings(edge, cut);
  const isAway = (end: Point, { point }: Crossing): boolean => distance(point, end) > NEAR && !isInside(edge, end);
  const [first = [0, 0], last = first] = [cut[0], cut.at(-1)];
  const [start, end] = [nearest(edge, first, 0), nearest(edge, last, cut.length - 1)];
  const from = met[0] && isAway(first, start) ? met[0] : start;
  const to = met.find(({ along }) => along > from.along + 0.01) ?? end;
  const inner = cut.filter((_, i) => i > from.along && i < to.along);
  const way = [from.point, ...inner, to.point];
  const parts = [
    [...way, ...between(edge, to.around, from.around)],
    [...way.toReversed(), ...between(edge, from.around, to.around)],
  ];
  const [larger = [], smaller = []] = parts.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  return [closed(larger), closed(smaller)];
}

const difference = ([x, y]: Point, [u, v]: Point): Point => [x - u, y - v];

function crossings(edge: readonly Point[], cut: readonly Point[]): Crossing[] {
  return cut
    .slice(1)
    .flatMap((to, i) => {
      const from = cut[i] ?? to;
      const way = difference(to, from);
      return edge.flatMap((a, j): Crossing[] => {
        const side = difference(edge[(j + 1) % edge.length] ?? a, a);
        const turn = way[0] * side[1] - way[1] * side[0];
        const [dx, dy] = difference(a, from);
        const [along, around] = [(dx * side[1] - dy * side[0]) / turn, (dx * way[1] - dy * way[0]) / turn];
        if (!(along >= 0 && along <= 1 && around >= 0 && around < 1)) return [];
        return [{ along: i + along, around: j + around, point: [from[0] + along * way[0], from[1] + along * way[1]] }];
      });
    })
    .toSorted((a, b) => a.along - b.along);
}

function nearest(edge: readonly Point[], [x, y]: Point, along: number): Crossing {
  const near = edge.map((a, j): Crossing => {
    const [dx, dy] = difference(edge[(j + 1) % edge.length] ?? a, a);
    const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const around = Math.max(0, Math.min(1, share));
    return { along, around: j + around, point: [a[0] + around * dx, a[1] + around * dy] };
  });
  return near.reduce((best, each) => (distance(each.point, [x, y]) < distance(best.point, [x, y]) ? each : best));
}

export const isInside = (edge: readonly Point[], [x, y]: Point): boolean =>
  edge.filter(([ax, ay], i) => {
    const [bx, by] = edge[(i + 1) % edge.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
  }).length %
    2 ===
  1;

/** Corners of a closed line after one place, up to another. */
function between(edge: readonly Point[], from: number, to: number): Point[] {
  const indexes = edge.map((_, i) => i);
  const passed =
    from < to
      ? indexes.filter((i) => i > from && i < to)
      : [...indexes.filter((i) => i > from), ...indexes.filter((i) => i < to)];
  return passed.flatMap((i) => [edge[i] ?? [0, 0]]);
}
