import type { KitGarmentType } from './kit-garments';

export const KIT_SPORTS = ['football', 'rugby', 'netball', 'cricket', 'training'] as const;
export type KitSport = (typeof KIT_SPORTS)[number];
export const KIT_SPORT_LABELS: Record<KitSport, string> = {
  football: 'Football',
  rugby: 'Rugby',
  netball: 'Netball',
  cricket: 'Cricket',
  training: 'Training',
};

/** Garments that identify a sport, most specific first: several sports wear shorts. */
const TELLING: readonly (readonly [KitGarmentType, KitSport])[] = [
  ['rugby-jersey', 'rugby'],
  ['netball-dress', 'netball'],
  ['cricket-shirt', 'cricket'],
  ['football-shirt', 'football'],
  ['cricket-trousers', 'cricket'],
  ['training-tee', 'training'],
  ['training-bib', 'training'],
  ['polo-shirt', 'training'],
  ['hoodie', 'training'],
  ['zip-hoodie', 'training'],
  ['warm-up-jacket', 'training'],
  ['football-shorts', 'football'],
  ['skort', 'netball'],
];

export function sportOf({ garments }: { garments: readonly { type: KitGarmentType }[] }): KitSport {
  return TELLING.find(([type]) => garments.some((garment) => garment.type === type))?.[1] ?? 'training';
}
