import type { KitGarment } from '../document/kit-document';
import { bib } from './bib';
import { dress } from './dress';
import { holdall } from './holdall';
import { shorts, trousers } from './legs';
import { skort } from './skort';
import { socks } from './socks';
import type { GarmentShape } from './types';
import { KIT_GARMENTS, type KitCollar, type KitCut, type KitGarmentType } from '../document/kit-garments';
import { top } from './top';
import { pocketsOf, pouchOf, weltsOf } from './top-flats';
import { graded, type TopMake, type TopSize } from './top-size';

function make({ type, cut, collar }: KitGarment): GarmentShape {
  if (isTop(type)) return topOf(type, cut, collar);
  switch (type) {
    case 'football-shorts':
      return shorts(cut);
    case 'cricket-trousers':
      return trousers(cut);
    case 'netball-dress':
      return dress(cut, collar);
    case 'skort':
      return skort(cut);
    case 'training-bib':
      return bib(cut, collar);
    case 'crew-socks':
      return socks(cut);
    case 'holdall':
      return holdall();
  }
}

/** Drawn once for each garment, cut and collar: independent of the design. */
const made = new Map<string, GarmentShape>();

export function shapeOf(garment: KitGarment): GarmentShape {
  const key = `${garment.type} ${garment.cut} ${garment.collar ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const shape = make(garment);
  const figures = new Map<string, ReturnType<GarmentShape['figure']>>();
  const remembered: GarmentShape = {
    ...shape,
    figure: (view) => {
      const figure = figures.get(view) ?? shape.figure(view);
      figures.set(view, figure);
      return figure;
    },
  };
  made.set(key, remembered);
  return remembered;
}

const SHORT = { sleeve: 236, bicep: 190, cuff: 158 };
const LONG = { sleeve: 620, bicep: 190, cuff: 104 };

type TopType = Extract<
  KitGarmentType,
  | 'football-shirt'
  | 'rugby-jersey'
  | 'cricket-shirt'
  | 'training-tee'
  | 'polo-shirt'
  | 'hoodie'
  | 'zip-hoodie'
  | 'warm-up-jacket'
  | 'baselayer'
>;

interface Top extends Omit<TopMake, 'size' | 'collar' | 'pockets' | 'welts'> {
  men: TopSize;
  pouch?: boolean;
  hasWelts?: boolean;
}

const HOODED: TopSize = {
  chest: 284,
  waist: 282,
  hem: 262,
  length: 700,
  shoulder: 256,
  slope: 54,
  neck: 90,
  armpit: 280,
  ...LONG,
  sleeve: 610,
  bicep: 215,
  cuff: 122,
};

const TOPS: Record<TopType, Top> = {
  'football-shirt': {
    men: { chest: 265, waist: 254, hem: 260, length: 720, shoulder: 238, slope: 52, neck: 88, armpit: 262, ...SHORT },
    isLong: false,
    cuffDepth: 20,
  },
  'rugby-jersey': {
    men: {
      chest: 274,
      waist: 268,
      hem: 270,
      length: 735,
      shoulder: 244,
      slope: 52,
      neck: 90,
      armpit: 268,
      ...SHORT,
      sleeve: 240,
      cuff: 160,
    },
    isLong: false,
    cuffDepth: 30,
  },
  'cricket-shirt': {
    men: { chest: 270, waist: 262, hem: 266, length: 740, shoulder: 242, slope: 52, neck: 90, armpit: 268, ...LONG },
    isLong: true,
    cuffDepth: 28,
    raglan: true,
  },
  'training-tee': {
    men: { chest: 268, waist: 258, hem: 264, length: 715, shoulder: 240, slope: 50, neck: 86, armpit: 262, ...SHORT },
    isLong: false,
    cuffDepth: 16,
    raglan: true,
  },
  'polo-shirt': {
    men: {
      chest: 272,
      waist: 266,
      hem: 270,
      length: 735,
      shoulder: 240,
      slope: 52,
      neck: 88,
      armpit: 264,
      ...SHORT,
      sleeve: 244,
      bicep: 186,
      cuff: 148,
    },
    isLong: false,
    cuffDepth: 28,
    hasKnitCuffs: true,
  },
  hoodie: { men: HOODED, isLong: true, cuffDepth: 62, rib: 62, pouch: true },
  'zip-hoodie': { men: HOODED, isLong: true, cuffDepth: 62, rib: 62, pouch: true, hasZip: true },
  'warm-up-jacket': {
    men: {
      ...HOODED,
      chest: 280,
      waist: 274,
      hem: 256,
      length: 705,
      shoulder: 254,
      slope: 50,
      neck: 87,
      armpit: 284,
      sleeve: 620,
      bicep: 204,
      cuff: 110,
    },
    isLong: true,
    cuffDepth: 54,
    rib: 54,
    raglan: true,
    hasZip: true,
    hasWelts: true,
  },
  baselayer: {
    men: {
      chest: 238,
      waist: 214,
      hem: 224,
      length: 690,
      shoulder: 214,
      slope: 50,
      neck: 80,
      armpit: 240,
      ...LONG,
      sleeve: 610,
      bicep: 160,
      cuff: 88,
    },
    isLong: true,
    cuffDepth: 22,
    raglan: true,
  },
};

const isTop = (type: KitGarmentType): type is TopType => type in TOPS;

function topOf(type: TopType, cut: KitCut, collar: KitCollar | undefined): GarmentShape {
  const { men, pouch, hasWelts, ...make } = TOPS[type];
  const size = graded(men, cut);
  return top({
    ...make,
    size,
    collar: collar ?? KIT_GARMENTS[type].collars[0] ?? 'crew',
    ...(pouch ? { pockets: make.hasZip ? pocketsOf(size) : [pouchOf(size)] } : {}),
    ...(hasWelts ? { welts: weltsOf(size) } : {}),
  });
}
