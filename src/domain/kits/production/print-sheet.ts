import type { KitInk } from '../document/kit-document';
import { layOutText, type TextLayout } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import type { Mark, Matrix } from '../marks';
import type { Bounds } from '../outline-path';
import { BLEED, type PatternPiece } from './pattern-pieces';
import { CUT_INK, SEW_INK } from './spot-inks';

/** Font of labels: has every character allowed on a shirt. */
export const LABEL_FONT = 'classic';

/** Space around the bleed for marks and label, in millimetres. */
const EDGE = 12;
const LABEL_HEIGHT = 4;
/** Corner marks run from beyond the bleed to the edge. */
const MARK_GAP = 2;
const MARK_LENGTH = 8;
const HAIRLINE = 0.25;

interface PrintSheet {
  width: number;
  height: number;
  trim: Bounds;
  bleed: Bounds;
  place: Matrix;
}

export function printSheet({ box }: PatternPiece): PrintSheet {
  const inside = EDGE + BLEED;
  const within = (edge: number): Bounds => ({
    left: edge,
    top: edge,
    right: box.width + 2 * inside - edge,
    bottom: box.height + 2 * inside - edge,
  });
  return {
    width: box.width + 2 * inside,
    height: box.height + 2 * inside,
    trim: within(inside),
    bleed: within(EDGE),
    place: [1, 0, 0, 1, inside - box.x, inside - box.y],
  };
}

interface LabelPlace {
  x: number;
  y: number;
  height: number;
  maxWidth: number;
  align?: 'middle' | 'start';
}

export const labelText = (
  text: string,
  ink: KitInk,
  box: Pick<LabelPlace, 'height' | 'maxWidth'>,
  outlines: Outlines,
): TextLayout =>
  layOutText(text, { font: LABEL_FONT, color: ink, outline: null, shadow: null, arc: 0, spacing: 0 }, box, outlines);

export function labelMark(
  text: string,
  ink: KitInk,
  { x, y, align = 'middle', ...box }: LabelPlace,
  outlines: Outlines,
): Mark {
  const { marks, width } = labelText(text, ink, box, outlines);
  return { kind: 'group', transform: [1, 0, 0, 1, align === 'start' ? x + width / 2 : x, y], marks };
}

export const hairlineIn = (ink: KitInk, d: string): Mark => ({ kind: 'stroke', d, ink, width: HAIRLINE });

type At = Pick<PrintSheet, 'place'>;

/** Sewing line and guides; empty if the cloth is cut as sewn. */
export const sewingMarks = ({ sewn, cut, guides }: PatternPiece, { place }: At): Mark[] =>
  sewn === cut
    ? []
    : [{ kind: 'group', transform: place, marks: [sewn, ...guides].map((d) => hairlineIn(SEW_INK, d)) }];

export const cuttingLine = ({ cut }: PatternPiece, { place }: At): Mark => ({
  ...{ kind: 'group', transform: place },
  marks: [hairlineIn(CUT_INK, cut)],
});

export function cuttingMarks(piece: PatternPiece, sheet: PrintSheet, label: string, outlines: Outlines): Mark[] {
  const { width, height, trim, bleed } = sheet;
  const hairline = (d: string) => hairlineIn(CUT_INK, d);
  const corners = [trim.left, trim.right].flatMap((x) =>
    [trim.top, trim.bottom].flatMap((y) => {
      const [across, along] = [x === trim.left ? -1 : 1, y === trim.top ? -1 : 1];
      const from = BLEED + MARK_GAP;
      const to = from + MARK_LENGTH;
      return [
        hairline(`M${x + across * from} ${y}L${x + across * to} ${y}`),
        hairline(`M${x} ${y + along * from}L${x} ${y + along * to}`),
      ];
    }),
  );
  return [
    cuttingLine(piece, sheet),
    ...corners,
    labelMark(
      label,
      CUT_INK,
      {
        ...{ x: width / 2, y: (bleed.bottom + height) / 2 },
        ...{ height: LABEL_HEIGHT, maxWidth: bleed.right - bleed.left - 4 * BLEED },
      },
      outlines,
    ),
  ];
}
