import { setImmediate } from 'node:timers/promises';
import { SIZE_CODES, sizeLabelOf } from '@/domain/catalogue/sizes';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import type { KitTechnique } from '@/domain/kits/document/kit-techniques';
import { sizeOfRegion } from '@/domain/kits/geometry/region';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { ARTWORK, decorationSheets, measureOf, tenths } from '@/domain/kits/production/decoration-sheet';
import { decorationsOf, makeDecoration, type MadeDecoration } from '@/domain/kits/production/decorations';
import { decorationLabel, elementLabel } from '@/domain/kits/production/describe-kit';
import { patternPieces } from '@/domain/kits/production/pattern-pieces';
import { placementSheet } from '@/domain/kits/production/placement-sheet';
import { decorationInks, withTechnicalPlates } from '@/domain/kits/production/spot-inks';
import { csvFile } from '@/domain/text/table/csv-lines';
import { fileName, pieceName, type PackFile } from './pack-files';
import { markOperators, overprinted, PrintInks } from './print-content';
import type { PrintOrder } from './print-order';
import { printSvg } from './print-svg';
import { writePrintPdf } from './write-print-pdf';

/** A garment that is bought as it is, with the technique its decorations are made in. */
export type DecoratedGarment = KitGarment & { technique: KitTechnique };

/** What a pack has of garments that are decorated. */
interface DecorationFiles {
  /** A page or several for each decoration. */
  sheets: PackFile[];
  /** What is made how often, as a CSV file. */
  list: string;
  /** Where it goes on the pieces of each size, as a PDF. */
  placement: () => Promise<Uint8Array>;
}

interface Made {
  garment: DecoratedGarment;
  inks: PrintInks;
  nameOf: (color: string) => string;
  decoration: MadeDecoration;
}

/** The files of garments whose names, numbers and logos are vinyl, transfers or embroidery; no cloth is printed. */
export async function decorationFiles(
  order: PrintOrder,
  garments: readonly DecoratedGarment[],
  outlines: Outlines,
): Promise<DecorationFiles> {
  const { document, colorway: place, players, label, rules, signal } = order;
  const kitColorway = document.colorways[place] ?? { name: '', colors: [] };
  const colorway = withTechnicalPlates(kitColorway);
  const made: Made[] = [];
  for (const garment of garments) {
    const plates = decorationInks(document, kitColorway, garment.technique);
    const inks = new PrintInks(plates, colorway);
    const nameOf = (color: string) => plates.find(({ hex }) => hex === color)?.name ?? '';
    for (const decoration of decorationsOf(document, garment, players, rules)) {
      // Others want the processor, too.
      await setImmediate();
      signal?.throwIfAborted();
      made.push({
        garment,
        inks,
        nameOf,
        decoration: makeDecoration(decoration, garment.technique, colorway, outlines),
      });
    }
  }

  const rows: unknown[][] = [];
  const sheets = made.flatMap(({ garment, inks, nameOf, decoration }, index): PackFile[] => {
    const { element, text, layers, sizes, pieces } = decoration;
    const { technique } = garment;
    const piece = pieceName({ garment, surface: element.surface });
    const what = decorationLabel(decoration);
    const title = [label, piece, what].join(' · ');
    const { width, height } = measureOf(decoration);
    const count = String(index + 1).padStart(3, '0');
    const name = fileName([count, piece, what, `${Math.round(width)}x${Math.round(height)}mm`]);
    rows.push([
      ...[`decorations/${name}`, piece, elementLabel(element), text, technique],
      ...[tenths(width), tenths(height), layers.map(({ color }) => nameOf(color)).join(', ')],
      ...[pieces, sizes.map((size) => sizeLabelOf(size)).join(', ')],
      technique === 'embroidery' ? Math.round(layers.reduce((sum, { region }) => sum + sizeOfRegion(region), 0)) : '',
    ]);
    return decorationSheets(decoration, technique, { title, nameOf }, outlines).map((sheet, layer) => ({
      path: `decorations/${[name, ...(technique === 'vinyl' ? [fileName([String(layer + 1), nameOf(sheet.colors[0] ?? '')])] : [])].join('_')}`,
      print: () => ({
        svg: () => printSvg(sheet, title, sheet.layers, colorway),
        pdf: () => {
          const drawn = Object.entries(sheet.layers).map(([id, marks]) => {
            const operators = markOperators(marks, inks);
            return id === ARTWORK && technique === 'transfer' ? overprinted(operators) : operators;
          });
          const page = { ...sheet, trim: sheet.box, bleed: sheet.box, operators: drawn.join('') };
          return writePrintPdf([page], inks, title);
        },
      }),
    }));
  });

  return {
    sheets,
    list: csvFile(LIST_HEADING, rows),
    placement: () => {
      const inks = new PrintInks([], colorway);
      const pages = SIZE_CODES.filter((code) => players.some(({ size }) => size === code)).flatMap((size) =>
        garments.flatMap((garment) =>
          patternPieces(garment, size, rules).flatMap((piece) => {
            const placed = onPiece(made, garment, piece.surface, size);
            if (placed.length === 0) return [];
            const heading = [label, pieceName(piece), sizeLabelOf(size)].join(' · ');
            const { width, height, marks } = placementSheet(piece, heading, placed, outlines);
            const whole = { left: 0, top: 0, right: width, bottom: height };
            return [{ width, height, trim: whole, bleed: whole, operators: markOperators(marks, inks) }];
          }),
        ),
      );
      return writePrintPdf(pages, inks, `Placement ${label}`);
    },
  };
}

const LIST_HEADING = [
  ...['File', 'Piece', 'Decoration', 'Text', 'Technique', 'Width mm', 'Height mm', 'Colours', 'Pieces', 'Sizes'],
  'Stitch area mm²',
];

/** One decoration of each element, as it is on the pieces of a size. */
const onPiece = (
  made: readonly Made[],
  garment: KitGarment,
  surface: string,
  size: MadeDecoration['sizes'][number],
): MadeDecoration[] => {
  const found = made.filter(
    ({ garment: of, decoration: { element, sizes } }) =>
      of === garment && element.surface === surface && sizes.includes(size),
  );
  return [
    ...new Map(found.toReversed().map(({ decoration }) => [decoration.element.id, decoration])).values(),
  ].toReversed();
};
