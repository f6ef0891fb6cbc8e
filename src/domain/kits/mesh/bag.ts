import type { KitGarment } from '../document/kit-document';
import { shapeOf } from '../garments';
import { surfaceOf } from '../garments/surface-of';
import type { Piece } from '../garments/types';
import { boxAround, flatten, type Point } from '../geometry/path';
import {
  cornersOf,
  face,
  gridOf,
  measured,
  netOf,
  uvIn,
  type Bent,
  type GarmentMesh,
  type Place,
  type Sheet,
} from './sheet';

/** Half the length of a full bag: beyond it, cloth goes around the edge of its ends. In mm, as everything here. */
const HALF = 254;
const EDGE = 16;
const ROUNDING = (2 * EDGE) / Math.PI;
const STRAP = { half: 12, away: 124, above: 150, off: 3 };

type Around = (length: number) => Place;

function aroundEnd(panel: string): { around: Around; whole: number } {
  const [line = []] = flatten(panel);
  const half = line.slice(0, line.findIndex(([x], i) => i > 0 && x === 0) + 1);
  const whole =
    2 * half.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (half[i]?.[0] ?? x), y - (half[i]?.[1] ?? y)), 0);
  const along = measured(half);
  const middle = (half.at(-1)?.[1] ?? 0) / 2;
  return {
    whole,
    around(length) {
      const wound = length > whole / 2 ? length - whole : length;
      const [u = 0, v = 0] = along((2 * Math.abs(wound)) / whole);
      return [0, middle - v, Math.sign(wound) * u];
    },
  };
}

/** Place on the bag: beyond its length cloth turns inwards, at right angles to the way around. */
function placeOn(around: Around, x: number, length: number): Place {
  const [, y, z] = around(length);
  const beyond = Math.max(0, Math.abs(x) - HALF);
  const angle = Math.min(1, beyond / EDGE) * (Math.PI / 2);
  const inwards = ROUNDING * (1 - Math.cos(angle)) + Math.max(0, beyond - EDGE);
  const [, ya, za] = around(length - 1);
  const [, yb, zb] = around(length + 1);
  const step = Math.hypot(yb - ya, zb - za) || 1;
  return [
    Math.sign(x) * (Math.min(Math.abs(x), HALF) + ROUNDING * Math.sin(angle)),
    y - (inwards * (zb - za)) / step,
    z + (inwards * (yb - ya)) / step,
  ];
}

export function bagMesh(garment: KitGarment): GarmentMesh {
  const { pieces, surfaces } = shapeOf(garment);
  const { around, whole } = aroundEnd(surfaces.left?.outline ?? '');
  const pieceOf = (name: string): Piece | undefined => pieces.find((each) => each.name === name);
  const top = boxAround(pieceOf('Top')?.outline ?? '').height;
  const tall = boxAround(surfaces.front?.outline ?? '').height;
  const facing =
    (side: 1 | -1) =>
    ([x, y]: Point): Place =>
      placeOn(around, side * x, side * (top / 2 + y));
  const end =
    (side: 1 | -1) =>
    ([x, y]: Point): Place => [side * (HALF + ROUNDING - 1), tall / 2 - y, -side * x];
  const sheets = (['front', 'back', 'left', 'right'] as const).flatMap((surface): Sheet[] => {
    const flat = surfaceOf(garment, surface);
    if (!flat) return [];
    const side = surface === 'front' || surface === 'left' ? 1 : -1;
    const place = surface === 'front' || surface === 'back' ? facing(side) : end(side);
    const { points, triangles } = netOf(cornersOf(flat.outline), []);
    return [
      {
        ...{ surface, triangles, normals: [] },
        positions: points.flatMap((point) => [...place(point)]),
        uvs: points.flatMap((point) => uvIn(flat.box, point)),
      },
    ];
  });
  const plain = [
    { piece: pieceOf('Top'), from: -top / 2 },
    { piece: pieceOf('Base'), from: top / 2 + tall },
  ].map(({ piece, from }): Bent => {
    const { points, triangles } = netOf(cornersOf(piece?.outline ?? ''), []);
    const positions = points.flatMap(([x, y]) => {
      const length = from + y;
      return [...placeOn(around, x, length > whole / 2 ? length - whole : length)];
    });
    return { positions, triangles, normals: [] };
  });
  const straps = joined(([1, -1] as const).map((side) => strap(facing(side), tall)));
  for (const each of [...sheets, ...plain, straps]) face([each]);
  return {
    sheets,
    plain: [...plain.map((bent) => ({ part: 'base' as const, bent })), { part: 'webbing', bent: straps }],
  };
}

function strap(place: (point: Point) => Place, tall: number): Bent {
  const { away, above, half, off } = STRAP;
  const legs = Array.from({ length: 15 }, (_, i): Place => place([-away, tall - 4 - (i * (tall - 8)) / 14]));
  const [, y, z] = legs.at(-1) ?? [0, 0, 0];
  const arch = Array.from({ length: 25 }, (_, i): Place => {
    const angle = Math.PI * ((i + 1) / 26);
    return [-away * Math.cos(angle), y + above * Math.sin(angle), z * (1 - 0.25 * Math.sin(angle))];
  });
  const line = [...legs, ...arch, ...legs.toReversed().map(([x, u, v]): Place => [-x, u, v])];
  const bent: Bent = { positions: [], normals: [], triangles: gridOf(1, line.length - 1) };
  line.forEach(([x, u, v], i) => {
    const [[ax, ay], [bx, by]] = [line[Math.max(0, i - 1)] ?? [x, u], line[Math.min(line.length - 1, i + 1)] ?? [x, u]];
    const step = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(by - ay) / step, (ax - bx) / step];
    for (const sign of [-1, 1]) bent.positions.push(x + sign * half * nx, u + sign * half * ny, v + Math.sign(z) * off);
  });
  return bent;
}

const joined = (parts: readonly Bent[]): Bent => {
  const all: Bent = { positions: [], normals: [], triangles: [] };
  for (const { positions, triangles } of parts) {
    const first = all.positions.length / 3;
    all.positions.push(...positions);
    all.triangles.push(...triangles.map((vertex) => vertex + first));
  }
  return all;
};
