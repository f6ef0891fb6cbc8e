/** Schema of a kit document. Built on first use, as it takes a phone 30 ms. */
import { z } from 'zod';
import { onFirstUse } from '../../text/on-first-use';
import { cleanLine } from '../../text/text';
import { KIT_FONT_IDS } from './kit-fonts';
import { KIT_COLLARS, KIT_CUTS, KIT_GARMENT_TYPES, KIT_GARMENTS, KIT_SURFACES, KIT_ZONES } from './kit-garments';
import {
  KIT_RANGES,
  KIT_VERSION,
  MAX_COLORWAYS,
  MAX_KIT_COLORS,
  MAX_KIT_ELEMENTS,
  MAX_KIT_PICTURES,
  MAX_LOGO_LENGTH,
  MAX_LOGO_SHAPES,
  MAX_NAME_LENGTH,
  MAX_PICTURE_SIDE,
  MAX_TEXT_LENGTH,
  type KitRange,
} from './kit-limits';
import { picturesOf } from './kit-pictures';
import { KIT_PATTERN_TYPES } from './kit-patterns';
import { KIT_TECHNIQUE_TYPES } from './kit-techniques';

const within = ([least, most]: KitRange) => {
  const error = `Please give a number from ${least} to ${most}.`;
  return z.number({ error }).min(least, error).max(most, error);
};
const line = (most: number) =>
  z
    .string('Please enter text.')
    .max(4 * most, { error: `Please use at most ${most} characters.`, abort: true })
    .overwrite(cleanLine)
    .min(1, 'Please enter text.')
    .max(most, `Please use at most ${most} characters.`);

const hex = () => z.string().regex(/^#[0-9a-f]{6}$/, 'Please give a colour such as #1e3a8a, in lower case.');
const SLOT = `Please give the place of a colour, from 0 to ${MAX_KIT_COLORS - 1}.`;
const slot = () =>
  z
    .int(SLOT)
    .min(0, SLOT)
    .max(MAX_KIT_COLORS - 1, SLOT)
    .describe('Place of a colour among the colours of each colourway, from 0.');
const ink = () => z.union([slot(), hex()], 'Please give the place of a colour, or a colour such as #1e3a8a.');

const garment = () =>
  z.strictObject({
    type: z.enum(KIT_GARMENT_TYPES, 'This garment is not known.'),
    cut: z.enum(KIT_CUTS, 'This cut is not known.'),
    collar: z.enum(KIT_COLLARS, 'This collar is not known.').optional(),
    base: slot().optional().describe('Its own base colour; left out, the kit’s.'),
    isPlain: z.boolean().optional().describe('Whether it goes without the kit’s pattern.'),
    technique: z
      .enum(KIT_TECHNIQUE_TYPES, 'This technique is not known.')
      .optional()
      .describe('How names, numbers and logos are put onto it; left out, they are sublimated.'),
  });

const colorway = () =>
  z.strictObject({
    name: line(40),
    colors: z.array(hex()).min(1, 'Please choose a colour.').max(MAX_KIT_COLORS, `At most ${MAX_KIT_COLORS} colours.`),
  });

const pattern = () =>
  z.strictObject({
    type: z.enum(KIT_PATTERN_TYPES, 'This pattern is not known.'),
    colors: z.array(slot()).max(2),
    scale: within(KIT_RANGES.scale).describe('1 is the usual size.'),
    angle: within(KIT_RANGES.turn),
  });

const lettering = () =>
  z.strictObject({
    font: z.enum(KIT_FONT_IDS, 'This font is not known.'),
    color: ink(),
    outline: z.strictObject({ color: ink(), width: within(KIT_RANGES.outline) }).nullable(),
    shadow: z.strictObject({ color: ink(), x: within(KIT_RANGES.shadow), y: within(KIT_RANGES.shadow) }).nullable(),
    arc: within(KIT_RANGES.turn).describe(
      'The angle that the line of text spans; 0 is straight, more than 0 arches upwards.',
    ),
    spacing: within(KIT_RANGES.spacing).describe('Added between letters, in heights of a capital.'),
    capitals: z.boolean().optional().describe('Whether all is printed in capitals; left out, as it was typed.'),
  });

const place = () => ({
  id: z.string().regex(/^[a-z0-9-]{1,36}$/, 'An id has at most 36 lower-case letters, figures and hyphens.'),
  garment: z.enum(KIT_GARMENT_TYPES),
  surface: z.enum(KIT_SURFACES),
  x: within(KIT_RANGES.x).describe('From the middle of the surface to the middle of the element.'),
  y: within(KIT_RANGES.y).describe('From the highest point of the surface to the middle of the element.'),
  rotation: within(KIT_RANGES.turn),
});
const lettered = () => ({
  ...place(),
  height: within(KIT_RANGES.letterHeight).describe('Height of a capital letter.'),
  maxWidth: within(KIT_RANGES.maxWidth).describe('The width it has to fit in.'),
  lettering: lettering(),
});

/** Numbers after each letter of an outline, or a multiple. */
const FIGURES: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };
const FIGURE = /-?\d+(?:\.\d+)?/g;
const FURTHEST = 20_000;

function isOutline(d: string): boolean {
  return d.split(/(?=[MLCQZ])/).every((step) => {
    const figures = step.slice(1).match(FIGURE) ?? [];
    const needed = FIGURES[step[0] ?? ''] ?? 0;
    const fits = needed === 0 ? figures.length === 0 : figures.length > 0 && figures.length % needed === 0;
    const isClean = step.slice(1).replace(FIGURE, '').trim().replaceAll(',', '').trim() === '';
    return fits && isClean && figures.every((figure) => Math.abs(Number(figure)) <= FURTHEST);
  });
}

