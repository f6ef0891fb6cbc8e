import { z } from 'zod';
import { cleanLine } from '../../text/text';
import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENT_TYPES, KIT_VIEWS, type KitGarmentType } from '../document/kit-garments';
import { MAX_COLORWAYS } from '../document/kit-limits';

export const PICTURE_WIDTH = 1200;
const MAX_PICTURE_WIDTH = 2000;
export const PAPER = '#f3f2f8';

const printed = (most: number) =>
  z
    .union([z.string().max(200), z.int()], 'Please enter text.')
    .transform((given) => cleanLine(String(given)))
    .pipe(z.string().max(most, `Please use at most ${most} characters.`));

const chosen = {
  garment: z.enum(KIT_GARMENT_TYPES, 'This garment is not known.').optional(),
  view: z.enum(KIT_VIEWS, 'Choose one of: front, back, left, right.').default('front'),
  format: z.enum(['svg', 'png'], 'Choose svg or png.').default('svg'),
  /** `full` has light on folds and the knit, which take seconds to rasterise: left to browsers. */
  detail: z.enum(['quick', 'full'], 'Choose quick or full.').default('quick'),
};
/** Leaves out logos and texts, the words and pictures of a kit’s author. */
const bare = z.boolean('Choose true or false.').optional();
const colorway = z
  .number()
  .int()
  .min(0)
  .max(MAX_COLORWAYS - 1)
  .default(0);
const width = z
  .number()
  .int()
  .min(16)
  .max(MAX_PICTURE_WIDTH, `At most ${MAX_PICTURE_WIDTH} px.`)
  .default(PICTURE_WIDTH);

const player = { name: printed(40).optional(), number: printed(4).optional() };

const drawable = ({ format, detail }: { format: string; detail: string }) => format === 'svg' || detail === 'quick';
const TOO_DETAILED = { path: ['detail'], message: 'A PNG is drawn quick; full is for SVG.' };

export const pictureBody = z
  .object({
    ...chosen,
    bare,
    colorway,
    width,
    player: z.object(player).optional(),
    document: z.unknown(),
  })
  .refine(drawable, TOO_DETAILED);

export const pictureQuery = z
  .object({
    ...chosen,
    bare: z.stringbool('Choose true or false.').optional(),
    colorway: z.coerce.number().pipe(colorway.unwrap()).default(0),
    width: z.coerce.number().pipe(width.unwrap()).default(PICTURE_WIDTH),
    ...player,
  })
  .refine(drawable, TOO_DETAILED)
  .transform(({ name, number, ...requested }) => ({
    ...requested,
    ...((name !== undefined || number !== undefined) && { player: { name, number } }),
  }));

export type PictureRequest = Omit<z.output<typeof pictureBody>, 'document'>;

export type PictureWanted = PictureRequest & { garment: KitGarmentType };

export const shownKit = (document: KitDocument, { bare: isBare }: Pick<PictureRequest, 'bare'>): KitDocument =>
  isBare
    ? { ...document, elements: document.elements.filter(({ kind }) => kind === 'name' || kind === 'number') }
    : document;

type Chosen = { ok: true; wanted: PictureWanted } | { ok: false; fieldErrors: Record<string, string[]> };

export function choosePicture({ garments, colorways }: KitDocument, requested: PictureRequest): Chosen {
  const garment = requested.garment ? garments.find(({ type }) => type === requested.garment) : garments[0];
  if (!garment) return { ok: false, fieldErrors: { garment: ['The kit has no such garment.'] } };
  if (!colorways[requested.colorway])
    return { ok: false, fieldErrors: { colorway: ['The kit has no such set of colours.'] } };
  return { ok: true, wanted: { ...requested, garment: garment.type } };
}

/** SVG characters that cost one point to draw, about 8 ms of a core; a PNG takes ten times as long. */
const POINT_LENGTH = 50_000;
const PNG_FACTOR = 10;

export const pointsOfPicture = (svgLength: number, format: PictureRequest['format']): number =>
  Math.ceil(svgLength / POINT_LENGTH) * (format === 'png' ? PNG_FACTOR : 1);
