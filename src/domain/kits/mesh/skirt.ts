import type { KitGarment } from '../document/kit-document';
import { shapeOf } from '../garments';
import { isOfSurface, surfaceOf } from '../garments/surface-of';
import type { Piece } from '../garments/types';
import type { Point } from '../geometry/path';
import { HIPS, legSheets } from './legs';
import { relax, type Cloth } from './relax';
import {
  between,
  cornersOf,
  face,
  measured,
  netOf,
  smooth,
  spanAt,
  uvIn,
  type Bent,
  type GarmentMesh,
  type Place,
  type Sheet,
} from './sheet';

const ROUNDS = 120;
const ARC = 96;
/** Folds of the hem around the whole skirt, and their depth as a share of its radius. */
const FOLDS = 10;
const DEEP = 0.035;
const LEGS_WITHIN = 0.96;
const SEAM_TOLERANCE = 0.13;

/** Skirt as worn: each level is an oval with folds towards the hem, as long as the cloth is wide. Legs are within. */
export function skirtMesh(garment: KitGarment): GarmentMesh {
  const { pieces, surfaces } = shapeOf(garment);
  const isPrinted = (piece: Piece): boolean => isOfSurface(garment, piece);
  const printed = pieces.filter(isPrinted);
  const lines = printed.map(({ outline }) => cornersOf(outline));
  const levels = lines.flat().map(([, y]) => y);
  const place = placing(cornersOf(surfaces.front?.outline ?? ''));
  const sheets = printed.map((piece, index): Sheet & Cloth => {
    const { points, triangles } = netOf(lines[index] ?? [], levels);
    const box = surfaceOf(garment, piece.surface)?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const side = piece.surface === 'back' ? -1 : 1;
    return {
      ...{ surface: piece.surface, name: piece.name, flat: points, triangles, normals: [] },
      positions: points.flatMap((point) => [...place(side, point)]),
      uvs: points.flatMap((point) => uvIn(box, point)),
    };
  });
  relax(sheets, ROUNDS);
  face(sheets);
  const inner = legSheets(
    garment,
    pieces.filter((piece) => !isPrinted(piece)),
  );
  return { sheets, plain: inner.map((bent) => ({ part: 'trim', bent: within(bent) })) };
}

const within = ({ positions, normals, triangles }: Sheet): Bent => ({
  ...{ normals, triangles },
  positions: positions.map((at, index) => (index % 3 === 1 ? at : at * LEGS_WITHIN)),
});

/** Below its side seams the skirt is as wide as it would be with them. */
function placing(line: readonly Point[]): (side: 1 | -1, point: Point) => Place {
  const [widest, end] = line.reduce<Point>((most, point) => (point[0] > most[0] ? point : most), [0, 0]);
  const bottom = Math.max(...line.map(([, y]) => y));
  const halfAt = (y: number): number => spanAt(line, y)[1];
  const flare = (widest - halfAt(end - 40)) / 40;
  const widthAt = (y: number): number => (y <= end ? halfAt(y) : widest + (y - end) * flare);
  const sections = new Map<number, { width: number; along: (share: number) => number[] }>();
  const sectionAt = (y: number) => {
    const known = sections.get(y);
    if (known) return known;
    const deep = DEEP * smooth(between((y - end * 0.35) / (bottom - end * 0.35), 0, 1));
    const round = Array.from({ length: ARC + 1 }, (_, i): Point => {
      const angle = (i / ARC) * (Math.PI / 2);
      const out = 1 + deep * Math.cos(FOLDS * angle);
      return [out * Math.sin(angle), i === ARC ? 0 : HIPS * out * Math.cos(angle)];
    });
    const length = round
      .slice(1)
      .reduce((sum, [x, z], i) => sum + Math.hypot(x - (round[i]?.[0] ?? 0), z - (round[i]?.[1] ?? 0)), 0);
    const width = widthAt(y);
    const along = measured(round.map(([x, z]) => [(x * width) / length, (z * width) / length]));
    const made = { width, along };
    sections.set(y, made);
    return made;
  };
  return (side, [x, y]) => {
    const { width, along } = sectionAt(y);
    const share = Math.abs(x) > width - SEAM_TOLERANCE ? 1 : Math.abs(x) / width;
    const [out = 0, ahead = 0] = along(share);
    return [side * Math.sign(x) * out, -y, side * ahead];
  };
}
