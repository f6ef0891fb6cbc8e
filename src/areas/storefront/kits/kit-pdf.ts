import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { shownPictures } from '@/domain/kits/paint/paint-surface';
import { logoPath } from '@/domain/kits/pictures/logo-upload';
import { loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { LABEL_FONT } from '@/domain/kits/production/print-sheet';
import { spotInksOfMarks } from '@/domain/kits/production/spot-inks';
import { viewSheet } from '@/domain/kits/production/view-sheet';
import type { GarmentOptions } from '@/domain/kits/views/draw-garment';
import { markOperators, PrintInks } from '@/modules/kits/production/print-content';
import { printJpeg, printPixels, type PrintPicture } from '@/modules/kits/production/print-picture';
import { writePrintPdf } from '@/modules/kits/production/write-print-pdf';

/** True to size, outlines in the kit’s named colours. Rejects if its label font or a picture cannot be loaded. */
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
  const inks = new PrintInks(spotInksOfMarks(colorway, marks), colorway, await printPictures(document, options));
  const pages = sheets.map(({ width, height, marks: drawn }) => {
    const whole = { left: 0, top: 0, right: width, bottom: height };
    return { width, height, trim: whole, bleed: whole, operators: markOperators(drawn, inks) };
  });
  const bytes = await writePrintPdf(pages, inks, { title: document.name, shownAs: 'screen' });
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
}

async function printPictures(
  document: KitDocument,
  { pictures = {} }: Pick<GarmentOptions, 'pictures'>,
): Promise<ReadonlyMap<string, PrintPicture>> {
  const shown = shownPictures(document).filter((hash) => pictures[hash]);
  return new Map(await Promise.all(shown.map(async (hash) => [hash, await printPicture(hash)] as const)));
}

async function printPicture(hash: string): Promise<PrintPicture> {
  const response = await fetch(logoPath(hash, 'whole'));
  if (!response.ok) throw new Error('A picture could not be loaded.');
  const file = await response.blob();
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  if (file.type === 'image/jpeg') return printJpeg(new Uint8Array(await file.arrayBuffer()), bitmap);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser cannot read pictures.');
  context.drawImage(bitmap, 0, 0);
  return printPixels({ width, height, channels: 4, data: context.getImageData(0, 0, width, height).data });
}
