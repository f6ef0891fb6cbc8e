import { SIZES, type SizeCode } from '../../catalogue/sizes';
import {
  inkColor,
  type KitColorway,
  type KitDocument,
  type KitElement,
  type KitGarment,
  type KitInk,
  type KitLogoPicture,
} from '../document/kit-document';
import { KIT_FONTS } from '../document/kit-fonts';
import {
  KIT_COLLAR_LABELS,
  KIT_CUT_LABELS,
  KIT_GARMENTS,
  KIT_ZONES,
  type KitCut,
  type KitGarmentType,
  type KitZone,
} from '../document/kit-garments';
import { KIT_PATTERNS } from '../document/kit-patterns';
import type { KitTechnique } from '../document/kit-techniques';
import { shapeOf } from '../garments';
import { pictureOf } from '../paint/paint-surface';
import { gradeOf, printScaleOf, REFERENCE_SIZES } from './grading';
import type { MakeRules } from './make-rules';
import { SURFACE_LABELS } from './pattern-pieces';
import { measureLabels } from './size-table';
import { CUT_CONTOUR, spotInksOf, threadInk, UNDERBASE_CHOKE, WHITE_UNDERBASE } from './spot-inks';
import { techniqueOf, techniquesLine, usualTechniques, type MadeAs, type MadeTechnique } from './garment-techniques';
import { USUAL_THREADS, type Thread } from './threads';

const ZONE_LABELS: Record<KitZone, string> = {
  sleeves: 'Sleeves',
  sides: 'Sides',
  shoulders: 'Shoulders',
  collar: 'Collar',
  cuffs: 'Cuffs',
  trim: 'Trim',
};

export interface GarmentDescription {
  type: KitGarmentType;
  cut: KitCut;
  title: string;
  placements: PlacementDescription[];
}

interface PlacementDescription {
  what: string;
  surface: string;
  /** To the middle of the element, from the middle and the highest point of the surface. */
  place: string;
  size: string;
  inks: string;
}

const millimetres = (value: number): string => `${Math.round(value * 10) / 10} mm`;

type Making = { madeAs?: MadeAs; threads?: readonly Thread[] };

export function describeKit(
  document: KitDocument,
  colorway: KitColorway,
  { madeAs = usualTechniques, threads = USUAL_THREADS }: Making = {},
) {
  const plates = new Map(spotInksOf(document, colorway).map(({ hex, name }) => [hex, name]));
  const nameOf = (ink: KitInk): string => plates.get(inkColor(ink, colorway)) ?? '';
  const threadOf = (ink: KitInk): string => threadInk(inkColor(ink, colorway), threads).name;
  const { pattern, zones, elements } = document;
  const patternDetails = pattern.colors.length > 0 && [
    pattern.colors.map(nameOf).join(', '),
    `scale ${pattern.scale}`,
    `angle ${pattern.angle}°`,
  ];
  const fonts = new Set(elements.map((element) => (element.kind === 'logo' ? undefined : element.lettering.font)));
  return {
    parts: [
      { part: 'Base', ink: nameOf(document.base) },
      {
        part: 'Pattern',
        ink: [KIT_PATTERNS[pattern.type].label, ...(patternDetails || [])].join(', '),
      },
      ...KIT_ZONES.flatMap((zone) => {
        const ink = zones[zone];
        return ink === undefined ? [] : [{ part: ZONE_LABELS[zone], ink: nameOf(ink) }];
      }),
    ],
    fonts: [...fonts].flatMap((font) => (font ? [KIT_FONTS[font].label] : [])),
    garments: document.garments.map((garment): GarmentDescription => {
      const { type, cut, collar, base, isPlain } = garment;
      const made = madeAs(garment);
      const kind = [KIT_GARMENTS[type].label, `${KIT_CUT_LABELS[cut].toLowerCase()} cut`];
      if (collar) kind.push(KIT_COLLAR_LABELS[collar]);
      if (base !== undefined) kind.push(`base ${nameOf(base)}`);
      if (isPlain) kind.push('no pattern');
      if (made.garment === 'plain') kind.push('bought plain');
      kind.push(...[techniquesLine(made)].filter(Boolean));
      return {
        type,
        cut,
        title: `${kind.join(', ')}; placed in size ${REFERENCE_SIZES[cut]}`,
        placements: elements
          .filter((element) => element.garment === type)
          .map((element) => {
            const of = techniqueOf(element, made);
            const picture = pictureOf(element, of === 'sublimation' ? undefined : of);
            return describe(element, of === 'embroidery' ? threadOf : nameOf, picture);
          }),
      };
    }),
  };
}

export function elementLabel(element: KitElement): string {
  if (element.kind === 'logo') return `Logo: ${element.logo.name}`;
  return element.kind === 'text' ? `Text: ${element.text}` : { name: 'Name', number: 'Number' }[element.kind];
}

