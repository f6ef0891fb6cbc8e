/** Usual places and sizes of logos, names, numbers and texts, in millimetres of the cut they were measured on. */
import type { KitElement } from '../document/kit-document';
import type { KitGarmentType, KitSurface } from '../document/kit-garments';
import { backOf } from '../document/starter-kit';

export interface Spot {
  garment: KitGarmentType;
  surface: KitSurface;
}

/** Centre, capital height and maximum width of lettering; width of a logo. */
interface UsualPlace {
  x: number;
  y: number;
  size: number;
  maxWidth: number;
}

type Places = Record<KitElement['kind'], UsualPlace>;

const at = (x: number, y: number, size: number, maxWidth = size): UsualPlace => ({ x, y, size, maxWidth });

const places = (logo: UsualPlace, number: UsualPlace, text: UsualPlace, name = text): Places => ({
  logo,
  number,
  text,
  name,
});

const CHEST = places(at(92, 208, 80), at(0, 310, 90, 120), at(0, 318, 40, 320));
const BIB = places(at(86, 232, 70), at(0, 400, 170, 320), at(0, 318, 40, 320));
const ZIPPED = places(at(104, 240, 70), at(-104, 246, 60, 110), at(-104, 246, 22, 140));
const BACK = { logo: at(0, 300, 80), text: at(0, 318, 40, 320) };
const SLEEVE = places(at(0, 110, 60), at(0, 120, 60, 90), at(0, 130, 24, 180));
const DRESS = places(at(0, 192, 50), at(0, 322, 110, 200), at(0, 232, 24, 190));
/** A crest on the left leg, a number on the right one, clear of the seam between them. */
const SHORTS = places(at(166, 360, 50), at(-166, 362, 66, 130), at(-166, 362, 24, 150));
const SKORT = places(at(116, 292, 48), at(-110, 296, 66, 110), at(-110, 296, 22, 110));
const TROUSERS = places(at(132, 200, 50), at(-132, 260, 66, 130), at(-132, 260, 24, 150));
const SOCK = places(at(0, 140, 44), at(0, 150, 40, 52), at(0, 150, 12, 60));
const BAG = places(at(0, 186, 84), at(0, 186, 90, 200), at(0, 186, 36, 230));
const BAG_BACK = places(at(0, 160, 100), at(0, 160, 110, 300), at(0, 160, 48, 380));
const BAG_END = places(at(0, 150, 80), at(0, 150, 90, 120), at(0, 150, 24, 180));

function placesOn(spot: Spot): Places {
  const { garment, surface } = spot;
  switch (garment) {
    case 'football-shorts':
      return SHORTS;
    case 'skort':
      return SKORT;
    case 'cricket-trousers':
      return TROUSERS;
    case 'crew-socks':
      return SOCK;
    case 'holdall':
      if (surface === 'front') return BAG;
      return surface === 'back' ? BAG_BACK : BAG_END;
    default:
      return placesOnTop(spot);
  }
}

const FRONTS: Partial<Record<KitGarmentType, Places>> = {
  'netball-dress': DRESS,
  'training-bib': BIB,
  'zip-hoodie': ZIPPED,
  'warm-up-jacket': ZIPPED,
};

function placesOnTop({ garment, surface }: Spot): Places {
  const isDress = garment === 'netball-dress';
  if (surface === 'front') return FRONTS[garment] ?? CHEST;
  if (surface !== 'back') return SLEEVE;
  const { name, number } = backOf(garment);
  return {
    ...(isDress ? DRESS : BACK),
    name: at(0, name.y, name.height, name.maxWidth),
    number: at(0, number.y, number.height, number.maxWidth),
  };
}

export const usualPlace = (kind: KitElement['kind'], spot: Spot): UsualPlace => placesOn(spot)[kind];
