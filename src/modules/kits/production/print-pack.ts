import { furtherParts } from '@/domain/catalogue/product-parts';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import { csvFile } from '@/domain/text/table/csv-lines';
import { type ZipEntry, zipOf } from '@/lib/files/zip';
import { loadArtwork, type Artwork } from './artwork';
import { type DecoratedGarment, decorationFiles } from './print-decorations';
import type { PrintOrder } from './print-order';
import { drawSpecification } from './Specification';
import { SIZES, sizeLabelOf, type SizeCode } from '@/domain/catalogue/sizes';
import type { Mark } from '@/domain/kits/marks';
import { type NestedPiece, nestedPiece, nestOverview } from '@/domain/kits/production/nest-overview';
import { nestPieces, ROLL_WIDTH } from '@/domain/kits/production/nest-pieces';
import { clothMarks, elementMarks, type PatternPiece, patternPieces } from '@/domain/kits/production/pattern-pieces';
import { wearersOf, type PrintPlayer } from '@/domain/kits/production/print-player';
import { cuttingMarks, printSheet, sewingMarks } from '@/domain/kits/production/print-sheet';
import { CUT_CONTOUR, SEW_LINE, spotInksOf, withTechnicalPlates } from '@/domain/kits/production/spot-inks';
import { formatCount } from '@/domain/text/locale';
import { clippedOperators, markOperators, PrintInks } from './print-content';
import { fileName, pieceName, type PackFile, type Printed } from './pack-files';
import { printSvg } from './print-svg';
import { writePrintPdf } from './write-print-pdf';

/** A ZIP made entry by entry while it is read. Content by technique: see ‘Production’ in docs/product.md. */
export function buildPrintPack(order: PrintOrder): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(order), order.time);
}

async function* entriesOf(order: PrintOrder): AsyncGenerator<ZipEntry> {
  const { document, readPicture, onProgress, signal } = order;
  const artwork = await loadArtwork(document, readPicture);
  const decorated = document.garments.filter(isDecorated);
  const decorations = decorated.length > 0 ? await decorationFiles(order, decorated, artwork) : undefined;
  const sublimated = document.garments.filter((garment) => !isDecorated(garment));
  const files = [...pieceFiles(order, sublimated, artwork), ...(decorations?.sheets ?? [])];
  const isPlaced = decorations !== undefined && decorations.sheets.length > 0;
  const total = 2 + 2 * files.length + (decorations ? 1 : 0) + (isPlaced ? 1 : 0);
  let done = 0;
  const step = (entry: ZipEntry): ZipEntry => {
    signal?.throwIfAborted();
    onProgress?.((done += 1), total);
    return entry;
  };

  yield step({ path: 'roster.csv', bytes: bytesOf(rosterOf(order)) });
  yield step({ path: 'specification.pdf', bytes: await drawSpecification(order, artwork.outlines), stored: true });
  if (decorations) yield step({ path: 'decorations.csv', bytes: bytesOf(decorations.list) });
  if (isPlaced) yield step({ path: 'placement.pdf', bytes: await decorations.placement(), stored: true });
  for (const { path, print } of files) {
    const { svg, pdf } = print();
    yield step({ path: `${path}.svg`, bytes: bytesOf(svg()) });
    yield step({ path: `${path}.pdf`, bytes: await pdf(), stored: true });
  }
}

const isDecorated = (garment: KitGarment): garment is DecoratedGarment => garment.technique !== undefined;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Begins with a byte order mark, by which Excel knows UTF-8. */
function rosterOf({ players, parts }: PrintOrder): string {
  const further = furtherParts(parts);
  return csvFile(
    ['Number', 'Name', 'Size', ...further],
    players.map((player) => [
      ...[player.number, player.name, player.size],
      ...further.map((name) => player.parts?.find((part) => part.name === name)?.size ?? ''),
    ]),
  );
}

function pieceFiles(order: PrintOrder, garments: readonly KitGarment[], artwork: Artwork): PackFile[] {
  const { players, label, document } = order;
  const print = createPrint(order, artwork);
  const main = document.garments[0]?.type;
  const jobs = players.flatMap((player, index) =>
    garments.flatMap((garment) =>
      wearersOf([player], garment.type, main).flatMap(({ size }) =>
        print.piecesOf(garment, size).map((piece) => ({ player, folder: folderOf(player, index), piece })),
      ),
    ),
  );
  const sizes = SIZES.filter(({ code }) => jobs.some(({ piece }) => piece.size === code));
  return [
    ...jobs.map(({ player, folder, piece }) => ({
      path: `pieces/${folder}/${pieceFile(piece, player)}`,
      print: () => print.piece(piece, player, labelOf(label, player, piece)),
    })),
    ...sizes.map(({ code, label: size }) => ({
      path: `nesting/${code}`,
      print: () => {
        const nested = jobs
          .filter(({ piece }) => piece.size === code)
          .map(({ player, piece }) => nestedPiece(piece, [whom(player), pieceName(piece)].filter(Boolean).join(' · ')));
        return print.nest(nested, `${label} · ${size}`);
      },
    })),
  ];
}

function createPrint({ document, colorway: place, rules }: PrintOrder, { outlines, pictures, prints }: Artwork) {
  const kitColorway = document.colorways[place] ?? { name: '', colors: [] };
  const colorway = withTechnicalPlates(kitColorway);
  const inks = new PrintInks(spotInksOf(document, kitColorway), colorway, prints);
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
      const elements = elementMarks(document, piece, player, outlines, pictures);
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

/** In the order of the roster. */
const folderOf = ({ name, number, size }: PrintPlayer, index: number): string =>
  fileName([String(index + 1).padStart(3, '0'), size, number, name]);

/** 'football-shorts-front-L': with its size if that is not the folder’s. */
const pieceFile = ({ garment, surface, size }: PatternPiece, player: PrintPlayer): string =>
  [garment.type, surface, ...(size === player.size ? [] : [size])].join('-');

const whom = ({ name, number }: PrintPlayer): string => `${number} ${name}`.trim();

const labelOf = (order: string, player: PrintPlayer, piece: PatternPiece): string =>
  [order, whom(player), sizeLabelOf(piece.size), pieceName(piece)].filter(Boolean).join(' · ');
