import { KIT_GARMENT_TYPES, type KitGarmentType } from '../../catalogue/kit-garment-types';

export const KIT_CUTS = ['mens', 'womens', 'boys'] as const;
export type KitCut = (typeof KIT_CUTS)[number];
export const KIT_CUT_LABELS: Record<KitCut, string> = { mens: 'Men’s', womens: 'Women’s', boys: 'Boys’' };

export const KIT_COLLARS = ['crew', 'vee', 'polo', 'grandad', 'mock', 'hood'] as const;
export type KitCollar = (typeof KIT_COLLARS)[number];
export const KIT_COLLAR_LABELS: Record<KitCollar, string> = {
  crew: 'Crew neck',
  vee: 'V-neck',
  polo: 'Polo collar',
  grandad: 'Grandad collar',
  mock: 'Mock neck',
  hood: 'Hood',
};

/** Sides of a garment. `left` and `right` are the wearer’s. */
export const KIT_VIEWS = ['front', 'back', 'left', 'right'] as const;
export const FRONT_AND_BACK = ['front', 'back'] as const;
export type KitView = (typeof KIT_VIEWS)[number];

export const KIT_SURFACES = ['front', 'back', 'left-sleeve', 'right-sleeve', 'left', 'right'] as const;
export type KitSurface = (typeof KIT_SURFACES)[number];

export const KIT_ZONES = ['sleeves', 'sides', 'shoulders', 'collar', 'cuffs', 'trim'] as const;
export type KitZone = (typeof KIT_ZONES)[number];

export { KIT_GARMENT_TYPES, type KitGarmentType };

interface KitGarmentKind {
  label: string;
  cuts: readonly [KitCut, ...KitCut[]];
  /** Possible collars, the usual one first; empty without a neck. */
  collars: readonly KitCollar[];
  surfaces: readonly [KitSurface, ...KitSurface[]];
  zones: readonly KitZone[];
}

const SLEEVED = ['front', 'back', 'left-sleeve', 'right-sleeve'] as const;
const TOP_ZONES = ['sleeves', 'sides', 'shoulders', 'collar', 'cuffs', 'trim'] as const;

export const KIT_GARMENTS: Record<KitGarmentType, KitGarmentKind> = {
  'football-shirt': {
    label: 'Football shirt',
    cuts: KIT_CUTS,
    collars: ['vee', 'crew', 'polo', 'grandad'],
    surfaces: SLEEVED,
    zones: TOP_ZONES,
  },
  'football-shorts': {
    label: 'Shorts',
    cuts: KIT_CUTS,
    collars: [],
    surfaces: ['front', 'back'],
    zones: ['sides', 'cuffs', 'trim'],
  },
  'rugby-jersey': {
    label: 'Rugby shirt',
    cuts: KIT_CUTS,
    collars: ['grandad', 'polo', 'crew'],
    surfaces: SLEEVED,
    zones: TOP_ZONES,
  },
  'netball-dress': {
    label: 'Netball dress',
    cuts: ['womens', 'boys'],
    collars: ['crew', 'vee'],
    surfaces: ['front', 'back'],
    zones: ['sides', 'shoulders', 'collar', 'trim'],
  },
  skort: {
    label: 'Skort',
    cuts: ['womens', 'boys'],
    collars: [],
    surfaces: ['front', 'back'],
    zones: ['sides', 'trim'],
  },
  'cricket-shirt': {
    label: 'Cricket shirt',
    cuts: KIT_CUTS,
    collars: ['polo', 'grandad', 'vee'],
    surfaces: SLEEVED,
    zones: TOP_ZONES,
  },
  'cricket-trousers': {
    label: 'Cricket trousers',
    cuts: KIT_CUTS,
    collars: [],
    surfaces: ['front', 'back'],
    zones: ['sides', 'cuffs', 'trim'],
  },
  'training-tee': {
    label: 'Training top',
    cuts: KIT_CUTS,
    collars: ['crew', 'vee'],
    surfaces: SLEEVED,
    zones: TOP_ZONES,
  },
  'training-bib': {
    label: 'Training bib',
    cuts: KIT_CUTS,
    collars: ['crew', 'vee'],
    surfaces: ['front', 'back'],
    zones: ['sides', 'shoulders', 'collar', 'trim'],
  },
  'polo-shirt': {
    label: 'Polo shirt',
    cuts: KIT_CUTS,
    collars: ['polo', 'grandad'],
    surfaces: SLEEVED,
    zones: TOP_ZONES,
  },
  hoodie: { label: 'Hoodie', cuts: KIT_CUTS, collars: ['hood'], surfaces: SLEEVED, zones: TOP_ZONES },
  'zip-hoodie': { label: 'Zip hoodie', cuts: KIT_CUTS, collars: ['hood'], surfaces: SLEEVED, zones: TOP_ZONES },
  'warm-up-jacket': {
    label: 'Warm-up jacket',
    cuts: KIT_CUTS,
    collars: ['mock'],
    surfaces: SLEEVED,
    zones: TOP_ZONES,
  },
  baselayer: { label: 'Baselayer', cuts: KIT_CUTS, collars: ['mock', 'crew'], surfaces: SLEEVED, zones: TOP_ZONES },
  'crew-socks': { label: 'Socks', cuts: KIT_CUTS, collars: [], surfaces: ['left', 'right'], zones: ['cuffs', 'trim'] },
  holdall: {
    label: 'Bag',
    cuts: ['mens'],
    collars: [],
    surfaces: ['front', 'back', 'left', 'right'],
    zones: ['sides', 'trim'],
  },
};
