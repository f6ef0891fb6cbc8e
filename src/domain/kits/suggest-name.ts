import type { KitDocument } from './document/kit-document';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, type KitGarmentType } from './document/kit-garments';
import { KIT_SPORT_LABELS, sportOf } from './document/kit-sports';
import { UNNAMED_KIT } from './document/starter-kit';
import { nearestSwatch } from './palette/kit-palette';

export const unnamedGarment = (type: KitGarmentType): string => `My ${KIT_GARMENTS[type].label.toLowerCase()}`;

const UNNAMED: readonly string[] = [UNNAMED_KIT, ...KIT_GARMENT_TYPES.map(unnamedGarment)];

export const isUnnamed = ({ name }: Pick<KitDocument, 'name'>): boolean => UNNAMED.includes(name);

/** Distinctive name: 'Netball dress, Violet and White', or 'Football kit, …' for several garments. */
export function suggestName(kit: Pick<KitDocument, 'garments' | 'colorways' | 'base' | 'pattern'>): string {
  const { garments, colorways, base, pattern } = kit;
  const [first] = garments;
  const what = garments.length > 1 || !first ? `${KIT_SPORT_LABELS[sportOf(kit)]} kit` : KIT_GARMENTS[first.type].label;
  const colors = colorways[0]?.colors ?? [];
  const places = [base, ...pattern.colors, ...colors.keys()];
  const names = new Set(places.flatMap((place) => (colors[place] ? nearestSwatch(colors[place]).swatch.name : [])));
  return [what, [...names].slice(0, 2).join(' and ')].filter(Boolean).join(', ');
}
