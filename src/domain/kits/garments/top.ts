import { line, rect } from '../svg';
import { apply, half, mirror, type Curve, type Point } from '../geometry/path';
import type { Matrix } from '../marks';
import { figureOf } from './sides';
import { ribs, seam, trimRelief, zip } from './stitching';
import { collarOf, sewnBelow } from './top-collars';
import {
  armhole,
  bodyOutline,
  isButtoned,
  NECKS,
  neckSeam,
  placket,
  raglanSeam,
  ribSeam,
  topFlats,
  zipLine,
} from './top-flats';
import { TOP_HEM, topPieces } from './top-pieces';
import { sideOfTop } from './top-side';
import type { TopMake, TopSize } from './top-size';
import type { Figure, GarmentShape, Part, SewnOn } from './types';

/** Angle of hanging sleeves in degrees, and the part of a sleeve’s flat that shows beyond its middle line. */
const HANGING = {
  short: { tilt: 22, shift: 14, outer: 42, inner: 0.57 },
  long: { tilt: 9.5, shift: 34, outer: 44, inner: 0.66 },
};

/** Placement of the sleeve on the right of a picture: its middle line runs near its outer edge. */
function hang({ shoulder, slope, chest }: TopSize, isLong: boolean): Matrix {
  const { tilt, shift } = isLong ? HANGING.long : HANGING.short;
  const angle = (tilt * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const out = shift * (chest / 265);
  return [cos, -sin, sin, cos, shoulder + out * cos, slope - out * sin];
}

interface HangingSleeve {
  d: string;
  cuffLine: string;
  cuffMiddle: string;
}

function hangingSleeve(size: TopSize, isLong: boolean, cuffDepth: number): HangingSleeve {
  const { shoulder, slope, chest, armpit, sleeve, cuff } = size;
  const { outer, inner } = isLong ? HANGING.long : HANGING.short;
  const matrix = hang(size, isLong);
  const at = (first: Point, second: Point, third: Point): Curve => [
    ...apply(matrix, first),
    ...apply(matrix, second),
    ...apply(matrix, third),
  ];
  const edge = outer * (chest / 265);
  const inside = -cuff * inner;
  const tip = apply(matrix, [edge, sleeve]);
  const cuffCurve = at([edge * 0.4, sleeve + 9], [inside * 0.5, sleeve + 9], [inside, sleeve + 2]);
  const [bulge, armhole] = [sleeve * (isLong ? 0.16 : 0.3), slope + (armpit - slope) * 0.4];
  const d = half(
    [shoulder - 6, slope - 1],
    [
      at([edge * 0.1, 8], [edge * 0.84, bulge * 0.75], [edge, bulge * 1.7]),
      at([edge + 3, sleeve * 0.68], [edge + 2, sleeve * 0.84], [edge, sleeve]),
      cuffCurve,
      isLong
        ? [...apply(matrix, [inside - 8, sleeve * 0.76]), ...apply(matrix, [inside - 14, sleeve * 0.5]), chest, armpit]
        : [chest, armpit],
      [shoulder - 60, armpit - 20, shoulder - 50, armhole, shoulder - 6, slope - 1],
    ],
  );
  const up = sleeve - cuffDepth / 2;
  const middle = at([edge * 0.4, up + 9], [inside * 0.5, up + 9], [inside - 1, up + 2]);
  return {
    d,
    cuffLine: half(tip, [cuffCurve], false),
    cuffMiddle: half(apply(matrix, [edge, up]), [middle], false),
  };
}

function facingTop(make: TopMake, side: 'front' | 'back'): Figure {
  const { size, isLong, cuffDepth, rib, raglan, hasKnitCuffs, hasZip } = make;
  const { length, hem } = size;
  const back = side === 'back';
  const { collar } = make;
  const dressing = collarOf(size, collar, back);
  const body = bodyOutline(size, collar, back);
  const { d: arm, cuffLine, cuffMiddle } = hangingSleeve(size, isLong, cuffDepth);
  const pockets = back ? [] : (make.pockets ?? []);
  const knit = hasKnitCuffs ? [cuffMiddle, mirror(cuffMiddle)] : [];
  const opening = hasZip && !back ? [shownZip(size, collar)] : [];
  const matrix = hang(size, isLong);
  const [a, b, c, d, e, f] = matrix;
  const sleeve = (sign: 1 | -1): Part => ({
    d: sign === 1 ? arm : mirror(arm),
    cloth: {
      surface: (sign === 1) === back ? 'right-sleeve' : 'left-sleeve',
      matrix: sign === 1 ? matrix : [a, -b, -c, d, -e, f],
    },
    level: 0.49,
    volume: 'limb',
  });
  const cuffs = [cuffLine, mirror(cuffLine)];
  const hemLine = `M${-hem} ${length - TOP_HEM}Q0 ${length - 8} ${hem} ${length - TOP_HEM}`;
  const ribLine = `M${-hem} ${length - (rib ?? 0) / 2}L${hem} ${length - (rib ?? 0) / 2}`;
  const piping = raglan ? [raglanSeam(size), mirror(raglanSeam(size))] : [];
  const armholes = [armhole(size), mirror(armhole(size))];
  const pouches = pockets.map((d): Part => ({
    d,
    cloth: { surface: 'front', matrix: [1, 0, 0, 1, 0, 0], plain: true },
    level: 0.6,
    volume: 'skirt',
  }));
  return {
    parts: [
      ...dressing.behind,
      sleeve(1),
      sleeve(-1),
      {
        d: body,
        cloth: { surface: side, matrix: [1, 0, 0, 1, 0, 0] },
        volume: 'torso',
      },
      ...pouches,
      ...dressing.parts,
    ],
    relief:
      // Levels the edges of sleeves that are sewn on further in.
      (raglan ? armholes : []).map((d) => line(d, '#7f7f7f', 12)).join('') +
      cuffs.map((edge) => trimRelief(edge, cuffDepth * 2)).join('') +
      (rib ? trimRelief(ribLine, rib) : '') +
      opening.map((d) => line(d, '#000', 12, { opacity: 0.2 })).join('') +
      piping.map((seamLine) => line(seamLine, '#000', 11, { opacity: 0.22 })).join('') +
      dressing.relief,
    finish: (color) =>
      (rib
        ? ribs(ribLine, rib) + line(ribSeam(size, rib), '#000', 1.4, { opacity: 0.25 })
        : seam(hemLine, color('base'))) +
      piping.map((seamLine) => seam(seamLine, color('base'))).join('') +
      (raglan ? [] : armholes).map((d) => line(d, '#000', 1.4, { opacity: 0.22 })).join('') +
      knit.map((d) => ribs(d, cuffDepth)).join('') +
      (back ? '' : sewnOnTop(make).finish(color)) +
      dressing.finish(color),
    seams: [
      ...(raglan ? piping : armholes),
      ...(rib ? [ribSeam(size, rib)] : []),
      ...(NECKS[collar].band > 0 ? [neckSeam(size, collar, back)] : []),
      ...(isButtoned(collar) && !back ? [placket(size, collar)] : []),
      ...opening,
      ...pockets,
    ],
  };
}

function sewnOnTop({ size, collar, pockets = [], welts = [], hasZip }: TopMake): SewnOn {
  const { buttons, finish } = sewnBelow(size, collar);
  return {
    pouches: pockets,
    buttons,
    hasZip: hasZip === true,
    finish: (color) =>
      pockets.map((pocket) => line(pocket, '#000', 2, { opacity: 0.2 }) + seam(pocket, color('base'))).join('') +
      welts.map((d) => weltOn(d, color('trim'))).join('') +
      (hasZip ? zipOn(size, collar, color('trim')) : '') +
      finish(color),
  };
}

const shownZip = (size: TopSize, collar: TopMake['collar']): string =>
  collar === 'mock' ? `M0 -34L0 ${size.length}` : zipLine(size, collar);

const weltOn = (d: string, tape: string): string =>
  line(d, '#000', 15, { opacity: 0.18, transform: 'translate(1 2)' }) + line(d, tape, 11) + zip(d, 5);

function zipOn(size: TopSize, collar: TopMake['collar'], tape: string): string {
  const d = shownZip(size, collar);
  const top = Number(d.slice(1).split(/[ L]/)[1]);
  const puller = rect(-4.5, top + (collar === 'mock' ? 8 : 40), 9, 28, {
    fill: '#c9ccd6',
    stroke: '#6c6f7b',
    'stroke-width': 1.2,
    rx: 3,
  });
  return line(d, '#000', 16, { opacity: 0.2 }) + line(d, tape, 13) + zip(d, 7) + puller;
}

export function top(make: TopMake): GarmentShape {
  const surfaces = topFlats(make.size, make);
  return {
    measure: { across: 2 * make.size.chest, along: make.size.length },
    surfaces,
    pieces: topPieces(make, surfaces),
    sewnOn: sewnOnTop(make),
    figure: (view) =>
      figureOf(
        view,
        (side) => facingTop(make, side),
        () => sideOfTop(make),
      ),
  };
}
