import { drawMarks } from '@/domain/kits/paint/draw-marks';
import { tag } from '@/domain/kits/svg';
import { SIZES, sizeLabelOf, type SizeCode } from '@/domain/catalogue/sizes';
import type { KitGarment, KitColorway } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import type { Mark } from '@/domain/kits/marks';
import { type NestedPiece, nestedPiece, nestOverview } from '@/domain/kits/production/nest-overview';
import { nestPieces, ROLL_WIDTH } from '@/domain/kits/production/nest-pieces';
import {
  clothMarks,
  elementMarks,
  type PatternPiece,
  patternPieces,
  SURFACE_LABELS,
} from '@/domain/kits/production/pattern-pieces';
import { cuttingMarks, LABEL_FONT, printSheet, sewingMarks } from '@/domain/kits/production/print-sheet';
import { CUT_CONTOUR, SEW_LINE, spotInksOf, withLinePlates } from '@/domain/kits/production/spot-inks';
import { csvFile } from '@/domain/text/table/csv-lines';
import { formatCount } from '@/domain/text/locale';
import { type ZipEntry, zipOf } from '@/lib/files/zip';
import { clippedOperators, markOperators, PrintInks } from './print-content';
import type { PrintOrder, PrintPlayer } from './print-order';
import { drawSpecification } from './Specification';
import { writePrintPdf } from './write-print-pdf';

/** Everything a kit’s production needs, as the bytes of a ZIP: made entry by entry while it is taken. Ends by `signal`. */
export function buildPrintPack(order: PrintOrder): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(order), order.time);
}

async function* entriesOf(order: PrintOrder): AsyncGenerator<ZipEntry> {
  const { document, players, label, onProgress, signal } = order;
  const outlines = await loadOutlines([...fontsOf(document), LABEL_FONT]);
  const print = createPrint(order, outlines);
  const jobs = players.flatMap((player, index) =>
    document.garments.flatMap((garment) =>
      print.piecesOf(garment, player.size).map((piece) => ({ player, folder: folderOf(player, index), piece })),
    ),
  );
  const sizes = SIZES.filter(({ code }) => jobs.some(({ player }) => player.size === code));
  const total = 2 + 2 * jobs.length + 2 * sizes.length;
  let done = 0;
  const step = (entry: ZipEntry): ZipEntry => {
    signal?.throwIfAborted();
    onProgress?.((done += 1), total);
    return entry;
  };

  yield step({ path: 'roster.csv', bytes: bytesOf(rosterOf(players)) });
  yield step({ path: 'specification.pdf', bytes: await drawSpecification(order, outlines), stored: true });
  for (const { player, folder, piece } of jobs) {
    const path = `pieces/${folder}/${piece.garment.type}-${piece.surface}`;
    const { svg, pdf } = print.piece(piece, player, labelOf(label, player, piece));
    yield step({ path: `${path}.svg`, bytes: bytesOf(svg()) });
    yield step({ path: `${path}.pdf`, bytes: await pdf(), stored: true });
  }
  for (const { code, label: size } of sizes) {
    const nested = jobs
      .filter(({ player }) => player.size === code)
      .map(({ player, piece }) => nestedPiece(piece, `${player.number} ${player.name} · ${pieceName(piece)}`.trim()));
    const { svg, pdf } = print.nest(nested, `${label} · ${size}`);
    yield step({ path: `nesting/${code}.svg`, bytes: bytesOf(svg()) });
    yield step({ path: `nesting/${code}.pdf`, bytes: await pdf(), stored: true });
  }
}

interface Printed {
  svg: () => string;
  pdf: () => Promise<Uint8Array>;
}

