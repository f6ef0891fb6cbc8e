import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { LABEL_FONT } from '@/domain/kits/production/print-sheet';
import { spotInksOfMarks } from '@/domain/kits/production/spot-inks';
import { viewSheet } from '@/domain/kits/production/view-sheet';
import type { GarmentOptions } from '@/domain/kits/views/draw-garment';
import { markOperators, PrintInks } from '@/modules/kits/production/print-content';
import { writePrintPdf } from '@/modules/kits/production/write-print-pdf';

/**
 * A garment as a PDF, a page for each view: true to size, outlines in the kit’s named colours. Made in the browser by what writes
 * print packs; loaded when it is asked for. Rejects where the font of its labels cannot be loaded.
 */
export async function drawKitPdf(
  document: KitDocument,
  garment: KitGarmentType,
  views: readonly KitView[],
  options: Omit<GarmentOptions, 'view'>,
): Promise<Blob> {
  const outlines = { ...options.outlines, ...(await loadOutlines([LABEL_FONT])) };
  const sheets = views.map((view) => viewSheet(document, garment, { ...options, view, outlines }));
  const colorway = document.colorways[options.colorway ?? 0] ?? { name: '', colors: [] };
  const marks = sheets.flatMap((sheet) => sheet.marks);
  const inks = new PrintInks(spotInksOfMarks(colorway, marks), colorway);
  const pages = sheets.map(({ width, height, marks: drawn }) => {
    const whole = { left: 0, top: 0, right: width, bottom: height };
    return { width, height, trim: whole, bleed: whole, operators: markOperators(drawn, inks) };
  });
  const bytes = await writePrintPdf(pages, inks, document.name, 'screen');
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
}
