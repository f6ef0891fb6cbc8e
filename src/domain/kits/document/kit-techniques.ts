import type { KitGarmentType } from './kit-garments';

/**
 * How names, numbers and logos are put onto a garment. Without one of these they are sublimated: printed with the cloth, which
 * is in the price of the product. See ‘Kits’ in docs/product.md.
 */
export const KIT_TECHNIQUES = {
  vinyl: { label: 'Vinyl', printsPictures: false },
  transfer: { label: 'Printed transfer', printsPictures: true },
  embroidery: { label: 'Embroidery', printsPictures: false },
} as const;

export type KitTechnique = keyof typeof KIT_TECHNIQUES;
export const KIT_TECHNIQUE_TYPES = Object.keys(KIT_TECHNIQUES) as [KitTechnique, ...KitTechnique[]];

/** What a technique is called; without one, sublimation. */
export const techniqueLabel = (technique: KitTechnique | undefined): string =>
  technique ? KIT_TECHNIQUES[technique].label : 'Sublimated';

/** Whether logos that are pictures are printed as such; where they cannot be, their shapes are made. */
export const printsPictures = (technique: KitTechnique | undefined): boolean =>
  !technique || KIT_TECHNIQUES[technique].printsPictures;

type Decorated = { technique?: KitTechnique | null };
type DecoratedSet = Decorated & { parts?: readonly (Decorated & { part: string })[] };

/**
 * 'Riverside home, vinyl', 'Riverside home, Socks in embroidery': an ordered kit with its technique, and those of a set’s further
 * parts; where all is sublimated, its name alone.
 */
export const kitText = ({ name, ...kit }: DecoratedSet & { name: string }): string =>
  [name, techniquesText(kit)].filter(Boolean).join(', ');

/** 'vinyl, Socks in embroidery'; empty where all is sublimated. */
export const techniquesText = ({ technique, parts = [] }: DecoratedSet): string =>
  [
    technique && techniqueLabel(technique).toLowerCase(),
    ...parts.map((each) => each.technique && `${each.part} in ${techniqueLabel(each.technique).toLowerCase()}`),
  ]
    .filter(Boolean)
    .join(', ');

/** What each technique that the shop offers adds to the price of a piece, in the shop’s currency; it does no others. */
export type TechniquePrices = Partial<Record<KitTechnique, number>>;

/** The techniques of the garments that are not sublimated. */
export const techniquesOf = (
  garments: readonly { type: KitGarmentType; technique?: KitTechnique }[],
): Partial<Record<KitGarmentType, KitTechnique>> =>
  Object.fromEntries(garments.flatMap(({ type, technique }) => (technique ? [[type, technique]] : [])));
