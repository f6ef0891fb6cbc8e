import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { Bounds } from '@/domain/kits/outline-path';
import type { SpotInk } from '@/domain/kits/production/spot-inks';
import { matrixOperator, type PrintInks, type SpotBlend } from './print-content';

/** A page in millimetres, y downwards from its upper left corner. */
export interface PrintPage {
  width: number;
  height: number;
  /** What is left once it is cut, and what is printed beyond; both as boxes. */
  trim: Bounds;
  bleed: Bounds;
  /** Made by `markOperators`. */
  operators: string;
}

const POINTS = 72 / 25.4;

/**
 * A page of print as a PDF of its own: true to size, outlines alone, and no colour but named inks. Written with pdf-lib (as
 * Cantoo keeps it): it leaves the page’s operators and colour spaces to us and puts nothing in by itself, where pdfkit, in the
 * tree for our documents, knows spot colours but no blends of them.
 */
export async function writePrintPdf(page: PrintPage, inks: PrintInks, title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  const { context } = pdf;
  const sheet = pdf.addPage([page.width * POINTS, page.height * POINTS]);
  const used = new Set(Array.from(page.operators.matchAll(/\/([SB]\d+) /g), ([, name]) => name));
  const spaces = [...inks.spots].flatMap(([name, ink]) =>
    used.has(name) ? [[name, separation(context, ink)] as const] : [],
  );
  const shadings = [...inks.blends].flatMap(([name, blend]) =>
    used.has(name) ? [[name, shading(context, blend)] as const] : [],
  );
  sheet.node.set(
    PDFName.of('Resources'),
    context.obj({ ColorSpace: Object.fromEntries(spaces), Shading: Object.fromEntries(shadings) }),
  );
  const box = ({ left, top, right, bottom }: Bounds) =>
    context.obj([left, page.height - bottom, right, page.height - top].map((value) => value * POINTS));
  sheet.node.set(PDFName.of('TrimBox'), box(page.trim));
  sheet.node.set(PDFName.of('BleedBox'), box(page.bleed));
  const content = `${matrixOperator([POINTS, 0, 0, -POINTS, 0, page.height * POINTS])}${page.operators}`;
  sheet.node.set(PDFName.of('Contents'), deflated(context, content));
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}

function deflated(context: PDFContext, text: string): PDFRef {
  const dictionary = context.obj({ Filter: 'FlateDecode' });
  return context.register(PDFRawStream.of(dictionary, deflateSync(Buffer.from(text, 'latin1'))));
}

const shares = ({ cmyk }: SpotInk): number[] => cmyk.map((percent) => percent / 100);

/** From no ink to all of it, for whoever shows the plate on a screen. */
function separation(context: PDFContext, ink: SpotInk): PDFObject {
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: shares(ink), N: 1 };
  return context.obj(['Separation', PDFName.of(ink.name), 'DeviceCMYK', tint]);
}

/** Both inks on one another, each with its share of the way. */
function shading(context: PDFContext, { from, to, line }: SpotBlend): PDFObject {
  const share = { FunctionType: 2, Domain: [0, 1], C0: [1, 0], C1: [0, 1], N: 1 };
  const inks = [from, to];
  const colorants = Object.fromEntries(inks.map((ink) => [ink.name, separation(context, ink)]));
  return context.obj({
    ShadingType: 2,
    ColorSpace: [
      ...['DeviceN', inks.map(({ name }) => PDFName.of(name)), 'DeviceCMYK', overprint(context, from, to)],
      { Colorants: colorants },
    ],
    Coords: [...line],
    Function: share,
    Extend: [true, true],
  });
}

/** Of shares of two inks, a b, what they are together: each process ink in turn, then a b are dropped from below them. */
function overprint(context: PDFContext, from: SpotInk, to: SpotInk): PDFRef {
  const after = shares(to);
  const sums = shares(from).map((share, i) => `${i + 1} index ${share} mul ${i + 1} index ${after[i]} mul add`);
  const program = `{${sums.join(' ')} 6 -2 roll pop pop}`;
  const dictionary = context.obj({ FunctionType: 4, Domain: [0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1, 0, 1] });
  return context.register(PDFRawStream.of(dictionary, Buffer.from(program, 'latin1')));
}