/** How pieces and nests of one order are printed; what its pieces share is written once. */
function createPrint({ document, colorway: place, rules }: PrintOrder, outlines: Outlines) {
  const kitColorway = document.colorways[place] ?? { name: '', colors: [] };
  const colorway = withLinePlates(kitColorway);
  const inks = new PrintInks(spotInksOf(document, kitColorway), colorway);
  const pieces = new Map<string, PatternPiece[]>();
  const cloths = new Map<PatternPiece, { marks: Mark; operators: string }>();

  const piecesOf = (garment: KitGarment, size: SizeCode): PatternPiece[] => {
    const key = `${garment.type} ${size}`;
    const made = pieces.get(key) ?? patternPieces(garment, size, rules);
    pieces.set(key, made);
    return made;
  };
  const clothOf = (piece: PatternPiece) => {
    const known = cloths.get(piece);
    if (known) return known;
    const marks = clothMarks(document, piece);
    const cloth = { marks, operators: markOperators([marks], inks) };
    cloths.set(piece, cloth);
    return cloth;
  };

  return {
    piecesOf,
    piece(piece: PatternPiece, player: PrintPlayer, label: string): Printed {
      const sheet = printSheet(piece);
      const cloth = clothOf(piece);
      const elements = elementMarks(document, piece, player, outlines);
      const cutting = cuttingMarks(piece, sheet, label, outlines);
      const sewing = sewingMarks(piece, sheet);
      return {
        svg() {
          const printed: Mark = { kind: 'group', clip: piece.bleed, marks: [cloth.marks, ...elements] };
          const artwork: Mark = { kind: 'group', transform: sheet.place, marks: [printed] };
          const layers = { artwork: [artwork], [SEW_LINE.name]: sewing, [CUT_CONTOUR.name]: cutting };
          return printSvg(sheet, label, layers, colorway);
        },
        pdf() {
          const artwork = clippedOperators(sheet.place, piece.bleed, cloth.operators + markOperators(elements, inks));
          return writePrintPdf(
            [{ ...sheet, operators: artwork + markOperators([...sewing, ...cutting], inks) }],
            inks,
            label,
          );
        },
      };
    },
    nest(nested: readonly NestedPiece[], label: string): Printed {
      const nest = nestPieces(nested);
      const heading = [
        label,
        `${formatCount(nested.length)} pieces`,
        `${formatCount(Math.ceil(nest.length))} mm of a roll of ${formatCount(ROLL_WIDTH)} mm`,
      ].join(' · ');
      const { width, height, marks } = nestOverview(nest, heading, outlines);
      return {
        svg: () => printSvg({ width, height }, heading, { nesting: marks }, colorway),
        pdf() {
          const whole = { left: 0, top: 0, right: width, bottom: height };
          const page = { width, height, trim: whole, bleed: whole, operators: markOperators(marks, inks) };
          return writePrintPdf([page], inks, heading);
        },
      };
    },
  };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** It begins with a byte order mark, by which Excel knows UTF-8. */
const rosterOf = (players: readonly PrintPlayer[]): string =>
  csvFile(
    ['Number', 'Name', 'Size'],
    players.map(({ number, name, size }) => [number, name, size]),
  );

/** In the order of the roster; letters and figures alone, as all systems take them in the names of folders. */
const folderOf = ({ name, number, size }: PrintPlayer, index: number): string =>
  [String(index + 1).padStart(3, '0'), size, number, name]
    .map((part) => (part.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, 40))
    .filter(Boolean)
    .join('_');

const pieceName = ({ garment, surface }: PatternPiece): string =>
  `${KIT_GARMENTS[garment.type].label} ${SURFACE_LABELS[surface].toLowerCase()}`;

const labelOf = (order: string, { name, number, size }: PrintPlayer, piece: PatternPiece): string =>
  [order, `${number} ${name}`.trim(), sizeLabelOf(size), pieceName(piece)].filter(Boolean).join(' · ');

/** Layers of marks as an SVG true to size: a unit is a millimetre. The names of layers are their ids. */
function printSvg(
  sheet: { width: number; height: number },
  title: string,
  layers: Record<string, readonly Mark[]>,
  colorway: KitColorway,
): string {
  const [width, height] = [sheet.width, sheet.height].map((value) => Math.round(value * 100) / 100);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${width}mm`,
    height: `${height}mm`,
    viewBox: `0 0 ${width} ${height}`,
  };
  const drawn = Object.entries(layers).map(([id, marks]) => tag('g', { id }, drawMarks(marks, colorway, id)));
  return tag('svg', attributes, tag('title', {}, escaped(title)) + drawn.join(''));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
