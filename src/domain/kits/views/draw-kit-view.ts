import { floorShadow, studio } from '../art/studio';
import { hash, svgDocument } from '../svg';
import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitView } from '../document/kit-garments';
import { garmentOf } from '../paint/paint-surface';
import { drawGarment, type GarmentOptions } from './draw-garment';
import { kitViewBox } from './view-geometry';

export interface KitViewOptions extends GarmentOptions {
  garment: KitGarmentType;
  /** `none` leaves the picture transparent, without a shadow on a wall. Default `studio`. */
  background?: 'studio' | 'none';
}

/** What a screen reader says of a garment seen from a side. */
export const kitViewLabel = (garment: KitGarmentType, view: KitView): string =>
  `${KIT_GARMENTS[garment].label}, ${view}`;

/**
 * A garment of a kit as cloth, seen from a side: a standalone SVG of 1,200 by 1,500, without fonts or outside references. The
 * same document always gives the same markup.
 */
export function drawKitView(document: KitDocument, options: KitViewOptions): string {
  const { garment: type, view, background = 'studio', detail = 'full' } = options;
  const { width, height } = kitViewBox;
  const id = `v${hash(JSON.stringify([document, type, view, detail, options.colorway, options.player])).toString(36)}`;
  const shadow = background === 'studio';
  const goods = drawGarment(document, garmentOf(document, type), options, { id, shadow, scale: 1 });
  const ground = shadow ? studio(id, true) + floorShadow(id, 1424, 380) : '';
  return svgDocument(width, height, kitViewLabel(type, view), ground + goods);
}
