import { PDFDocument, PDFName, rgb, type PDFPage } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { boundsOf, parsePath } from '@/domain/kits/outline-path';
import { pdfOfPostscript } from '@/lib/files/postscript-pdf';
import { findTool } from '@/lib/files/tools';
import { drawingOfPage } from './pdf-drawing';

async function drawingOf(draw: (page: PDFPage) => void) {
  const pdf = await PDFDocument.create();
  draw(pdf.addPage([200, 100]));
  return drawingIn(await pdf.save());
}

async function drawingIn(data: Uint8Array) {
  const task = getDocument({ data, verbosity: 0 });
  const file = await task.promise;
  const drawing = await drawingOfPage(file, await file.getPage(1));
  await task.destroy();
  return drawing;
}

const RED = rgb(0.8, 0, 0.2);
const NAVY = rgb(0, 0, 0.5);

it('keeps outlines and colours of a PDF, upright and back to front', async () => {
  const drawing = await drawingOf((page) => {
    page.drawRectangle({ x: 0, y: 0, width: 200, height: 100, color: RED });
    page.drawSvgPath('M0 0L20 0L30 10L30 30L20 40L0 40Z', { x: 10, y: 90, color: NAVY });
  });
  expect(drawing).toEqual({
    width: 1000,
    height: 500,
    shapes: [
      { d: 'M0 0L1000 0L1000 500L0 500Z', color: '#cc0033' },
      { d: 'M50 50L150 50L200 100L200 200L150 250L50 250Z', color: '#000080' },
    ],
  });
});

it('outlines lines, and keeps curves as they are', async () => {
  const drawing = await drawingOf((page) => {
    page.drawCircle({ x: 100, y: 50, size: 40, color: NAVY });
    page.drawLine({ start: { x: 0, y: 50 }, end: { x: 200, y: 50 }, thickness: 4, color: RED });
  });
  const [disc, line] = drawing?.shapes ?? [];
  expect(disc?.d).toContain('C');
  expect(boundsOf(parsePath(disc?.d ?? ''))).toMatchObject({ left: 300, right: 700 });
  const { top = 0, bottom = 0 } = boundsOf(parsePath(line?.d ?? '')) ?? {};
  expect([bottom - top, line?.color]).toEqual([20, '#cc0033']);
});

it('is no flat drawing where colours show through, where it is clipped, or with a picture', async () => {
  const mark = (page: PDFPage) => page.drawRectangle({ x: 20, y: 20, width: 50, height: 50, color: NAVY });
  expect(await drawingOf(mark)).toBeDefined();
  expect(
    await drawingOf((page) => {
      page.drawRectangle({ x: 20, y: 20, width: 50, height: 50, color: NAVY, opacity: 0.5 });
    }),
  ).toBeUndefined();
  const inContent = (content: string) =>
    drawingOf((page) => {
      const stream = page.doc.context.stream(content);
      page.node.set(PDFName.of('Contents'), page.doc.context.register(stream));
    });
  expect(await inContent('0 0 200 100 re W n 0 0 0 rg 10 10 50 50 re f')).toBeDefined();
  expect(await inContent('0 0 20 20 re W n 0 0 0 rg 10 10 50 50 re f')).toBeUndefined();
  expect(await inContent('q 50 0 0 50 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q')).toBeUndefined();
});

it.runIf(findTool('gs'))('keeps outlines and colours of an EPS that Ghostscript made a PDF of', async () => {
  const program =
    '0.8 0 0.2 setrgbcolor 0 0 200 100 rectfill 0 0 0.5 setrgbcolor 10 90 moveto 30 90 lineto 30 50 lineto fill';
  const eps = `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 200 100\n${program}\nshowpage\n`;
  const made = await pdfOfPostscript(Buffer.from(eps), { missing: '', maxBytes: 100_000 });
  const drawing = made.ok ? await drawingIn(new Uint8Array(made.pdf)) : undefined;
  expect(drawing).toMatchObject({ width: 1000, height: 500, shapes: [{ color: '#cc0033' }, { color: '#000080' }] });
  expect(boundsOf(parsePath(drawing?.shapes[1]?.d ?? ''))).toEqual({ left: 50, top: 50, right: 150, bottom: 250 });
});
