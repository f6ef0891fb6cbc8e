import { formatCount } from '../../text/locale';
import { rectangle } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import type { Mark } from '../marks';
import { combine } from '../outline-path';
import type { Nest, NestPiece } from './nest-pieces';
import type { PatternPiece } from './pattern-pieces';
import { labelMark } from './print-sheet';
import type { RollRules } from './roll-rules';
import { CUT_INK } from './spot-inks';

export interface LaidPiece extends NestPiece {
  piece: PatternPiece;
  name: string;
}

const SCALE = 0.1;
const EDGE = 10;
const HEADING = 4;
const LINE = 7;
const NAME = 2.4;

interface Page {
  width: number;
  height: number;
  marks: Mark[];
}

export function* rollOverview<Piece extends LaidPiece>(
  { placed, lengths }: Nest<Piece>,
  roll: RollRules,
  headings: readonly string[],
  outlines: Outlines,
): Generator<Page> {
  const width = roll.width * SCALE + 2 * EDGE;
  for (const [file, length] of lengths.entries()) {
    const lines = [...headings, `File ${file + 1} of ${lengths.length} · ${formatCount(Math.ceil(length))} mm`];
    const top = EDGE + LINE * lines.length;
    const write = (text: string, x: number, y: number, height: number, maxWidth: number): Mark =>
      labelMark(text, CUT_INK, { x, y, height, maxWidth }, outlines);
    const onPage = [SCALE, 0, 0, SCALE, EDGE, top] as const;
    const pieces = placed
      .filter((each) => each.file === file)
      .flatMap(({ piece: { piece, name }, place }): Mark[] => {
        const transform = combine(place, onPage);
        const { x, y, width: across, height: along } = piece.box;
        const [a, , , d, left, above] = transform;
        return [
          { kind: 'group', transform, marks: [{ kind: 'stroke', d: piece.cut, ink: CUT_INK, width: 2 }] },
          write(name, left + a * (x + across / 2), above + d * (y + along / 2), NAME, across * SCALE * 0.7),
        ];
      });
    const edge = rectangle({ x: EDGE, y: top, width: roll.width * SCALE, height: length * SCALE });
    yield {
      width,
      height: top + length * SCALE + EDGE,
      marks: [
        ...lines.map((text, index) => write(text, width / 2, EDGE + LINE * (index + 0.5), HEADING, width - 2 * EDGE)),
        { kind: 'stroke', d: edge, ink: CUT_INK, width: 0.3 },
        ...pieces,
      ],
    };
  }
}
