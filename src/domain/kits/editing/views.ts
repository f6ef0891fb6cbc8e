import { KIT_GARMENTS, type KitGarmentType, type KitSurface, type KitView } from '../document/kit-garments';

const VIEW_OF: Record<KitSurface, KitView> = {
  front: 'front',
  back: 'back',
  'left-sleeve': 'left',
  'right-sleeve': 'right',
  left: 'left',
  right: 'right',
};

export const viewOf = (surface: KitSurface): KitView => VIEW_OF[surface];

export function surfaceIn(garment: KitGarmentType, view: KitView): KitSurface {
  const { surfaces } = KIT_GARMENTS[garment];
  return surfaces.find((surface) => VIEW_OF[surface] === view) ?? surfaces[0];
}
