import { setImmediate } from 'node:timers/promises';
import { layouts, totalOf, type Nest } from '@/domain/kits/production/nest-pieces';
import { elementMarks } from '@/domain/kits/production/pattern-pieces';
import { labelPiece } from '@/domain/kits/production/piece-label';
import { cuttingLine, sewingMarks } from '@/domain/kits/production/print-sheet';
import { type LaidPiece, rollOverview } from '@/domain/kits/production/roll-overview';
import { type RollUse, rollText } from '@/domain/kits/production/roll-use';
import type { ZipEntry } from '@/lib/files/zip';
import type { Artwork } from './artwork';
import type { OutputIntent } from './output-intent';
import { clippedOperators, markOperators } from './print-content';
import type { PrintOrder } from './print-order';
import type { PieceInks, PrintedPiece } from './print-pieces';
import { writePrintPdf } from './write-print-pdf';

type LaidPrint = PrintedPiece & LaidPiece;

interface LaidRoll {
  use: RollUse;
  nest: Nest<LaidPrint>;
}

export async function layRoll(
  { rules, signal }: PrintOrder,
  pieces: readonly PrintedPiece[],
): Promise<LaidRoll | undefined> {
  if (pieces.length === 0) return undefined;
  const laid = pieces.map((each) => ({ ...each, outline: each.piece.bleed }));
  let nest: Nest<LaidPrint> = { placed: [], lengths: [], bound: 0, unplaced: [] };
  for (const shortest of layouts(laid, rules.roll)) {
    nest = shortest;
    await setImmediate();
    signal?.throwIfAborted();
  }
  return {
    nest,
    use: {
      ...{ pieces: nest.placed.length, width: rules.roll.width, files: nest.lengths.length },
      length: Math.ceil(totalOf(nest.lengths)),
      bound: Math.ceil(nest.bound),
      unplaced: nest.unplaced.map(({ name }) => name),
    },
  };
}

export const rollPaths = ({ use: { files } }: LaidRoll): string[] => [
  'roll/overview.pdf',
  ...Array.from({ length: files }, (_, file) => `roll/${file + 1}.pdf`),
];

export async function* rollEntries(
  order: PrintOrder,
  roll: LaidRoll,
  pieceInks: PieceInks,
  { outlines, pictures }: Artwork,
  intent: OutputIntent | undefined,
): AsyncGenerator<ZipEntry> {
  const { document, label, rules } = order;
  const { nest, use } = roll;
  const { inks, clothForm } = pieceInks;
  const [overview = '', ...paths] = rollPaths(roll);
  const left = use.unplaced.length > 0 ? [`Too large for the roll: ${use.unplaced.join('; ')}`] : [];
  const headings = [label, ...(use.pieces > 0 ? [rollText(use)] : []), ...left];
  const pages = printed(rollOverview(nest, rules.roll, headings, outlines), inks);
  yield { path: overview, bytes: await writePrintPdf(pages, inks, { title: `Roll ${label}` }), stored: true };
  for (const [file, path] of paths.entries()) {
    const pieces = nest.placed
      .filter((each) => each.file === file)
      .map(({ piece: { piece, player, labels }, place }) => {
        const labelled = labelPiece(piece, labels, outlines);
        const elements = elementMarks(document, piece, player, outlines, pictures);
        const artwork = clippedOperators(place, labelled.printed, clothForm(piece) + markOperators(elements, inks));
        const lines = [...sewingMarks(piece, { place }), cuttingLine(piece, { place })];
        const named = { kind: 'group', transform: place, marks: labelled.label } as const;
        return artwork + markOperators([...lines, named], inks);
      });
    const page = pageOf({ width: rules.roll.width, height: nest.lengths[file] ?? 0 }, pieces.join(''));
    const title = `${label} · roll ${file + 1} of ${paths.length}`;
    yield { path, bytes: await writePrintPdf([page], inks, { title, ...(intent && { intent }) }), stored: true };
  }
}

function* printed(pages: ReturnType<typeof rollOverview>, inks: PieceInks['inks']) {
  for (const { marks, ...size } of pages) yield pageOf(size, markOperators(marks, inks));
}

function pageOf({ width, height }: { width: number; height: number }, operators: string) {
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return { width, height, trim: whole, bleed: whole, operators };
}
