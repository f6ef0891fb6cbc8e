import { PDFDocument, PDFName, PDFRawStream, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { Bounds } from '@/domain/kits/outline-path';
import type { SpotInk } from '@/domain/kits/production/spot-inks';
import { deflate, type PrintPicture } from './print-picture';
import { addOutputIntent, type OutputIntent } from './output-intent';
import { matrixOperator, OVERPRINT, type PrintForm, type PrintInks, type SpotBlend } from './print-content';
import { SRGB_PROFILE } from './srgb-profile';

/** A page in millimetres, y downwards from its upper left corner. */
interface PrintPage {
  width: number;
  height: number;
  trim: Bounds;
  bleed: Bounds;
  operators: string;
}

const POINTS = 72 / 25.4;

/** Substitute for an ink that is not at hand: process inks for printers, light for screens. */
type ShownAs = 'process' | 'screen';

interface PrintOptions {
  title: string;
  shownAs?: ShownAs;
  intent?: OutputIntent;
}

/** Outlines in named inks, pictures in sRGB. By pdf-lib, as pdfkit cannot blend spot colours. Runs in browsers, too. */
export async function writePrintPdf(
  pages: Iterable<PrintPage>,
  inks: PrintInks,
  { title, shownAs = 'process', intent }: PrintOptions,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  const resources = resourceWriter(pdf.context, inks, shownAs);
  let content = '';
  for (const page of pages) {
    await addPage(pdf, page, resources);
    if (intent) content += page.operators;
  }
  if (intent) await addOutputIntent(pdf, { title, content }, intent);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}

type Resources = (operators: string) => Promise<PDFObject>;

async function addPage(pdf: PDFDocument, page: PrintPage, resourcesOf: Resources): Promise<void> {
  const { context } = pdf;
  const sheet = pdf.addPage([page.width * POINTS, page.height * POINTS]);
  sheet.node.set(PDFName.of('Resources'), await resourcesOf(page.operators));
  const box = ({ left, top, right, bottom }: Bounds) =>
    context.obj([left, page.height - bottom, right, page.height - top].map((value) => value * POINTS));
  sheet.node.set(PDFName.of('TrimBox'), box(page.trim));
  sheet.node.set(PDFName.of('BleedBox'), box(page.bleed));
  const content = `${matrixOperator([POINTS, 0, 0, -POINTS, 0, page.height * POINTS])}${page.operators}`;
  sheet.node.set(PDFName.of('Contents'), await deflated(context, content));
}

function resourceWriter(context: PDFContext, inks: PrintInks, shownAs: ShownAs): Resources {
  const imageOf = imageWriter(context);
  const forms = new Map<PrintForm, PDFRef>();

  async function formOf(form: PrintForm): Promise<PDFRef> {
    const known = forms.get(form);
    if (known) return known;
    const { left, top, right, bottom } = form.box;
    const made = await deflated(context, form.operators, {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [left, top, right, bottom] },
      Resources: await resourcesOf(form.operators),
    });
    forms.set(form, made);
    return made;
  }

  async function resourcesOf(operators: string): Promise<PDFObject> {
    const used = new Set(Array.from(operators.matchAll(/\/([SBPF]\d+) /g), ([, name]) => name));
    const usedIn = <Value>(values: ReadonlyMap<string, Value>) => [...values].filter(([name]) => used.has(name));
    const objects: [string, PDFRef][] = usedIn(inks.pictures).map(([name, picture]) => [name, imageOf(picture)]);
    for (const [name, form] of usedIn(inks.forms)) objects.push([name, await formOf(form)]);
    const spaces = usedIn(inks.spots).map(([name, ink]) => [name, separation(context, ink, shownAs)] as const);
    const shadings = usedIn(inks.blends).map(([name, blend]) => [name, shading(context, blend, shownAs)] as const);
    return context.obj({
      ColorSpace: Object.fromEntries(spaces),
      Shading: Object.fromEntries(shadings),
      ...(objects.length > 0 && { XObject: Object.fromEntries(objects) }),
      ...(operators.includes(`/${OVERPRINT} gs`) && { ExtGState: { [OVERPRINT]: { OP: true, op: true } } }),
    });
  }

  return resourcesOf;
}

