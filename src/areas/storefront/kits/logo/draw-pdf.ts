import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  OPS,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { opaqueBox } from '@/domain/kits/tracing/picture';
import type { Drawing } from '@/domain/kits/vectors/read-svg';
import { drawingOfPage } from './pdf-drawing';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Time limit for reading and drawing a file, ms. */
const TIME_MS = 15_000;
/** Text in an Illustrator file saved without a drawing. */
const WITHOUT_CONTENT = /saved without PDF Content/i;

export type DrawnPdf =
  | {
      ok: true;
      canvas: HTMLCanvasElement;
      /** Width in px at the resolution of its coarsest picture; undefined for vectors only. */
      pixels?: number;
      pages: number;
      drawing?: Drawing | undefined;
    }
  | { ok: false; message: string };

const refused = (message: string): DrawnPdf => ({ ok: false, message });

/** Draws the first page, `side` px on its longer side. Runs no scripts and loads nothing it refers to. */
export async function drawPdf(bytes: Uint8Array, side: number): Promise<DrawnPdf> {
  const task = getDocument({ data: bytes, useWasm: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<DrawnPdf>((resolve) => {
    timer = setTimeout(
      () => resolve(refused('This PDF takes too long to draw. Please choose a simpler one.')),
      TIME_MS,
    );
  });
  try {
    return await Promise.race([drawFirst(task.promise, side), late]);
  } catch (error) {
    return refused(
      error instanceof Error && error.name === 'PasswordException'
        ? 'This PDF is locked by a password. Save it without one.'
        : 'This PDF cannot be read. It may be damaged.',
    );
  } finally {
    clearTimeout(timer);
    void task.destroy();
  }
}

async function drawFirst(opening: ReturnType<typeof getDocument>['promise'], side: number): Promise<DrawnPdf> {
  const file = await opening;
  const page = await file.getPage(1);
  const fault = await faultOf(page);
  if (fault) return refused(fault);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = side / Math.max(width, height);
  const whole = await render(page, scale, { left: 0, top: 0, width: width * scale, height: height * scale });
  const box = opaqueBox(pixelsIn(whole));
  if (!box) return refused('The first page of this PDF is empty.');
  const closer = side / Math.max(box.width, box.height);
  const { left, top } = box;
  const size = { width: box.width * closer, height: box.height * closer };
  const canvas = await render(page, scale * closer, { left: left * closer, top: top * closer, ...size });
  const density = await coarsest(page);
  return {
    ok: true,
    canvas,
    pages: file.numPages,
    drawing: density ? undefined : await drawingOfPage(file, page),
    ...(density && { pixels: Math.round((density * box.width) / scale) }),
  };
}

type Box = { left: number; top: number; width: number; height: number };

async function render(
  page: PDFPageProxy,
  scale: number,
  { left, top, width, height }: Box,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) });
  const viewport = page.getViewport({ scale, offsetX: -left, offsetY: -top });
  const annotationMode = AnnotationMode.DISABLE;
  await page.render({ canvas, viewport, annotationMode, background: 'rgba(0, 0, 0, 0)' }).promise;
  return canvas;
}

function pixelsIn(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws nothing.');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Reason why the drawing would differ from the file, if any. */
async function faultOf(page: PDFPageProxy): Promise<string | undefined> {
  const { items } = await page.getTextContent();
  if (WITHOUT_CONTENT.test(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
    return 'This Illustrator file was saved without PDF content. Save it with “Create PDF Compatible File”, or as PDF or SVG.';
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  for (const [at, operator] of fnArray.entries()) {
    const [name] = (argsArray[at] as [string] | [] | null) ?? [];
    if (operator === OPS.setFont && name && isMissing(page, name))
      return 'This PDF has text whose font is not in the file. Convert the text to outlines, or save it with its fonts embedded.';
  }
  return undefined;
}

const isMissing = (page: PDFPageProxy, font: string): boolean =>
  page.commonObjs.has(font) && Boolean((page.commonObjs.get(font) as { missingFile?: boolean }).missingFile);

type Matrix = readonly [number, number, number, number, number, number];
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Pixels per point of the coarsest picture on the page; undefined if there is none. */
async function coarsest(page: PDFPageProxy): Promise<number | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const outer: Matrix[] = [];
  let matrix = UPRIGHT;
  let least: number | undefined;
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    if (operator === OPS.save) outer.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = outer.pop() ?? UPRIGHT;
    else if (operator === OPS.transform) matrix = times(matrix, args as unknown as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      outer.push(matrix);
      if (args[0]) matrix = times(matrix, args[0] as Matrix);
    } else {
      const across = widthOfPicture(operator, args);
      const [a, b] = matrix;
      const density = across && across / Math.hypot(a, b);
      if (density) least = Math.min(least ?? density, density);
    }
  }
  return least;
}

function widthOfPicture(operator: number, args: unknown[]): number | undefined {
  if (operator === OPS.paintImageXObject) return args[1] as number;
  return operator === OPS.paintInlineImageXObject ? (args[0] as { width: number }).width : undefined;
}
