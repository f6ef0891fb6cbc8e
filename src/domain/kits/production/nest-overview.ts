import type { Outlines } from '../lettering/outlines';
import { rectangle } from '../geometry/path';
import type { Mark } from '../marks';
import { type Nest, type NestBox, ROLL_WIDTH } from './nest-pieces';
import { BLEED, type PatternPiece } from './pattern-pieces';
import { labelMark } from './print-sheet';
import { CUT_INK } from './spot-inks';

export interface NestedPiece extends NestBox {
  piece: PatternPiece;
  label: string;
}

export const nestedPiece = (piece: PatternPiece, label: string): NestedPiece => ({
  piece,
  label,
  width: piece.box.width + 2 * BLEED,
  height: piece.box.height + 2 * BLEED,
});

const SCALE = 0.1;
const EDGE = 10;
const HEADING = 5;
const NAME = 2.4;

export function nestOverview(
  { length, placed }: Nest<NestedPiece>,
  heading: string,
  outlines: Outlines,
): { width: number; height: number; marks: Mark[] } {
  const top = 2 * EDGE + HEADING;
  const write = (text: string, x: number, y: number, height: number, maxWidth: number): Mark =>
    labelMark(text, CUT_INK, { x, y, height, maxWidth }, outlines);
  const roll = rectangle({ x: EDGE, y: top, width: ROLL_WIDTH * SCALE, height: length * SCALE });
  const pieces = placed.flatMap(({ piece: { piece, label, width, height }, x, y }): Mark[] => {
    const [left, above] = [EDGE + x * SCALE, top + y * SCALE];
    return [
      {
        kind: 'group',
        transform: [SCALE, 0, 0, SCALE, left + (BLEED - piece.box.x) * SCALE, above + (BLEED - piece.box.y) * SCALE],
        marks: [{ kind: 'stroke', d: piece.cut, ink: CUT_INK, width: 2 }],
      },
      write(label, left + (width * SCALE) / 2, above + (height * SCALE) / 2, NAME, width * SCALE * 0.7),
    ];
  });
  const width = ROLL_WIDTH * SCALE + 2 * EDGE;
  return {
    width,
    height: top + length * SCALE + EDGE,
    marks: [
      write(heading, width / 2, EDGE + HEADING / 2, HEADING, width - 2 * EDGE),
      { kind: 'stroke', d: roll, ink: CUT_INK, width: 0.3 },
      ...pieces,
    ],
  };
}
