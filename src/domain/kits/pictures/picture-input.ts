/** Which picture of a kit is wanted. */
import { z } from 'zod';
import { cleanLine } from '../../text/text';
import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENT_TYPES, KIT_VIEWS, type KitGarmentType } from '../document/kit-garments';
import { MAX_COLORWAYS } from '../document/kit-limits';

/** As a kit is drawn, px. */
export const PICTURE_WIDTH = 1200;
const MAX_PICTURE_WIDTH = 2000;
/** Behind a garment on paper. */
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
  /** `full` has folds’ light and the knit, which take seconds as pixels: browsers draw them. */
  detail: z.enum(['quick', 'full'], 'Choose quick or full.').default('quick'),
};
/** Without logos and texts: whoever drew the kit says nothing by it. */
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

/** Without either, somebody the kit is shown with. */
const player = { name: printed(40).optional(), number: printed(4).optional() };

const drawable = ({ format, detail }: { format: string; detail: string }) => format === 'svg' || detail === 'quick';
const TOO_DETAILED = { path: ['detail'], message: 'A PNG is drawn quick; full is for SVG.' };

/** The body of a request to draw a kit. `width` is that of a PNG, px. */
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

/** The same of a stored kit, as it stands in an address. */
export const pictureQuery = z
  .object({
    ...chosen,
    bare: z.stringbool('Choose true or false.').optional(),
    colorway: z.coerce.number().pipe(colorway.unwrap()).default(0),
    width: z.coerce.number().pipe(width.unwrap()).default(PICTURE_WIDTH),
    ...player,
  })
  .refine(drawable, TOO_DETAILED)
  .transform(({ name, number, ...asked }) => ({
    ...asked,
    ...((name !== undefined || number !== undefined) && { player: { name, number } }),
  }));

/** A picture of a kit, as it is asked for. */
export type PictureAsked = Omit<z.output<typeof pictureBody>, 'document'>;

/** The same, of a garment that the kit has. */
export type PictureWanted = PictureAsked & { garment: KitGarmentType };

/** The kit as a picture of it is to be. */
export const shownKit = (document: KitDocument, { bare: isBare }: Pick<PictureAsked, 'bare'>): KitDocument =>
  isBare
    ? { ...document, elements: document.elements.filter(({ kind }) => kind === 'name' || kind === 'number') }
    : document;

type Chosen = { ok: true; wanted: PictureWanted } | { ok: false; fieldErrors: Record<string, string[]> };

/** Of a kit what is asked for, its first garment where none is named; or what it does not have, by field. */
export function choosePicture({ garments, colorways }: KitDocument, asked: PictureAsked): Chosen {
  const garment = asked.garment ? garments.find(({ type }) => type === asked.garment) : garments[0];
  if (!garment) return { ok: false, fieldErrors: { garment: ['The kit has no such garment.'] } };
  if (!colorways[asked.colorway])
    return { ok: false, fieldErrors: { colorway: ['The kit has no such set of colours.'] } };
  return { ok: true, wanted: { ...asked, garment: garment.type } };
}

/** Characters of an SVG that cost one point to draw, about 8 ms of a core; a PNG of it takes longer by so much. */
const POINT_LENGTH = 50_000;
const PNG_FACTOR = 10;

/** What a picture costs whoever asks for it. */
export const pointsOfPicture = (svgLength: number, format: PictureAsked['format']): number =>
  Math.ceil(svgLength / POINT_LENGTH) * (format === 'png' ? PNG_FACTOR : 1);
