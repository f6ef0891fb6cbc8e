import type { KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitCollar } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { face, gridOf, measured, type Bent, type Place } from './sheet';
import { neckOf } from './mesh';

type Beside = readonly [outMm: number, upMm: number];

const COLUMNS = 120;

/** From the inner edge over the top to the outer one; `front` is 1 at the middle of the front and 0 at the nape. */
const PROFILES: Record<Exclude<KitCollar, 'hood'>, (front: number) => readonly Beside[]> = {
  crew: () => BINDING,
  vee: () => BINDING,
  grandad: () => [
    [-2, -4],
    [-3, 10],
    [-6, 24],
    [-5, 27],
    [-1, 25],
    [3, 10],
    [5, -5],
  ],
  mock: () => [
    [-2, -4],
    [-5, 26],
    [-9, 54],
    [-8, 58],
    [-4, 55],
    [0, 26],
    [5, -6],
  ],
  polo: (front) => {
    const point = 24 * Math.max(0, (front - 0.55) / 0.45) ** 2;
    return [
      [-2, -4],
      [-5, 14],
      [-5, 28],
      [1, 33],
      [8, 29],
      [17, 8],
      [25 + point * 0.3, -26 - point],
      [22 + point * 0.3, -27 - point],
    ];
  },
};

const BINDING: readonly Beside[] = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI - (i / 8) * 2 * Math.PI;
  return [6 * Math.cos(angle), 6 * Math.sin(angle)];
});

/** Collars open in front; `GAP` is half the opening as a share of the neck. */
const OPEN: ReadonlySet<KitCollar> = new Set(['grandad', 'polo']);
const GAP = 0.012;

function ringOf(neck: readonly Place[]): (share: number) => Place {
  const middle = neck.reduce((best, [x, , z], index) => {
    const [bx, , bz] = neck[best] ?? [0, 0, 0];
    return z - Math.abs(x) > bz - Math.abs(bx) ? index : best;
  }, 0);
  const line = [...neck.slice(middle), ...neck.slice(0, middle + 1)];
  const along = measured(line);
  return (share) => {
    const [x = 0, y = 0, z = 0] = along(share - Math.floor(share));
    return [x, y, z];
  };
}

/** Width, height and depth above the nape in mm; `open` is the share of its round that is open in front. */
const HOOD = { wide: 136, high: 232, deep: 150, open: 0.13 };
const HOOD_ROWS = 24;

function hood(ring: (share: number) => Place): Bent {
  const nape = ring(0.5);
  const centre: Place = [0, nape[1] + 58, nape[2] + 92];
  const sheet: Bent = { positions: [], normals: [], triangles: gridOf(COLUMNS, HOOD_ROWS) };
  for (let row = 0; row <= HOOD_ROWS; row += 1)
    for (let column = 0; column <= COLUMNS; column += 1) {
      const up = 1 - row / HOOD_ROWS;
      const share = column / COLUMNS;
      const round = (HOOD.open + (1 - 2 * HOOD.open) * share) * 2 * Math.PI;
      const rise = (-0.2 + 1.2 * up) * (Math.PI / 2);
      const out = Math.cos(rise);
      const shell = [
        centre[0] + HOOD.wide * out * Math.sin(round),
        centre[1] + HOOD.high * 0.66 * Math.sin(rise),
        centre[2] + HOOD.deep * out * Math.cos(round) - 18 * up,
      ];
      const edge = ring(0.005 + 0.99 * share);
      const loose = Math.min(1, up / 0.42);
      const way = loose * loose * (3 - 2 * loose);
      sheet.positions.push(...edge.map((value, axis) => value + ((shell[axis] ?? 0) - value) * way));
    }
  return sheet;
}

function band(ring: (share: number) => Place, profileAt: (front: number) => readonly Beside[], gap: number): Bent {
  const rows = profileAt(0).length - 1;
  const sheet: Bent = { positions: [], normals: [], triangles: gridOf(COLUMNS, rows) };
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= COLUMNS; column += 1) {
      // Against the direction of the ring, so that a profile starts inside.
      const share = 1 - gap - (1 - 2 * gap) * (column / COLUMNS);
      const [x, y, z] = ring(share);
      const [[ax, , az], [bx, , bz]] = [ring(share - 0.004), ring(share + 0.004)];
      const length = Math.hypot(bx - ax, bz - az) || 1;
      const [out, up] = profileAt(Math.abs(1 - 2 * share))[row] ?? [0, 0];
      sheet.positions.push(x + (out * (az - bz)) / -length, y + up, z + (out * (bx - ax)) / -length);
    }
  return sheet;
}

export function collarSheet(garment: KitGarment): Bent | undefined {
  const neck = neckOf(garment);
  if (neck.length === 0) return undefined;
  const ring = ringOf(neck);
  const collar = garment.collar ?? KIT_GARMENTS[garment.type].collars[0] ?? 'crew';
  const isOpen = OPEN.has(collar) || shapeOf(garment).sewnOn?.hasZip === true;
  const sheet = collar === 'hood' ? hood(ring) : band(ring, PROFILES[collar], isOpen ? GAP : 0);
  face([sheet]);
  return sheet;
}
