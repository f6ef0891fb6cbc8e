import type { KitGarmentType } from './kit-garments';

/** Default is sublimation: printed with the cloth, included in the price ('Kits' in docs/product.md). */
export const KIT_TECHNIQUES = {
  vinyl: { label: 'Vinyl', printsPictures: false },
  transfer: { label: 'Printed transfer', printsPictures: true },
  embroidery: { label: 'Embroidery', printsPictures: false },
} as const;

export type KitTechnique = keyof typeof KIT_TECHNIQUES;
export const KIT_TECHNIQUE_TYPES = Object.keys(KIT_TECHNIQUES) as [KitTechnique, ...KitTechnique[]];

export const techniqueLabel = (technique: KitTechnique | undefined): string =>
  technique ? KIT_TECHNIQUES[technique].label : 'Sublimated';

export const printsPictures = (technique: KitTechnique | undefined): boolean =>
  !technique || KIT_TECHNIQUES[technique].printsPictures;

type Decorated = { technique?: KitTechnique | null };
type DecoratedSet = Decorated & { parts?: readonly (Decorated & { part: string })[] };

/** 'Riverside home, vinyl', 'Riverside home, Socks in embroidery'; only the name if sublimated. */
export const kitText = ({ name, ...kit }: DecoratedSet & { name: string }): string =>
  [name, techniquesText(kit)].filter(Boolean).join(', ');

export const techniquesText = ({ technique, parts = [] }: DecoratedSet): string =>
  [
    technique && techniqueLabel(technique).toLowerCase(),
    ...parts.map((each) => each.technique && `${each.part} in ${techniqueLabel(each.technique).toLowerCase()}`),
  ]
    .filter(Boolean)
    .join(', ');

/** Surcharge of each technique per piece, in the shop’s currency; a missing technique is not offered. */
export type TechniquePrices = Partial<Record<KitTechnique, number>>;

export const techniquesOf = (
  garments: readonly { type: KitGarmentType; technique?: KitTechnique }[],
): Partial<Record<KitGarmentType, KitTechnique>> =>
  Object.fromEntries(garments.flatMap(({ type, technique }) => (technique ? [[type, technique]] : [])));