const outline = () =>
  z
    .string()
    .regex(/^M[MLCQZ\d\s.,-]*$/, 'Outlines are made of absolute M, L, C, Q and Z.')
    .refine(isOutline, 'Each step of an outline has its figures, up to 20000.');

const side = () => z.number().int().min(1).max(MAX_PICTURE_SIDE, `At most ${MAX_PICTURE_SIDE} px.`);

const picture = () =>
  z.strictObject({
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'A picture is named by its SHA-256: 64 figures 0 to 9 and a to f.')
      .describe('SHA-256 of the picture as it is stored: what POST /api/kits/logos answered.'),
    width: side().describe('In pixels.'),
    height: side().describe('In pixels.'),
  });

const logo = () =>
  z
    .strictObject({
      name: line(120),
      width: within(KIT_RANGES.logoUnits),
      height: within(KIT_RANGES.logoUnits),
      shapes: z
        .array(z.strictObject({ d: outline(), color: ink() }))
        .min(1)
        .max(MAX_LOGO_SHAPES),
      pixels: within(KIT_RANGES.pixels)
        .optional()
        .describe('Width of the picture it was traced from, in pixels; left out where it was drawn.'),
      picture: picture()
        .optional()
        .describe('What it is printed as instead of its shapes, over all of their space, where the technique can.'),
      isFlat: z.boolean().optional().describe('Whether it is printed in its shapes although it has a picture.'),
    })
    .refine(
      ({ shapes }) => shapes.reduce((sum, { d }) => sum + d.length, 0) <= MAX_LOGO_LENGTH,
      'This logo has too many details to be printed.',
    );

const element = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('logo'), ...place(), width: within(KIT_RANGES.logoWidth), logo: logo() }),
    z.strictObject({ kind: z.literal('text'), ...lettered(), text: line(MAX_TEXT_LENGTH) }),
    z.strictObject({ kind: z.literal('name'), ...lettered() }),
    z.strictObject({ kind: z.literal('number'), ...lettered() }),
  ]);

const shape = () =>
  z.strictObject({
    version: z.literal(KIT_VERSION, 'This version of a kit is not known.'),
    name: line(MAX_NAME_LENGTH),
    garments: z.array(garment()).min(1, 'A kit has at least one garment.').max(KIT_GARMENT_TYPES.length),
    colorways: z.array(colorway()).min(1).max(MAX_COLORWAYS, `At most ${MAX_COLORWAYS} sets of colours.`),
    base: slot(),
    zones: z.partialRecord(z.enum(KIT_ZONES), slot()),
    pattern: pattern(),
    elements: z.array(element()).max(MAX_KIT_ELEMENTS, `A kit has at most ${MAX_KIT_ELEMENTS} logos and texts.`),
  });

type Shape = z.output<ReturnType<typeof shape>>;

function crossCheck(kit: Shape, ctx: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
  const count = kit.colorways[0]?.colors.length ?? 0;
  const known = (value: number | string) => typeof value === 'string' || value < count;
  const checkInk = (path: (string | number)[], value: number | string | undefined) => {
    if (value !== undefined && !known(value)) refuse(path, 'The kit has no such colour.');
  };
  kit.colorways.forEach(({ colors }, index) => {
    if (colors.length !== count) refuse(['colorways', index, 'colors'], 'Each set has the same number of colours.');
  });
  kit.garments.forEach(({ type, cut, collar, base }, index) => {
    checkInk(['garments', index, 'base'], base);
    const { cuts, collars } = KIT_GARMENTS[type];
    if (kit.garments.findIndex((each) => each.type === type) !== index)
      refuse(['garments', index, 'type'], 'This garment is in the kit already.');
    if (!cuts.includes(cut)) refuse(['garments', index, 'cut'], 'This garment is not made in this cut.');
    if (collar && !collars.includes(collar))
      refuse(['garments', index, 'collar'], 'This garment is not made with this collar.');
  });
  checkInk(['base'], kit.base);
  for (const [zone, value] of Object.entries(kit.zones)) checkInk(['zones', zone], value);
  kit.pattern.colors.forEach((value, index) => checkInk(['pattern', 'colors', index], value));
  if (picturesOf(kit).length > MAX_KIT_PICTURES)
    refuse(['elements'], `A kit has at most ${MAX_KIT_PICTURES} different pictures.`);
  kit.elements.forEach((each, index) => {
    const at = (...path: (string | number)[]) => ['elements', index, ...path];
    if (kit.elements.findIndex(({ id }) => id === each.id) !== index) refuse(at('id'), 'This id is used twice.');
    if (!kit.garments.some(({ type }) => type === each.garment)) refuse(at('garment'), 'The kit has no such garment.');
    else if (!KIT_GARMENTS[each.garment].surfaces.includes(each.surface))
      refuse(at('surface'), 'This garment has no such surface.');
    if (each.kind === 'logo')
      each.logo.shapes.forEach(({ color }, i) => checkInk(at('logo', 'shapes', i, 'color'), color));
    else {
      checkInk(at('lettering', 'color'), each.lettering.color);
      checkInk(at('lettering', 'outline', 'color'), each.lettering.outline?.color);
      checkInk(at('lettering', 'shadow', 'color'), each.lettering.shadow?.color);
    }
  });
}

export const kitSchema = onFirstUse(() =>
  shape().superRefine(crossCheck).meta({
    title: 'Kit',
    description:
      'A team’s kit, from which everything is drawn. Lengths are millimetres on the garment in its reference size, angles degrees clockwise. Besides what this schema says, each colour, garment and surface that is named exists in the kit, each garment stands in it once, and each id is used once.',
  }),
);
