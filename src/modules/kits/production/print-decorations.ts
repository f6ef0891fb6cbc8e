import { setImmediate } from 'node:timers/promises';
import { SIZE_CODES, sizeLabelOf } from '@/domain/catalogue/sizes';
import type { KitColorway, KitDocument, KitGarment } from '@/domain/kits/document/kit-document';
import type { KitSurface } from '@/domain/kits/document/kit-garments';
import { KIT_TECHNIQUE_TYPES, techniqueLabel, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { type Region, sizeOfRegion } from '@/domain/kits/geometry/region';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { ARTWORK, decorationSheets, measureOf, tenths } from '@/domain/kits/production/decoration-sheet';
import { decorationsOf, makeDecoration, type MadeDecoration } from '@/domain/kits/production/decorations';
import { decorationLabel, elementLabel } from '@/domain/kits/production/describe-kit';
import { type SizedSurface, sizedSurfaces, SURFACE_LABELS } from '@/domain/kits/production/pattern-pieces';
import { placementSheet } from '@/domain/kits/production/placement-sheet';
import { decorationInks, withTechnicalPlates } from '@/domain/kits/production/spot-inks';
import { stitchesOf } from '@/domain/kits/production/stitches';
import { csvFile } from '@/domain/text/table/csv-lines';
import type { Artwork } from './artwork';
import type { OutputIntent } from './output-intent';
import { fileName, pieceName, type PackFile } from './pack-files';
import { markOperators, overprinted, PrintInks } from './print-content';
import { kitOf, orderedFor, type PrintOrder } from './print-order';
import { printSvg } from './print-svg';
import { writePrintPdf } from './write-print-pdf';

/** A garment with one of the techniques its decorations are made in. */
type DecoratedGarment = KitGarment & { technique: KitTechnique };

interface DecorationFiles {
  sheets: PackFile[];
  list: string;
  placement: () => Promise<Uint8Array>;
}

interface Made {
  garment: DecoratedGarment;
  decoration: MadeDecoration;
  name: string;
  colorName: (color: string) => string;
}

export async function decorationFiles(
  order: PrintOrder,
  artwork: Artwork,
  intent?: OutputIntent,
): Promise<DecorationFiles> {
  const { document: kit, colorway: place, rules, signal } = order;
  const { outlines, pictures, prints } = artwork;
  const kitColorway = kit.colorways[place] ?? { name: '', colors: [] };
  const colorway = withTechnicalPlates(kitColorway);
  const all: Made[] = [];
  const sheets: PackFile[] = [];
  for (const { garment, document } of decoratedGarments(order)) {
    const plates = decorationInks(document, kitColorway, garment.technique, rules.threads);
    const inks = new PrintInks(plates, colorway, prints);
    const colorName = (color: string) => plates.find(({ hex }) => hex === color)?.name ?? '';
    for (const each of decorationsOf(document, garment, orderedFor(order, garment), rules)) {
      // Yields the processor to other work.
      await setImmediate();
      signal?.throwIfAborted();
      const decoration = makeDecoration(each, garment.technique, colorway, {
        outlines,
        pictures,
        threads: rules.threads,
      });
      const made = { garment, decoration, name: nameOf(garment, decoration, all.length + 1), colorName };
      all.push(made);
      sheets.push(...sheetsOf(made, order.label, { inks, colorway, intent }, outlines));
    }
  }
  return {
    sheets,
    list: csvFile(LIST_HEADING, all.map(listRow)),
    placement: () => placementPdf(order, all, new PrintInks([], colorway), outlines),
  };
}

/** Each garment for each of its techniques, with the part of the kit made in it. */
const decoratedGarments = (order: PrintOrder): { garment: DecoratedGarment; document: KitDocument }[] =>
  order.document.garments.flatMap(({ type }) =>
    KIT_TECHNIQUE_TYPES.flatMap((technique) => {
      const document = kitOf(order, technique);
      const garment = document.garments.find((each) => each.type === type);
      return garment ? [{ garment: { ...garment, technique }, document }] : [];
    }),
  );

const surfaceName = (garment: KitGarment, surface: KitSurface): string =>
  pieceName({ garment, name: SURFACE_LABELS[surface] });

/** '004_Football-shirt-back_Number-7_161x230mm' */
function nameOf(garment: KitGarment, decoration: MadeDecoration, count: number): string {
  const { width, height } = measureOf(decoration);
  const piece = surfaceName(garment, decoration.element.surface);
  const measure = `${Math.round(width)}x${Math.round(height)}mm`;
  return fileName([String(count).padStart(3, '0'), piece, decorationLabel(decoration), measure]);
}

function sheetsOf(
  { garment, decoration, name, colorName }: Made,
  label: string,
  { inks, colorway, intent }: { inks: PrintInks; colorway: KitColorway; intent: OutputIntent | undefined },
  outlines: Outlines,
): PackFile[] {
  const { technique } = garment;
  const piece = surfaceName(garment, decoration.element.surface);
  const title = [label, piece, decorationLabel(decoration)].join(' · ');
  return decorationSheets(decoration, technique, { title, colorName }, outlines).map((sheet, index) => {
    const layer = technique === 'vinyl' ? `_${fileName([String(index + 1), colorName(sheet.colors[0] ?? '')])}` : '';
    return {
      path: `decorations/${name}${layer}`,
      print: () => ({
        svg: () => printSvg(sheet, title, sheet.layers, colorway),
        pdf: () => {
          const drawn = Object.entries(sheet.layers).map(([id, marks]) => {
            const operators = markOperators(marks, inks);
            return id === ARTWORK && technique === 'transfer' ? overprinted(operators) : operators;
          });
          const page = { ...sheet, trim: sheet.box, bleed: sheet.box, operators: drawn.join('') };
          return writePrintPdf([page], inks, { title, ...(technique === 'transfer' && intent && { intent }) });
        },
      }),
    };
  });
}

const LIST_HEADING = [
  ...['File', 'Piece', 'Decoration', 'Text', 'Technique', 'Width mm', 'Height mm', 'Colours', 'Pieces', 'Sizes'],
  ...['Stitch area mm²', 'Stitches, about'],
];

function listRow({ garment, decoration, name, colorName }: Made): unknown[] {
  const { element, text, layers, picture, pieces, sizes } = decoration;
  const { width, height } = measureOf(decoration);
  const sumOf = (measure: (region: Region) => number) => layers.reduce((sum, { region }) => sum + measure(region), 0);
  return [
    ...[`decorations/${name}`, surfaceName(garment, element.surface), elementLabel(element), text],
    ...[techniqueLabel(garment.technique), tenths(width), tenths(height)],
    ...[picture ? 'Picture' : layers.map(({ color }) => colorName(color)).join(', '), pieces],
    sizes.map((size) => sizeLabelOf(size)).join(', '),
    ...(garment.technique === 'embroidery' ? [Math.round(sumOf(sizeOfRegion)), sumOf(stitchesOf)] : ['', '']),
  ];
}

function placementPdf(
  order: PrintOrder,
  all: readonly Made[],
  inks: PrintInks,
  outlines: Outlines,
): Promise<Uint8Array> {
  const { label, rules, document } = order;
  const ordered = document.garments.map((garment) => ({
    garment,
    sizes: orderedFor(order, garment).map(({ size }) => size),
  }));
  const pages = SIZE_CODES.flatMap((code) =>
    ordered.flatMap(({ garment, sizes }) =>
      (sizes.includes(code) ? sizedSurfaces(garment, code, rules) : []).flatMap((piece) => {
        const placed = onPiece(all, piece);
        if (placed.length === 0) return [];
        const heading = [label, surfaceName(garment, piece.surface), sizeLabelOf(code)].join(' · ');
        const { width, height, marks } = placementSheet(piece, heading, placed, outlines);
        const whole = { left: 0, top: 0, right: width, bottom: height };
        return [{ width, height, trim: whole, bleed: whole, operators: markOperators(marks, inks) }];
      }),
    ),
  );
  return writePrintPdf(pages, inks, { title: `Placement ${label}` });
}

function onPiece(all: readonly Made[], { garment, surface, size }: SizedSurface): MadeDecoration[] {
  const first = new Map<string, MadeDecoration>();
  for (const { garment: of, decoration } of all) {
    const { element, sizes } = decoration;
    const isOnIt = of.type === garment.type && element.surface === surface && sizes.includes(size);
    if (isOnIt && !first.has(element.id)) first.set(element.id, decoration);
  }
  return [...first.values()];
}
