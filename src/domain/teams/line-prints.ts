/** Logos on pieces of a line (docs/product.md, Team portal); pieces made to a kit have theirs in its design. */
import type { KitGarmentType } from '../kits/document/kit-garments';
import type { AssetType } from './design-assets';

/** Places for a logo, from the top. Left and right are the wearer’s. */
export const PRINT_PLACES = [
  'left-chest',
  'right-chest',
  'centre-chest',
  'back',
  'left-sleeve',
  'right-sleeve',
  'left-leg',
  'right-leg',
  'bag-front',
  'bag-back',
] as const;
export type PrintPlace = (typeof PRINT_PLACES)[number];

export const PRINT_PLACE_LABELS: Record<PrintPlace, string> = {
  'left-chest': 'Left chest',
  'right-chest': 'Right chest',
  'centre-chest': 'Centre chest',
  back: 'Back',
  'left-sleeve': 'Left sleeve',
  'right-sleeve': 'Right sleeve',
  'left-leg': 'Left leg',
  'right-leg': 'Right leg',
  'bag-front': 'Bag front',
  'bag-back': 'Bag back',
};

/** Printable design assets; guides and templates are instructions. */
export const ARTWORK_TYPES = ['logo', 'sponsor'] as const satisfies readonly AssetType[];

export const MAX_PRINTS = 8;

export type LinePrint = {
  /** Id of a design asset; empty until chosen. */
  asset: string;
  place: PrintPlace;
};

/** Logo as ordered, unaffected by later changes of the file. */
export type OrderedPrint = { assetId: string; name: string; place: PrintPlace };

export type Artwork = { id: string; name: string };

const CHEST_AND_BACK = ['left-chest', 'right-chest', 'centre-chest', 'back'] as const;
const TOP = [...CHEST_AND_BACK, 'left-sleeve', 'right-sleeve'] as const;
const ZIPPED = TOP.filter((place) => place !== 'centre-chest');
const LEGS = ['left-leg', 'right-leg'] as const;

const PLACES_OF: Record<KitGarmentType, readonly PrintPlace[]> = {
  'football-shirt': TOP,
  'football-shorts': LEGS,
  'rugby-jersey': TOP,
  'netball-dress': CHEST_AND_BACK,
  skort: LEGS,
  'cricket-shirt': TOP,
  'cricket-trousers': LEGS,
  'training-tee': TOP,
  'training-bib': CHEST_AND_BACK,
  'polo-shirt': TOP,
  hoodie: TOP,
  'zip-hoodie': ZIPPED,
  'warm-up-jacket': ZIPPED,
  baselayer: TOP,
  'crew-socks': LEGS,
  holdall: ['bag-front', 'bag-back'],
};

export const placesFor = (garment: KitGarmentType | null): readonly PrintPlace[] =>
  garment ? PLACES_OF[garment] : PRINT_PLACES;

export const freePlace = (places: readonly PrintPlace[], prints: readonly LinePrint[]): PrintPlace | undefined =>
  places.find((place) => !prints.some((print) => print.place === place));

export const orderedArtwork = (items: readonly { prints?: readonly OrderedPrint[] }[]): Artwork[] =>
  items.flatMap(({ prints = [] }) => prints.map(({ assetId: id, name }) => ({ id, name })));

export const printsText = (prints: readonly Omit<OrderedPrint, 'assetId'>[] = []): string =>
  prints.map(({ name, place }) => `“${name}” (${PRINT_PLACE_LABELS[place].toLowerCase()})`).join(', ');

type Offer = {
  places: readonly PrintPlace[];
  artwork: readonly Artwork[];
};

/** In the order of places. Errors go to `refuse`, at `0.asset` or `0.place`; logos without a file are left out. */
export function resolvePrints(
  requested: readonly LinePrint[],
  { places, artwork }: Offer,
  refuse: (field: string, message: string) => void,
): OrderedPrint[] {
  const prints = requested.flatMap(({ asset, place }, index): OrderedPrint[] => {
    const label = PRINT_PLACE_LABELS[place].toLowerCase();
    if (!places.includes(place)) refuse(`${index}.place`, `This product has no logo on the ${label}.`);
    else if (requested.findIndex((each) => each.place === place) < index)
      refuse(`${index}.place`, `There is a logo on the ${label} already.`);
    const found = artwork.find(({ id }) => id === asset);
    if (found) return [{ assetId: found.id, name: found.name, place }];
    refuse(`${index}.asset`, asset ? NO_ARTWORK : 'Choose a logo.');
    return [];
  });
  return prints.toSorted((a, b) => PRINT_PLACES.indexOf(a.place) - PRINT_PLACES.indexOf(b.place));
}

export const NO_ARTWORK = 'This is not one of the team’s logos: it may have been deleted.';

export const KIT_HAS_LOGOS = 'A kit has its logos in its design: take these off.';
