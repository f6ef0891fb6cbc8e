import { inkColor, type KitColorway, type KitDocument, type KitElement, type KitInk } from '../document/kit-document';
import { KIT_FONTS } from '../document/kit-fonts';
import {
  KIT_COLLAR_LABELS,
  KIT_CUT_LABELS,
  KIT_GARMENTS,
  KIT_ZONES,
  type KitZone,
  type KitGarmentType,
} from '../document/kit-garments';
import { KIT_PATTERNS } from '../document/kit-patterns';
import { REFERENCE_SIZES } from './grading';
import { SURFACE_LABELS } from './pattern-pieces';
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
    garments: document.garments.map(({ type, cut, collar, base, isPlain }): GarmentDescription => {
      const kind = [KIT_GARMENTS[type].label, `${KIT_CUT_LABELS[cut].toLowerCase()} cut`];
      if (collar) kind.push(KIT_COLLAR_LABELS[collar]);
      if (base !== undefined) kind.push(`base ${nameOf(base)}`);
      if (isPlain) kind.push('no pattern');
      return {
        type,
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
