import { expect, it } from 'vitest';
import { flatten, turn, type Point } from '../geometry/path';
import { movePath } from '../outline-path';
import { loadOutlines } from '../lettering/load-outlines';
import { withoutBackground, withSoftEdge } from './background';
import { traceLogo } from './trace-logo';
import { opaqueBox, type Picture } from './picture';

const SIDE = 160;
/** Hausdorff distance of a traced outline from its source, px. */
const BOUND = 2;
/** Lines that each row of pixels is sampled in; across, coverage is exact. */
const ROWS = 4;

type Crossing = { x: number; way: number };

function crossingsOf(d: string): Crossing[][] {
  const rows = Array.from({ length: SIDE * ROWS }, (): Crossing[] => []);
  for (const line of flatten(d, 0.05))
    line.forEach(([ax, ay], i) => {
      const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
      const first = Math.ceil(Math.min(ay, by) * ROWS - 0.5);
      for (let row = first; (row + 0.5) / ROWS < Math.max(ay, by); row += 1) {
        const y = (row + 0.5) / ROWS;
        rows[row]?.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), way: by > ay ? 1 : -1 });
      }
    });
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** True for letters whose strokes are outlined each for itself. */
const isOverlaid = (d: string): boolean =>
  crossingsOf(d).some((row) => {
    let winding = 0;
    return row.some(({ way }) => Math.abs((winding += way)) > 1);
  });

/** Black on white, smoothed as browsers draw it; filled as fonts and SVG are by default. */
function draw(d: string): Picture {
  const ink = new Float64Array(SIDE * SIDE);
  crossingsOf(d).forEach((crossings, row) => {
    let winding = 0;
    crossings.forEach(({ x, way }, i) => {
      winding += way;
      const end = crossings[i + 1]?.x ?? x;
      for (let at = Math.floor(x); winding !== 0 && at < end; at += 1) {
        const place = Math.floor(row / ROWS) * SIDE + at;
        ink[place] = (ink[place] ?? 0) + Math.max(0, Math.min(at + 1, end) - Math.max(at, x)) / ROWS;
      }
    });
  });
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  ink.forEach((share, at) => data.fill(255 * (1 - share), 4 * at, 4 * at + 3).fill(255, 4 * at + 3, 4 * at + 4));
  return { width: SIDE, height: SIDE, data };
}

const WHITE = [255, 255, 255] as const;

function trace(picture: Picture): string {
  const colorway = { name: 'Home', colors: ['#000000', '#ffffff'] };
  const steps = traceLogo(picture, { name: 'Shape', colors: 2, removeBackground: true, colorway });
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    if (!value.ok) throw new Error(value.message);
    const { left = 0, top = 0 } = opaqueBox(withSoftEdge(withoutBackground(picture, WHITE), WHITE)) ?? {};
    return movePath(value.logo.shapes.map(({ d }) => d).join(''), [1, 0, 0, 1, left, top]);
  }
}

function farthest(one: readonly Point[][], other: readonly Point[][]): number {
  const sides = other.flatMap((line) => line.map((point, i) => [point, line[(i + 1) % line.length] ?? point] as const));
  let most = 0;
  for (const line of one)
    line.forEach(([ax, ay], i) => {
      const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay)));
      for (let step = 0; step < steps; step += 1) {
        const [x, y] = [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps];
        let least = Infinity;
        for (const [[px, py], [qx, qy]] of sides) {
          const [dx, dy] = [qx - px, qy - py];
          const share = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
          least = Math.min(least, (px + share * dx - x) ** 2 + (py + share * dy - y) ** 2);
        }
        most = Math.max(most, least);
      }
    });
  return Math.sqrt(most);
}

const hausdorff = (one: string, other: string): number => {
  const [a, b] = [flatten(one, 0.05), flatten(other, 0.05)];
  return Math.max(farthest(a, b), farthest(b, a));
};

const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

function polygon(corners: number, radius: number, turned: number, inner = radius): string {
  const count = inner === radius ? corners : 2 * corners;
  return closed(
    Array.from({ length: count }, (_, i) => {
      const angle = ((turned + (360 * i) / count) * Math.PI) / 180;
      const away = i % 2 === 0 ? radius : inner;
      return [128 + away * Math.cos(angle), 128 + away * Math.sin(angle)];
    }),
  );
}

