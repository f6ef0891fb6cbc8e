import type { KitDocument, KitElement, KitGarment } from '../document/kit-document';
import type { KitGarmentType } from '../document/kit-garments';
import { KIT_TECHNIQUE_TYPES, printsPictures, techniqueLabel } from '../document/kit-techniques';

export const DECORATION_KINDS = ['names', 'numbers', 'logos'] as const;
type DecorationKind = (typeof DECORATION_KINDS)[number];
export const DECORATION_LABELS: Record<DecorationKind, string> = {
  names: 'Names',
  numbers: 'Numbers',
  logos: 'Logos and texts',
};

export const MADE_TECHNIQUES = ['sublimation', ...KIT_TECHNIQUE_TYPES] as const;
export type MadeTechnique = (typeof MADE_TECHNIQUES)[number];

export const CLOTHS = ['sublimation', 'plain'] as const;
type Cloth = (typeof CLOTHS)[number];
export const CLOTH_LABELS: Record<Cloth, string> = { sublimation: 'Sublimated', plain: 'Bought plain' };

/** Nothing is sublimated on a garment that is bought plain. */
export type GarmentTechniques = { garment: Cloth } & Record<DecorationKind, MadeTechnique>;
export type TechniqueField = keyof GarmentTechniques;
export const TECHNIQUE_FIELDS: readonly TechniqueField[] = ['garment', ...DECORATION_KINDS];

/** By garment; missing ones are made as ordered. */
export type PackTechniques = Partial<Record<KitGarmentType, GarmentTechniques>>;

export const ALL_SUBLIMATED: GarmentTechniques = {
  garment: 'sublimation',
  names: 'sublimation',
  numbers: 'sublimation',
  logos: 'sublimation',
};

export const madeLabel = (technique: MadeTechnique): string =>
  techniqueLabel(technique === 'sublimation' ? undefined : technique);

export const usualTechniques = (
  { technique }: Pick<KitGarment, 'technique'>,
  ofProduct: GarmentTechniques = ALL_SUBLIMATED,
): GarmentTechniques =>
  technique ? { garment: 'plain', names: technique, numbers: technique, logos: technique } : ofProduct;

export const isSameTechniques = (one: GarmentTechniques, other: GarmentTechniques): boolean =>
  TECHNIQUE_FIELDS.every((field) => one[field] === other[field]);

export const storedTechniques = (made: GarmentTechniques): GarmentTechniques | null =>
  isSameTechniques(made, ALL_SUBLIMATED) ? null : made;

const KINDS: Record<KitElement['kind'], DecorationKind> = {
  name: 'names',
  number: 'numbers',
  logo: 'logos',
  text: 'logos',
};

export const techniqueOf = ({ kind }: Pick<KitElement, 'kind'>, made: GarmentTechniques): MadeTechnique =>
  made[KINDS[kind]];

export const makes = (made: GarmentTechniques, technique: MadeTechnique): boolean =>
  technique === 'sublimation'
    ? made.garment === 'sublimation'
    : DECORATION_KINDS.some((kind) => made[kind] === technique);

export type MadeAs = (garment: KitGarment) => GarmentTechniques;

/** Part of a kit made in one technique: its garments, with only its names, numbers and logos. */
export function kitInTechnique(document: KitDocument, madeAs: MadeAs, technique: MadeTechnique): KitDocument {
  const made = new Map(document.garments.map((garment) => [garment.type, madeAs(garment)]));
  const own = technique === 'sublimation' ? {} : { technique };
  return {
    ...document,
    garments: document.garments
      .filter((garment) => makes(madeAs(garment), technique))
      .map(({ technique: _, ...garment }) => ({ ...garment, ...own })),
    elements: document.elements.filter((element) => {
      const of = made.get(element.garment);
      return of !== undefined && techniqueOf(element, of) === technique;
    }),
  };
}

/** 'names, numbers and logos: vinyl', 'names: sublimated, …'; empty if all is sublimated. */
export function techniquesLine(made: GarmentTechniques): string {
  const labels = DECORATION_KINDS.map((kind) => madeLabel(made[kind]).toLowerCase());
  if (labels.some((label) => label !== labels[0]))
    return DECORATION_KINDS.map((kind, index) => `${DECORATION_LABELS[kind].toLowerCase()}: ${labels[index]}`).join(
      ', ',
    );
  return made.names === 'sublimation' ? '' : `names, numbers and logos: ${labels[0]}`;
}

/** Kit as made: pictures are in their flat colours where their technique prints none. */
export function kitAsMade(document: KitDocument, madeAs: MadeAs): KitDocument {
  const made = new Map(document.garments.map((garment) => [garment.type, madeAs(garment)]));
  return {
    ...document,
    garments: document.garments.map(({ technique: _, ...garment }) => garment),
    elements: document.elements.map((element) => {
      const of = made.get(element.garment);
      if (element.kind !== 'logo' || !of) return element;
      const technique = techniqueOf(element, of);
      const isFlat = technique !== 'sublimation' && !printsPictures(technique);
      return isFlat ? { ...element, logo: { ...element.logo, isFlat } } : element;
    }),
  };
}