/** @param text in ASCII. */
async function deflated(context: PDFContext, text: string, entries = {}): Promise<PDFRef> {
  return context.register(PDFRawStream.of(context.obj({ Filter: 'FlateDecode', ...entries }), await deflate(text)));
}

function imageWriter(context: PDFContext): (picture: PrintPicture) => PDFRef {
  const written = new Map<PrintPicture, PDFRef>();
  let srgb: PDFRef | undefined;
  return (picture) => {
    const known = written.get(picture);
    if (known) return known;
    srgb ??= srgbSpace(context);
    const made = image(context, picture, srgb);
    written.set(picture, made);
    return made;
  };
}

function srgbSpace(context: PDFContext): PDFRef {
  const profile = PDFRawStream.of(context.obj({ N: 3, Alternate: 'DeviceRGB' }), SRGB_PROFILE);
  return context.register(context.obj(['ICCBased', context.register(profile)]));
}

function image(context: PDFContext, { width, height, color, alpha }: PrintPicture, srgb: PDFRef): PDFRef {
  const stream = ({ bytes, ...entries }: PrintPicture['color'], more: object): PDFRef => {
    const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
    return context.register(PDFRawStream.of(context.obj({ ...common, ...entries, ...more }), bytes));
  };
  const mask = alpha && { SMask: stream(alpha, { ColorSpace: 'DeviceGray' }) };
  return stream(color, { ColorSpace: srgb, ...mask });
}

const SPACES: Record<ShownAs, { name: string; none: number[] }> = {
  process: { name: 'DeviceCMYK', none: [0, 0, 0, 0] },
  screen: { name: 'DeviceRGB', none: [1, 1, 1] },
};

/** Full strength of an ink, in the space of its substitute. */
const shares = ({ cmyk, hex }: SpotInk, shownAs: ShownAs): number[] =>
  shownAs === 'process'
    ? cmyk.map((percent) => percent / 100)
    : [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000);

/** Tint from no ink to all of it, for plates on a screen. */
function separation(context: PDFContext, ink: SpotInk, shownAs: ShownAs): PDFObject {
  const { name, none } = SPACES[shownAs];
  const tint = { FunctionType: 2, Domain: [0, 1], C0: none, C1: shares(ink, shownAs), N: 1 };
  return context.obj(['Separation', PDFName.of(ink.name), name, tint]);
}

/** Both inks on one another, each with its share along the line. */
function shading(context: PDFContext, { from, to, line }: SpotBlend, shownAs: ShownAs): PDFObject {
  const share = { FunctionType: 2, Domain: [0, 1], C0: [1, 0], C1: [0, 1], N: 1 };
  const inks = [from, to];
  const colorants = Object.fromEntries(inks.map((ink) => [ink.name, separation(context, ink, shownAs)]));
  return context.obj({
    ShadingType: 2,
    ColorSpace: [
      ...['DeviceN', inks.map(({ name }) => PDFName.of(name)), SPACES[shownAs].name],
      overprint(context, from, to, shownAs),
      { Colorants: colorants },
    ],
    Coords: [...line],
    Function: share,
    Extend: [true, true],
  });
}

/** Combines shares a b of two inks part by part, then drops a b. They add up to one, so light mixes as inks do. */
function overprint(context: PDFContext, from: SpotInk, to: SpotInk, shownAs: ShownAs): PDFRef {
  const after = shares(to, shownAs);
  const sums = shares(from, shownAs).map(
    (share, i) => `${i + 1} index ${share} mul ${i + 1} index ${after[i]} mul add`,
  );
  const program = `{${sums.join(' ')} ${sums.length + 2} -2 roll pop pop}`;
  const dictionary = context.obj({
    FunctionType: 4,
    Domain: [0, 1, 0, 1],
    Range: sums.flatMap(() => [0, 1]),
  });
  return context.register(PDFRawStream.of(dictionary, new TextEncoder().encode(program)));
}
