import type { KitGarment } from '../document/kit-document';
import { shapeOf } from '../garments';
import { POCKET_NAMES } from '../garments/top-pieces';
import type { SewnOn } from '../garments/types';
import { distanceToLine, flatten, type Point } from '../geometry/path';
import { face, netOf, uvIn, type Bent, type Place, type Sheet } from './sheet';
import { bend, hangsFromShoulders, cutOf, type Cut } from './mesh';

/** Distance of a pouch from the front, loose and at its seams, mm. */
const LOOSE = 9;
const SEWN = 1;
const SEAM_REACH = 45;

/** Rings of a button from edge to middle: radius and height above the cloth, mm. */
const BUTTON: readonly (readonly [radius: number, up: number])[] = [
  [7.5, 0.5],
  [7.5, 3],
  [5.5, 3.6],
  [4.5, 2.8],
  [0, 2.8],
];
const SIDES = 24;

interface Front {
  cut: Cut;
  sewnOn: SewnOn;
  above: (point: Point, up: number) => Place;
}

function frontOf(garment: KitGarment): Front | undefined {
  const { sewnOn } = shapeOf(garment);
  const cut = hangsFromShoulders(garment) ? cutOf(garment, 'front') : undefined;
  if (!cut || !sewnOn) return undefined;
  const place = bend(cut, 1);
  const above = (point: Point, up: number): Place => {
    const [x, y] = point;
    const [ax, ay, az] = difference(place([x + 1, y]), place([x - 1, y]));
    const [dx, dy, dz] = difference(place([x, y + 1]), place([x, y - 1]));
    const [nx, ny, nz] = [dy * az - dz * ay, dz * ax - dx * az, dx * ay - dy * ax];
    const length = Math.hypot(nx, ny, nz) || 1;
    const [px, py, pz] = place(point);
    return [px + (up * nx) / length, py + (up * ny) / length, pz + (up * nz) / length];
  };
  return { cut, sewnOn, above };
}

const difference = ([x, y, z]: Place, [u, v, w]: Place): Place => [x - u, y - v, z - w];

/** Pouches in the picture of the front: sewn along level and upright edges, loose at slanting ones. */
export function pouchSheets(garment: KitGarment): Sheet[] {
  const front = frontOf(garment);
  if (!front) return [];
  const { pouches } = front.sewnOn;
  return pouches.map((pouch, index) => {
    const name = pouches.length > 1 ? POCKET_NAMES[index] : undefined;
    return { ...sewnOnto(front, flatten(pouch)[0] ?? []), ...(name && { name }) };
  });
}

function sewnOnto(front: Front, line: readonly Point[]): Sheet {
  const seams = line
    .map((from, index) => [from, line[(index + 1) % line.length] ?? from] as const)
    .filter(([[x, y], [u, v]]) => x === u || y === v);
  const looseAt = (point: Point): number => {
    const away = Math.min(...seams.map(([from, to]) => distanceToLine(point, [from, to])));
    const share = Math.min(1, away / SEAM_REACH);
    return SEWN + (LOOSE - SEWN) * share * (2 - share);
  };
  const { points, triangles } = netOf(line, []);
  const sheet: Sheet = {
    surface: 'front',
    positions: points.flatMap((point) => [...front.above(point, looseAt(point))]),
    normals: [],
    uvs: points.flatMap((point) => uvIn(front.cut.box, point)),
    triangles,
  };
  face([sheet]);
  return sheet;
}

export function buttonSheet(garment: KitGarment): Bent | undefined {
  const front = frontOf(garment);
  if (!front || front.sewnOn.buttons.length === 0) return undefined;
  const sheet: Bent = { positions: [], normals: [], triangles: [] };
  for (const y of front.sewnOn.buttons) {
    const first = sheet.positions.length / 3;
    for (const [radius, up] of BUTTON)
      for (let side = 0; side < SIDES; side += 1) {
        const angle = (2 * Math.PI * side) / SIDES;
        sheet.positions.push(...front.above([radius * Math.sin(angle), y - radius * Math.cos(angle)], up));
      }
    for (let ring = 0; ring + 1 < BUTTON.length; ring += 1)
      for (let side = 0; side < SIDES; side += 1) {
        const [a, b] = [side, (side + 1) % SIDES].map((at) => first + ring * SIDES + at) as [number, number];
        sheet.triangles.push(a, a + SIDES, b, b, a + SIDES, b + SIDES);
      }
  }
  face([sheet]);
  return sheet;
}
