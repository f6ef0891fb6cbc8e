import { studio } from '../art/studio';
import { hash, n, svgDocument, tag } from '../svg';
import type { KitDocument, KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitView } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { drawGarment, type GarmentOptions } from './draw-garment';
import { drawKitView } from './draw-kit-view';
import { boxOfView, kitViewBox, viewMatrix } from './view-geometry';

export interface KitCardOptions extends Omit<GarmentOptions, 'view'> {
  garment?: KitGarmentType;
  background?: 'studio' | 'none';
}

export const faceOf = (type: KitGarmentType): KitView => (type === 'crew-socks' ? 'left' : 'front');

interface Place {
  garment: KitGarment;
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** First garment large above, the others in a row below and partly behind it, from back to front. */
function arrange(garments: readonly KitGarment[]): Place[] {
  const [first, ...others] = garments;
  if (!first) return [];
  const trousers = others.find((garment) => isForLegs(garment) && alongOf(garment) > alongOf(first));
  if (trousers)
    return arrangeWorn(
      first,
      trousers,
      others.filter((garment) => garment !== trousers),
    );
  const cell = 1080 / Math.max(1, others.length);
  // A single pair of socks would look like legs below a shirt.
  const aside = others.length === 1 && !isForLegs(others[0] ?? first) ? 260 : 0;
  const below = others.map((garment, i) =>
    fit(
      garment,
      60 + aside + cell * (i + 0.5),
      1150,
      Math.min(500, cell * 0.94),
      540,
      others.length > 1 ? (i % 2 === 0 ? -4 : 4) : 0,
    ),
  );
  return [...below, fit(first, 600, isForLegs(first) ? 480 : 530, 860, 880, 0)];
}

const isForLegs = (garment: KitGarment): boolean =>
  ['legs', 'skirt'].includes(shapeOf(garment).surfaces.front?.role ?? '');
const alongOf = (garment: KitGarment): number => shapeOf(garment).measure.along;

const fit = (garment: KitGarment, x: number, y: number, width: number, height: number, turn: number): Place => {
  const box = boxOfView(garment, faceOf(garment.type));
  return { garment, x, y, scale: Math.min(width / box.width, height / box.height), turn };
};

/** Scale of garments shown as worn, units per millimetre. */
const WORN = 0.8;

/** Top above long trousers at the same scale, the other garments in front. */
function arrangeWorn(top: KitGarment, trousers: KitGarment, others: readonly KitGarment[]): Place[] {
  const x = others.length > 0 ? 480 : 600;
  const worn = (garment: KitGarment, from: number): Place => {
    const [unit] = viewMatrix(garment, 'front');
    const { height } = boxOfView(garment, 'front');
    return { garment, x, y: from + ((height / unit) * WORN) / 2, scale: WORN / unit, turn: 0 };
  };
  const beside = others.map((garment, i) => fit(garment, 900, 1270 - i * 260, 460, 380, i % 2 === 0 ? 4 : -4));
  return [worn(trousers, 580), worn(top, 80), ...beside];
}

/** SVG thumbnail, 1,200 by 1,500. */
export function drawKitCard(document: KitDocument, options: KitCardOptions): string {
  const { garment: only, background = 'studio' } = options;
  const { garments } = document;
  const single = only ?? (garments.length === 1 ? garments[0]?.type : undefined);
  if (single) return drawKitView(document, { ...options, garment: single, view: faceOf(single) });
  const { width, height } = kitViewBox;
  const id = `c${hash(JSON.stringify([document, options.detail, options.colorway, options.player])).toString(36)}`;
  const shadow = background === 'studio';
  const goods = arrange(garments).map(({ garment, x, y, scale, turn }) => {
    const showing = { id: `${id}-${garment.type}`, shadow, scale };
    const transform = `translate(${n(x - (scale * width) / 2)} ${n(y - (scale * height) / 2)}) scale(${Math.round(scale * 1000) / 1000}) rotate(${turn} ${width / 2} ${height / 2})`;
    return tag('g', { transform }, drawGarment(document, garment, { ...options, view: faceOf(garment.type) }, showing));
  });
  const label = `${document.name.replaceAll(/[<>&"]/g, '')}: ${garments.map(({ type }) => KIT_GARMENTS[type].label).join(', ')}`;
  return svgDocument(width, height, label, (shadow ? studio(id, false) : '') + goods.join(''));
}
