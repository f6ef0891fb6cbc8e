import { sizeLabelOf } from '../../catalogue/sizes';
import { formatCount } from '../../text/locale';
import type { KitTechnique } from '../document/kit-techniques';
import { boundsOfRegion, grownRegion, outlineOf, type Region, sizeOfRegion } from '../geometry/region';
import { rectangle } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import type { Mark, Matrix } from '../marks';
import type { Bounds } from '../outline-path';
import type { MadeDecoration } from './decorations';
import { hairlineIn, labelMark } from './print-sheet';
import { stitchesOf } from './stitches';
import { CUT_CONTOUR, CUT_INK, LABEL, LABEL_INK, UNDERBASE_CHOKE, WHITE_INK, WHITE_UNDERBASE } from './spot-inks';

/** Space between a decoration and its weeding or cutting box; all in millimetres. */
const WEED_MARGIN = 5;
const EDGE = 5;
const LEAST_WIDTH = 150;
const LINE_HEIGHT = 3;
const LINE = 6;

export const ARTWORK = 'Artwork';

interface DecorationSheet {
  width: number;
  height: number;
  /** Line for weeding or cutting the film; its centre is the decoration’s. */
  box: Bounds;
  layers: Readonly<Record<string, readonly Mark[]>>;
  colors: readonly string[];
}

const boundsOf = (region: Region): Bounds => boundsOfRegion(region) ?? { left: 0, right: 0, top: 0, bottom: 0 };

export function measureOf({ whole }: MadeDecoration): { width: number; height: number } {
  const { left, right, top, bottom } = boundsOf(whole);
  return { width: right - left, height: bottom - top };
}

export const tenths = (value: number): string => String(Math.round(value * 10) / 10);

export const measureText = (decoration: MadeDecoration): string => {
  const { width, height } = measureOf(decoration);
  return `${tenths(width)} × ${tenths(height)} mm`;
};

const NAMED = 3;

function piecesText({ pieces, sizes, people }: MadeDecoration): string {
  const made = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}: ${sizes.map((size) => sizeLabelOf(size)).join(', ')}`;
  return people.length > 0 && people.length <= NAMED ? `${made} · ${people.join('; ')}` : made;
}

interface Named {
  title: string;
  colorName: (color: string) => string;
}

/** Vinyl has a page for each layer, of cut lines; all pages of a decoration have the same box. Film is mirrored. */
export function decorationSheets(
  decoration: MadeDecoration,
  technique: KitTechnique,
  { title, colorName }: Named,
  outlines: Outlines,
): DecorationSheet[] {
  const { layers, whole, picture } = decoration;
  const facts = [title, `${measureText(decoration)} · ${piecesText(decoration)}`];
  const sheet = sheetFor(whole, outlines);
  const fills = layers.map(({ color, region }): Mark => ({ kind: 'fill', d: outlineOf(region), ink: color }));
  const colors = layers.map(({ color }) => color);
  if (technique === 'vinyl')
    return layers.map(({ color, region }, index) => {
      const count = layers.length > 1 ? ` · layer ${index + 1} of ${layers.length}` : '';
      return sheet([...facts, `Vinyl ${colorName(color)}${count} · mirrored`], [color], ({ box, mirrored }) => ({
        [CUT_CONTOUR.name]: [mirrored([hairlineIn(CUT_INK, outlineOf(region))]), hairlineIn(CUT_INK, box)],
      }));
    });
  if (technique === 'transfer') {
    const white = outlineOf(grownRegion(whole, -UNDERBASE_CHOKE));
    const inks = `${WHITE_UNDERBASE.name}, ${picture ? 'picture' : colors.map(colorName).join(', ')} · mirrored`;
    return [
      sheet([...facts, inks], colors, ({ box, mirrored }) => ({
        [WHITE_UNDERBASE.name]: [mirrored([{ kind: 'fill', d: white, ink: WHITE_INK }])],
        [ARTWORK]: [mirrored(picture ? [picture] : fills)],
        [CUT_CONTOUR.name]: [hairlineIn(CUT_INK, box)],
      })),
    ];
  }
  const threads = layers.map(
    ({ color, region }) =>
      `Thread ${colorName(color)} · ${Math.round(sizeOfRegion(region))} sq mm · about ${formatCount(stitchesOf(region))} stitches`,
  );
  return [
    sheet([...facts, ...threads], colors, ({ upright, cross }) => ({
      [ARTWORK]: [upright(fills)],
      [LABEL.name]: [cross],
    })),
  ];
}

interface Frame {
  box: string;
  upright: (marks: Mark[]) => Mark;
  mirrored: (marks: Mark[]) => Mark;
  /** Marks at the edges of the box for its middle, to set a hoop by. */
  cross: Mark;
}

function sheetFor(whole: Region, outlines: Outlines) {
  const { left, right, top, bottom } = boundsOf(whole);
  const across = Math.max(-left, right) + WEED_MARGIN;
  const along = Math.max(-top, bottom) + WEED_MARGIN;
  const width = Math.max(2 * (across + EDGE), LEAST_WIDTH);
  const [x, y] = [width / 2, EDGE + along];
  const box = { left: x - across, top: EDGE, right: x + across, bottom: EDGE + 2 * along };
  const placed =
    (transform: Matrix) =>
    (marks: Mark[]): Mark => ({ kind: 'group', transform, marks });
  const frame: Frame = {
    box: rectangle({ x: box.left, y: box.top, width: 2 * across, height: 2 * along }),
    upright: placed([1, 0, 0, 1, x, y]),
    mirrored: placed([-1, 0, 0, 1, x, y]),
    cross: hairlineIn(
      LABEL_INK,
      [
        `M${box.left} ${y}L${box.left + EDGE} ${y}M${box.right - EDGE} ${y}L${box.right} ${y}`,
        `M${x} ${box.top}L${x} ${box.top + EDGE}M${x} ${box.bottom - EDGE}L${x} ${box.bottom}`,
      ].join(''),
    ),
  };
  return (
    lines: readonly string[],
    colors: readonly string[],
    draw: (frame: Frame) => Record<string, readonly Mark[]>,
  ): DecorationSheet => {
    const drawn = draw(frame);
    const labels = lines.map((text, index) =>
      labelMark(
        text,
        LABEL_INK,
        {
          x: EDGE,
          y: box.bottom + LINE * (index + 1),
          height: LINE_HEIGHT,
          maxWidth: width - 2 * EDGE,
          align: 'start',
        },
        outlines,
      ),
    );
    return {
      ...{ width, box, colors },
      height: box.bottom + LINE * (lines.length + 1),
      layers: { ...drawn, [LABEL.name]: [...(drawn[LABEL.name] ?? []), ...labels] },
    };
  };
}
