import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import type { ErrorCode } from '@/domain/api/errors';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { drapesOf } from '@/domain/kits/drape/load-drapes';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { PAPER, PICTURE_WIDTH, type PictureWanted } from '@/domain/kits/pictures/picture-input';
import { markupOf, svgDocument, tag } from '@/domain/kits/svg';
import { drawKitLight, drawKitParts } from '@/domain/kits/views/draw-kit-parts';
import { drawKitView } from '@/domain/kits/views/draw-kit-view';
import { kitViewBox } from '@/domain/kits/views/view-geometry';
import { openPicture, PictureError } from '@/lib/files/open-picture';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { failure, type Result } from '@/lib/result';
import { createLimiter } from '@kitroom/front/limiter';
import { readLogoPicture } from './logos/logo-files';
import { screenPictures } from './logos/logo-pictures';

/** Limit of cached drawings, bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** Limit of an SVG, without the pictures in it, for the drawing process, bytes. */
const MAX_SOURCE = 1_000_000;
const PICTURES = /data:image\/[^"]+/g;
/** Density of sharp at which an SVG keeps its size in px. */
const DENSITY = 72;

const pictures = sharedInstance(
  'kit-pictures',
  () => new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 256 }),
);
/** One at a time, as drawing blocks the process. A page of thirty players requests sixty at once. */
const limiter = sharedInstance('kit-pictures.limiter', () => createLimiter({ running: 1, waiting: 128 }));

const BUSY = failure('busy', 'Too many pictures are being drawn just now. Please try again in a moment.', {
  retryAfterSeconds: 5,
});
const TOO_HEAVY = failure('too_heavy', 'This kit has too many details for a PNG. Please ask for an SVG.');

type Picture<Code extends ErrorCode> = Promise<Result<{ picture: Buffer }, Code>>;

/** The document must come from `parseKit`: no scripts or references. `busy` if too many are being drawn. */
export async function drawKitSvg(
  document: KitDocument,
  { garment, view, colorway, player, detail, format }: PictureWanted,
): Picture<'busy'> {
  const options = { garment, view, colorway, player, detail, background: 'none' } as const;
  // A page shows dozens of quick SVGs, which stay small.
  const isHung = format === 'png' || detail === 'full';
  const key = keyOf(canonicalJson([document, options, isHung]));
  const known = pictures.get(key);
  if (known) return { ok: true, picture: known };
  const drawn = await limiter.run(async () => {
    const outlines = await loadOutlines(fontsOf(document));
    const logos = await screenPictures(document, readLogoPicture);
    const drapes = isHung ? await drapesOf(document) : {};
    return Buffer.from(drawKitView(document, { ...options, outlines, pictures: logos, drapes }));
  });
  if (!drawn.ok) return BUSY;
  pictures.set(key, drawn.value);
  return { ok: true, picture: drawn.value };
}

/** Characters that are drawn, without the pictures in them. */
export const drawnLength = (svg: Buffer): number => svg.toString('latin1').replace(PICTURES, '').length;

/** A drawn kit as PNG, `width` px wide, drawn in the drawing process; `too_heavy` if it would take too long. */
export const toKitPng = (svg: Buffer, width: number): Picture<'busy' | 'too_heavy'> => rasterised(svg, width, 'png');

/** A JPEG, for pictures without transparency, takes a fifth of a PNG. */
const FORMATS = {
  png: (picture: Sharp) => picture.png(),
  jpeg: (picture: Sharp) => picture.flatten({ background: PAPER }).jpeg({ quality: 86 }),
};

async function rasterised(svg: Buffer, width: number, format: keyof typeof FORMATS): Picture<'busy' | 'too_heavy'> {
  if (drawnLength(svg) > MAX_SOURCE) return TOO_HEAVY;
  const key = keyOf(svg, String(width), format);
  const known = pictures.get(key);
  if (known) return { ok: true, picture: known };
  try {
    const density = Math.max(1, (DENSITY * width) / PICTURE_WIDTH);
    const picture = await FORMATS[format](openPicture(svg, { density }).resize(width)).toBuffer();
    pictures.set(key, picture);
    return { ok: true, picture };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.reason === 'busy') return BUSY;
    if (error.reason === 'too_heavy') return TOO_HEAVY;
    throw error;
  }
}

/** Part of a kit for paper and cards, in its first set of colours. `width` in px. */
type Side = Pick<PictureWanted, 'garment' | 'view' | 'player' | 'width'>;

export async function drawKitPng(document: KitDocument, side: Side): Picture<'busy' | 'too_heavy'> {
  const svg = await drawKitSvg(document, { ...side, colorway: 0, format: 'png', detail: 'quick' });
  return svg.ok ? toKitPng(svg.picture, side.width) : svg;
}

/** Width of the light on a garment for paper, px: half a second of a core, once for all players. */
const LIGHT_WIDTH = 400;

/** Light on the folds as on screens. Reads logos once, and lights each side once for all players. */
export function litKit(document: KitDocument): (side: Side) => Picture<'busy' | 'too_heavy'> {
  const sources = Promise.all([
    loadOutlines(fontsOf(document)),
    screenPictures(document, readLogoPicture),
    drapesOf(document),
  ]);
  const lights = new Map<string, Picture<'busy' | 'too_heavy'>>();

  async function drawLight({ garment, view }: Side): Picture<'busy' | 'too_heavy'> {
    const [outlines] = await sources;
    const options = { garment, view, outlines, detail: 'full' } as const;
    const drawn = await limiter.run(async () =>
      framed(drawKitLight(document, options, 'light', LIGHT_WIDTH / PICTURE_WIDTH)),
    );
    return drawn.ok ? toKitPng(drawn.value, LIGHT_WIDTH) : BUSY;
  }

  return async (side) => {
    const { garment, view, player, width } = side;
    const key = `${garment} ${view}`;
    const light = lights.get(key) ?? drawLight(side);
    lights.set(key, light);
    const lit = await light;
    if (!lit.ok) return lit;
    const [outlines, logos, drapes] = await sources;
    const drawn = await limiter.run(async () => {
      const options = { garment, view, player, outlines, pictures: logos, drapes, detail: 'full' } as const;
      const { cloth, finish } = drawKitParts(document, options, 'kit');
      const image = { href: `data:image/png;base64,${lit.picture.toString('base64')}`, ...kitViewBox };
      return framed(markupOf(cloth) + tag('image', image) + markupOf(finish));
    });
    return drawn.ok ? rasterised(drawn.value, width, 'jpeg') : BUSY;
  };
}

const framed = (content: string): Buffer => Buffer.from(svgDocument(kitViewBox.width, kitViewBox.height, '', content));

function keyOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64');
}
