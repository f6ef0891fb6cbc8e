import type { KitGarment } from '../document/kit-document';
import { shapeOf } from '../garments';
import { surfaceOf } from '../garments/surface-of';
import type { Piece } from '../garments/types';
import type { Point } from '../geometry/path';
import { relax, type Cloth } from './relax';
import { arcOf, between, cornersOf, face, netOf, smooth, spanAt, uvIn, type Place, type Sheet } from './sheet';

export const HIPS = 0.62;
/** Height over which hips become legs above the crotch, and of a curved hem, mm. */
const HIP = 120;
const HEM = 20;
const ROUNDS = 120;

const sideOf = ({ surface }: Piece): 1 | -1 => (surface === 'back' ? -1 : 1);
const meanOf = (line: readonly Point[]): number => line.reduce((sum, [x]) => sum + x, 0) / line.length;
const isLeg = ({ name }: Piece): boolean => !name.endsWith('waistband');

/** Legs as worn: each level is an oval, which becomes two tubes below the crotch. */
export function legSheets(garment: KitGarment, pieces: readonly Piece[] = shapeOf(garment).pieces): Sheet[] {
  const lines = pieces.map(({ outline }) => cornersOf(outline));
  const levels = lines.flat().map(([, y]) => y);
  const place = placing(pieces, lines);
  const sheets = pieces.map((piece, index): Sheet & Cloth => {
    const line = lines[index] ?? [];
    const { points, triangles } = netOf(line, levels);
    const box = surfaceOf(garment, piece.surface)?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const leg = isLeg(piece) ? Math.sign(meanOf(line)) : 0;
    return {
      ...{ surface: piece.surface, name: piece.name, flat: points, triangles, normals: [] },
      positions: points.flatMap((point) => [...place(sideOf(piece), leg, point)]),
      uvs: points.flatMap((point) => uvIn(box, point)),
    };
  });
  relax(sheets, ROUNDS);
  face(sheets);
  return sheets;
}

/** `leg` is 1 for the leg on the right of its side, -1 for the other, 0 above the legs. */
function placing(pieces: readonly Piece[], lines: readonly (readonly Point[])[]) {
  const lineOf = (side: 1 | -1, isOfLeg: boolean): readonly Point[] =>
    lines.find(
      (line, i) =>
        pieces.some((each, at) => at === i && sideOf(each) === side && isLeg(each) === isOfLeg) &&
        (!isOfLeg || meanOf(line) > 0),
    ) ?? [];
  const [front, back, band] = [lineOf(1, true), lineOf(-1, true), lineOf(1, false)];
  const crotch = Math.max(...back.filter(([x]) => x === Math.min(...back.map(([at]) => at))).map(([, y]) => y));
  const above = Math.max(...back.filter(([x, y]) => x === 0 && y < crotch).map(([, y]) => y));
  const [, top] = band.reduce<Point>((widest, point) => (point[0] > widest[0] ? point : widest), [0, 0]);
  const bottom = Math.max(...front.map(([, y]) => y));
  const [inner] = spanAt(front, bottom);
  const [, side] = front.reduce<Point>(
    (low, point) => (point[1] > bottom - HEM && point[0] > low[0] ? point : low),
    [0, bottom],
  );
  const spanOf = (line: readonly Point[], y: number): [number, number] => {
    if (y < top) return [0, spanAt(band, y)[1]];
    return [y > above ? spanAt(line, y)[0] : 0, spanAt(line, Math.min(y, side))[1]];
  };
  return (side: 1 | -1, leg: number, [x, y]: Point): Place => {
    const sign = leg || Math.sign(x) || 1;
    const [[a, b], [c, d]] = [spanOf(front, y), spanOf(back, y)];
    const [from, to] = side === 1 ? [a, b] : [c, d];
    const share = between((sign * x - from) / (to - from), 0, 1);
    const apart = smooth(between((y - above + HIP) / (crotch - above + HIP), 0, 1));
    const depth = HIPS + (1 - HIPS) * apart;
    const start = (-Math.PI / 2) * apart;
    const { length, angleAt } = arcOf(start, depth);
    const wide = (b - a + d - c) / 2 / length;
    const angle = angleAt(share);
    const spread = inner * between((y - crotch) / (bottom - crotch), 0, 1);
    return [
      side * sign * (wide * (Math.sin(angle) - Math.sin(start)) + spread),
      -y,
      side * wide * depth * Math.cos(angle),
    ];
  };
}
