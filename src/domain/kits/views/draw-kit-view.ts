import { floorShadow, studio } from '../art/studio';
import { hash, svgDocument } from '../svg';
import type { KitDocument } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { KIT_GARMENTS, type KitGarmentType, type KitView } from '../document/kit-garments';
import { garmentOf } from '../paint/paint-surface';
import { drawGarment, type GarmentOptions } from './draw-garment';
import { boxOfSides, kitViewBox } from './view-geometry';

export interface KitViewOptions extends GarmentOptions {
  garment: KitGarmentType;
  background?: 'studio' | 'none';
}

export const kitViewLabel = (garment: KitGarmentType, view: KitView): string =>
  `${KIT_GARMENTS[garment].label}, ${view}`;

/** Standalone SVG of 1,200 by 1,500, without fonts or outside references; the same document gives the same markup. */
export function drawKitView(document: KitDocument, options: KitViewOptions): string {
  const { garment: type, view, background = 'studio', detail = 'full' } = options;
  const { width, height } = kitViewBox;
  const id = `v${hash(JSON.stringify([document, type, view, detail, options.colorway, options.player])).toString(36)}`;
  const shadow = background === 'studio';
  const goods = drawGarment(document, garmentOf(document, type), options, { id, shadow, scale: 1 });
  const ground = shadow ? studio(id, true) + floorShadow(id, 1424, 380) : '';
  return svgDocument(width, height, kitViewLabel(type, view), ground + goods);
}

/** Placeholder greys while a kit is opening; they suit a light and a dark page. */
const BLANK = ['#8f8e9c', '#8f8e9c', '#8f8e9c'];

export function drawBlank(type: KitGarmentType): string {
  const document = { ...starterKit(type, BLANK), elements: [] };
  const garment = garmentOf(document, type);
  const { x, y, width, height } = boxOfSides(garment);
  const options = { view: 'front', detail: 'quick', outlines: {} } as const;
  const goods = drawGarment(document, garment, options, { id: 'blank', shadow: false, scale: 1 });
  return svgDocument(width, height, kitViewLabel(type, 'front'), `<g transform="translate(${-x} ${-y})">${goods}</g>`);
}