export const decorationLabel = ({ element, text }: { element: KitElement; text: string }): string =>
  element.kind === 'name' || element.kind === 'number' ? `${elementLabel(element)} ${text}` : elementLabel(element);

/** In words: the font of labels has no degree sign. */
const turnedText = (rotation: number): string =>
  rotation ? `, turned ${Math.abs(rotation)} degrees ${rotation > 0 ? 'clockwise' : 'anticlockwise'}` : '';

/** '40 mm right, 120 mm down, turned 10 degrees clockwise', from middle and highest point, as the viewer sees it. */
export function placeText({ x, y, rotation }: Pick<KitElement, 'x' | 'y' | 'rotation'>): string {
  const across = millimetres(Math.abs(x));
  const side = x < 0 ? `${across} left` : `${across} right`;
  return `${across === '0 mm' ? 'middle' : side}, ${millimetres(y)} down${turnedText(rotation)}`;
}

function describe(
  element: KitElement,
  nameOf: (ink: KitInk) => string,
  picture: KitLogoPicture | undefined,
): PlacementDescription {
  const common = { surface: SURFACE_LABELS[element.surface], place: placeText(element) };
  if (element.kind === 'logo') {
    const { logo, width } = element;
    const inks = [...new Set(logo.shapes.map(({ color }) => nameOf(color)))];
    return {
      ...common,
      what: elementLabel(element),
      size: `${millimetres(width)} × ${millimetres((width * logo.height) / logo.width)}`,
      inks: picture ? `picture, ${picture.width} × ${picture.height} px` : inks.join(', '),
    };
  }
  const { height, maxWidth, lettering } = element;
  const { font, color, outline, shadow, arc, capitals } = lettering;
  const details = [
    nameOf(color),
    outline && `outline ${millimetres(outline.width)} ${nameOf(outline.color)}`,
    shadow && `shadow ${nameOf(shadow.color)}`,
    arc !== 0 && `arc ${arc}°`,
    capitals && element.kind !== 'number' && 'in capitals',
  ];
  return {
    ...common,
    what: `${elementLabel(element)} (${KIT_FONTS[font].label})`,
    size: `${millimetres(height)} high, at most ${millimetres(maxWidth)} wide`,
    inks: details.filter(Boolean).join(', '),
  };
}

const PLAIN = 'The garment is bought in its colours, and no cloth is printed. ';
const DECORATIONS =
  'Each logo, text, name and number is there once, with how many to make: decorations.csv lists them, and placement.pdf has their places in each size.';

/** `isPlain`: no garment of the pack has printed cloth. */
export const packText = (technique: MadeTechnique, isPlain: boolean): string =>
  technique === 'sublimation' ? PIECES : `${isPlain ? PLAIN : ''}${PACK_TEXTS[technique]}`;

const PIECES =
  'Every piece of every player in true size with bleed, as PDF and SVG, and how the pieces of each size lie on the roll.';

const PACK_TEXTS: Record<KitTechnique, string> = {
  vinyl: `${DECORATIONS} They are mirrored lines to cut alone (${CUT_CONTOUR.name}), a file for each colour of vinyl in the order the layers are pressed, in a box to weed around.`,
  transfer: `${DECORATIONS} They are mirrored, their colours on white (${WHITE_UNDERBASE.name}), which is ${UNDERBASE_CHOKE} mm smaller all round.`,
  embroidery: `${DECORATIONS} They are outlines as they are seen, not mirrored, with each thread’s area. There is no machine file: it is digitised from these outlines.`,
};

export interface SizeDescription {
  size: string;
  /** 'Chest width 530 mm, length 720 mm', laid flat between the sewn lines. */
  measures: string;
  /** 'Logos and letters at 92 %'; empty at true size. */
  prints: string;
}

export function describeSizes(
  garment: Pick<KitGarment, 'type' | 'cut'>,
  ordered: readonly SizeCode[],
  { sizes }: MakeRules,
): SizeDescription[] {
  if (garment.type === 'holdall') return [];
  const drawn = shapeOf(garment).measure;
  const labels = measureLabels(garment.type);
  return SIZES.filter(({ code }) => ordered.includes(code)).map(({ code, label }) => {
    const grade = gradeOf(garment, code, sizes);
    const scale = Math.round(100 * printScaleOf(garment, code, sizes));
    const [across, along] = [drawn.across * grade.across, drawn.along * grade.along].map(Math.round);
    return {
      size: label,
      measures: `${labels.across} ${across} mm, ${labels.along.toLowerCase()} ${along} mm`,
      prints: scale === 100 ? '' : `Logos and letters at ${scale} %`,
    };
  });
}
