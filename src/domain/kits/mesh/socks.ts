import type { KitGarment } from '../document/kit-document';
import { shapeOf } from '../garments';
import { surfaceOf } from '../garments/surface-of';
import { distance, type Point } from '../geometry/path';
import { relax, type Cloth } from './relax';
import { between, cornersOf, face, netOf, uvIn, type Place, type Sheet } from './sheet';

const ROUNDS = 80;
const BESIDE = 78;
const TOP = 8;

/** Middle line of a men’s left sock, from the top to the toes. */
const MIDDLE: readonly Point[] = [
  [0, -20],
  [-1, 170],
  [0, 262],
  [-4, 306],
  [-16, 345],
  [-42, 374],
  [-84, 396],
  [-150, 420],
];

/** Socks on feet, side by side: sections across the middle line become round. */
export function sockSheets(garment: KitGarment): Sheet[] {
  const { pieces, surfaces } = shapeOf(garment);
  const scale = (surfaces.left?.rise ?? 410) / 410;
  const middle = MIDDLE.map(([x, y]): Point => [x * scale, y * scale]);
  const sheets = pieces.map(({ name, surface, outline }): Sheet & Cloth => {
    const line = cornersOf(outline);
    // Inner sides are shaped as the outer ones of the other sock.
    const [sock, turned] = [name.startsWith('Left') ? 1 : -1, surface === 'left' ? 1 : -1];
    const outwards = sock * turned;
    const leftLine = line.map(([x, y]): Point => [turned * x, y]);
    const { points, triangles } = netOf(line, []);
    const box = surfaceOf(garment, surface)?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const positions = points.flatMap(([x, y]): Place => {
      const [across, down, bulge] = rounded3(leftLine, middle, [turned * x, y]);
      return [sock * (BESIDE * scale + outwards * bulge), -down, -across];
    });
    return {
      ...{ surface, name, flat: points, triangles, positions, normals: [] },
      uvs: points.flatMap((point) => uvIn(box, point)),
    };
  });
  relax(sheets, ROUNDS);
  face(sheets);
  return sheets;
}

interface Foot {
  point: Point;
  normal: Point;
}

function footOn(middle: readonly Point[], [x, y]: Point): Foot {
  const feet = middle.slice(1).map((to, i): Foot => {
    const from = middle[i] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const share = between(((x - from[0]) * dx + (y - from[1]) * dy) / length ** 2, 0, i === middle.length - 2 ? 3 : 1);
    return { point: [from[0] + share * dx, from[1] + share * dy], normal: [dy / length, -dx / length] };
  });
  return feet.reduce((best, each) => (distance(each.point, [x, y]) < distance(best.point, [x, y]) ? each : best));
}

function reach(line: readonly Point[], [x, y]: Point, [nx, ny]: Point): number {
  const met = line.flatMap(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
    const turn = nx * (by - ay) - ny * (bx - ax);
    const along = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / turn;
    const share = ((ax - x) * ny - (ay - y) * nx) / turn;
    return along > 0 && share >= 0 && share <= 1 ? [along] : [];
  });
  return Math.min(...met, 200);
}

/** Place on a tube as wide around as the flat sock on both sides: within its plane, and out of it. */
function rounded3(line: readonly Point[], middle: readonly Point[], point: Point): [number, number, number] {
  const { point: foot, normal } = footOn(middle, point);
  // Above the curve of the top edge a way across would end on it.
  const level: Point = [foot[0], Math.max(foot[1], TOP)];
  const [right, left] = [reach(line, level, normal), reach(line, level, [-normal[0], -normal[1]])];
  const offset = (point[0] - foot[0]) * normal[0] + (point[1] - foot[1]) * normal[1];
  const centre = (right - left) / 2;
  const half = (right + left) / 2;
  const angle = between((offset - centre) / half, -1, 1) * (Math.PI / 2);
  const radius = (2 * half) / Math.PI;
  const along = centre + radius * Math.sin(angle);
  return [foot[0] + normal[0] * along, foot[1] + normal[1] * along, radius * Math.cos(angle)];
}
