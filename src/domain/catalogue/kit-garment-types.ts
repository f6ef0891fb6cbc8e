export const KIT_GARMENT_TYPES = [
  'football-shirt',
  'football-shorts',
  'rugby-jersey',
  'netball-dress',
  'skort',
  'cricket-shirt',
  'cricket-trousers',
  'training-tee',
  'training-bib',
  'polo-shirt',
  'hoodie',
  'zip-hoodie',
  'warm-up-jacket',
  'baselayer',
  'crew-socks',
  'holdall',
] as const;
export type KitGarmentType = (typeof KIT_GARMENT_TYPES)[number];
