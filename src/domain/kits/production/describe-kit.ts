import { SIZES, type SizeCode } from '../../catalogue/sizes';
import {
  inkColor,
  type KitColorway,
  type KitDocument,
  type KitElement,
  type KitGarment,
  type KitInk,
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
import { techniqueLabel } from '../document/kit-techniques';
import { shapeOf } from '../garments';
import { gradeOf, printScaleOf, REFERENCE_SIZES } from './grading';
import type { MakeRules } from './make-rules';
import { SURFACE_LABELS } from './pattern-pieces';
import { measureLabels } from './size-table';
import { spotInksOf } from './spot-inks';

const ZONE_LABELS: Record<KitZone, string> = {
  sleeves: 'Sleeves',
  sides: 'Sides',
  shoulders: 'Shoulders',
  collar: 'Collar',
  cuffs: 'Cuffs',
  trim: 'Trim',
};

/** A garment in words. */
export interface GarmentDescription {
  type: KitGarmentType;
  cut: KitCut;
  /** 'Football shirt, men’s cut, V-neck; drawn in size M' */
  title: string;
  placements: PlacementDescription[];
}

/** An element in words, its lengths in millimetres. */
export interface PlacementDescription {
  what: string;
  surface: string;
  /** To the middle of the element, from the middle and the highest point of the surface. */
  place: string;
  size: string;
  inks: string;
}

const millimetres = (value: number): string => `${Math.round(value * 10) / 10} mm`;

/** What makers are told of a kit in a colourway, besides its pictures. */
export function describeKit(document: KitDocument, colorway: KitColorway) {
  const plates = new Map(spotInksOf(document, colorway).map(({ hex, name }) => [hex, name]));
  const nameOf = (ink: KitInk): string => plates.get(inkColor(ink, colorway)) ?? '';
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
    garments: document.garments.map(({ type, cut, collar, base, isPlain, technique }): GarmentDescription => {
      const kind = [KIT_GARMENTS[type].label, `${KIT_CUT_LABELS[cut].toLowerCase()} cut`];
      if (collar) kind.push(KIT_COLLAR_LABELS[collar]);
      if (base !== undefined) kind.push(`base ${nameOf(base)}`);
      if (isPlain) kind.push('no pattern');
      if (technique) kind.push(`names, numbers and logos: ${techniqueLabel(technique).toLowerCase()}`);
      return {
        type,
        cut,
        title: `${kind.join(', ')}; placed in size ${REFERENCE_SIZES[cut]}`,
        placements: elements.filter(({ garment }) => garment === type).map((element) => describe(element, nameOf)),
      };
    }),
  };
}

function describe(element: KitElement, nameOf: (ink: KitInk) => string): PlacementDescription {
  const { x, y, rotation, surface } = element;
  const turned = rotation ? `, turned ${rotation}°` : '';
  const place = `${millimetres(Math.abs(x))} ${x < 0 ? 'left' : x > 0 ? 'right' : ''}`.trim();
  const common = {
    surface: SURFACE_LABELS[surface],
    place: `${x ? place : 'middle'}, ${millimetres(y)} down${turned}`,
  };
  if (element.kind === 'logo') {
    const { logo, width } = element;
    const inks = [...new Set(logo.shapes.map(({ color }) => nameOf(color)))];
    return {
      ...common,
      what: `Logo: ${logo.name}`,
      size: `${millimetres(width)} × ${millimetres((width * logo.height) / logo.width)}`,
      inks: inks.join(', '),
    };
  }
  const { height, maxWidth, lettering } = element;
  const { font, color, outline, shadow, arc } = lettering;
  const what = { text: element.kind === 'text' ? `Text: ${element.text}` : '', name: 'Name', number: 'Number' };
  const details = [
    nameOf(color),
    outline && `outline ${millimetres(outline.width)} ${nameOf(outline.color)}`,
    shadow && `shadow ${nameOf(shadow.color)}`,
    arc !== 0 && `arc ${arc}°`,
  ];
  return {
    ...common,
    what: `${what[element.kind]} (${KIT_FONTS[font].label})`,
    size: `${millimetres(height)} high, at most ${millimetres(maxWidth)} wide`,
    inks: details.filter(Boolean).join(', '),
  };
}

/** A size in words, as it is cut and printed. */
export interface SizeDescription {
  size: string;
  /** 'Chest width 530 mm, length 720 mm', laid flat between the lines that are sewn. */
  measures: string;
  /** 'Logos and letters at 92 %'; empty where they have their true size. */
  prints: string;
}

/** The sizes that a garment is ordered in, by the supplier’s rules. Bags have none. */
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