function ellipse(width: number, height: number, way = 1): string {
  const [x, y, bend] = [width / 2, (way * height) / 2, 0.5523];
  const arc = (...points: number[]) => `C${points.map((value, i) => 128 + value * (i % 2 === 0 ? x : y)).join(' ')}`;
  return `M${128 + x} 128${arc(1, bend, bend, 1, 0, 1)}${arc(-bend, 1, -1, bend, -1, 0)}${arc(-1, -bend, -bend, -1, 0, -1)}${arc(bend, -1, 1, -bend, 1, 0)}Z`;
}

const turned = (d: string, degrees: number): string => movePath(d, turn(degrees, [128, 128]));
const rectangle = (width: number, height: number): string =>
  closed([
    [128 - width / 2, 128 - height / 2],
    [128 + width / 2, 128 - height / 2],
    [128 + width / 2, 128 + height / 2],
    [128 - width / 2, 128 + height / 2],
  ]);
const SHIELD = 'M40 40L216 40L216 130C216 180 170 205 128 226C86 205 40 180 40 130Z';

const FONTS = ['block', 'college', 'condensed', 'classic', 'stencil', 'rounded'] as const;
const outlines = await loadOutlines(FONTS);
const letter = (font: (typeof FONTS)[number], character: string): string => {
  const [advance = 0, d = ''] = outlines[font]?.glyphs[character] ?? [];
  return movePath(d, [0.17, 0, 0, 0.17, 128 - 0.085 * advance, 213]);
};

const SMALL = [SIDE / 256, 0, 0, SIDE / 256, 0, 0] as const;

/** In a square of 256; letters without strokes that taper to less than a pixel. */
const DRAWN: Record<string, string> = {
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9, 10, 12].flatMap((corners) =>
      [0, 7, 15, 22.5, 40].map((degrees) => [`${corners} corners at ${degrees}°`, polygon(corners, 110, degrees)]),
    ),
  ),
  ...Object.fromEntries(
    [5, 6, 8, 12].flatMap((tips) =>
      [0, 11, 18, 33].map((degrees) => [`${tips} tips at ${degrees}°`, polygon(tips, 112, degrees, 56)]),
    ),
  ),
  ...Object.fromEntries(
    [0, 3, 14, 30, 45].flatMap((degrees) => [
      [`bar at ${degrees}°`, turned(rectangle(200, 24), degrees)],
      [`oblong at ${degrees}°`, turned(rectangle(150, 90), degrees)],
      [`shield at ${degrees}°`, turned(SHIELD, degrees)],
      [`ellipse at ${degrees}°`, turned(ellipse(220, 120), degrees)],
    ]),
  ),
  ...Object.fromEntries([60, 120, 200].map((size) => [`disc of ${size}`, ellipse(size, size)])),
  ring: ellipse(220, 220) + ellipse(120, 120, -1),
  frame:
    polygon(8, 115, 22.5) +
    polygon(8, 70, 22.5).replace(/^M(.*)Z$/, (_, points: string) => `M${points.split('L').toReversed().join('L')}Z`),
  ...Object.fromEntries(
    FONTS.flatMap((font) =>
      Array.from('BCDEFGHJLOPQRSTUZ0235689', (character) => [`${character} of ${font}`, letter(font, character)]),
    ),
  ),
};
const SHAPES = Object.fromEntries(
  Object.entries(DRAWN)
    .map(([name, d]) => [name, movePath(d, SMALL)] as const)
    .filter(([, d]) => !isOverlaid(d)),
);

it(`comes within ${BOUND} px of 200 shapes and letters`, () => {
  expect(Object.keys(SHAPES).length).toBeGreaterThanOrEqual(200);
  const off = Object.entries(SHAPES).map(([name, d]) => [name, hausdorff(d, trace(draw(d)))] as const);
  expect(off.filter(([, distance]) => distance > BOUND)).toEqual([]);
});

it.each([3, 4, 5, 6, 8, 12])('keeps the corners of a shape of %i, and puts none into a disc', (corners) => {
  for (const degrees of [0, 7, 22.5]) {
    const traced = trace(draw(movePath(polygon(corners, 110, degrees), SMALL)));
    expect(traced).not.toContain('C');
    expect(traced.match(/[ML]/g)).toHaveLength(corners);
  }
  expect(trace(draw(movePath(ellipse(18 * corners, 18 * corners), SMALL)))).not.toContain('L');
});
