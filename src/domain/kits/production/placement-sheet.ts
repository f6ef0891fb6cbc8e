import { standingOn } from '../garments/on-cloth';
import { boundsOfRegion, outlineOf } from '../geometry/region';
import { boxAround, turn } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import type { Mark } from '../marks';
import { combine, movePath } from '../outline-path';
import { measureText, tenths } from './decoration-sheet';
import type { MadeDecoration } from './decorations';
import { decorationLabel, placeText } from './describe-kit';
import type { SizedSurface } from './pattern-pieces';
import { hairlineIn, labelMark } from './print-sheet';
import { LABEL_INK } from './spot-inks';

const PAPER = { width: 210, height: 297 };
const EDGE = 15;
const HEADING = 5;
const TEXT = 3;
const LINE = 6;
const ROOM = { top: 30, height: 190 };

interface PlacementSheet {
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** The sewn piece, reduced; distances are true, in millimetres from the middle line and the highest point. */
export function placementSheet(
  piece: SizedSurface,
  heading: string,
  placed: readonly MadeDecoration[],
  outlines: Outlines,
): PlacementSheet {
  const { sewn, grade, printScale } = piece;
  const box = boxAround(sewn);
  const scale = Math.min(1, (PAPER.width - 2 * EDGE) / box.width, ROOM.height / box.height);
  const [left, top] = [PAPER.width / 2 - scale * (box.x + box.width / 2), ROOM.top - scale * box.y];
  const line = (d: string): Mark => hairlineIn(LABEL_INK, d);
  const write = (text: string, x: number, y: number, align: 'middle' | 'start', height = TEXT): Mark =>
    labelMark(text, LABEL_INK, { x, y, height, maxWidth: PAPER.width - EDGE - x, align }, outlines);
  const below = ROOM.top + scale * box.height;
  const marks = [
    write(heading, EDGE, EDGE, 'start', HEADING),
    line(movePath(sewn, [scale, 0, 0, scale, left, top])),
    line(`M${left} ${ROOM.top}L${left} ${below}`),
    ...placed.flatMap((decoration, index): Mark[] => {
      const { element, whole } = decoration;
      const edge = boundsOfRegion(whole)?.top ?? 0;
      const { x: across, y: along } = standingOn(element, grade, printScale);
      const [x, y] = [left + across * scale, top + along * scale];
      const place = combine(turn(element.rotation), [scale, 0, 0, scale, x, y]);
      const facts = [
        `${index + 1}  ${decorationLabel(decoration)}`,
        measureText(decoration),
        placeText({ x: across, y: along, rotation: element.rotation }),
      ];
      return [
        line(movePath(outlineOf(whole), place)),
        line(`M${left} ${y}L${x} ${y}M${x} ${top}L${x} ${y}`),
        write(`${index + 1} · ${tenths(along)}`, x + 1, y + scale * edge - TEXT, 'start'),
        ...(Math.abs(across) < 0.05 ? [] : [write(tenths(Math.abs(across)), (left + x) / 2, y + TEXT, 'middle')]),
        write(facts.join(' · '), EDGE, below + LINE * (index + 2), 'start'),
      ];
    }),
  ];
  return { width: PAPER.width, height: Math.max(PAPER.height, below + LINE * (placed.length + 2)), marks };
}
