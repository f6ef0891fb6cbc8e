import type { KitElement, KitGarment } from '../document/kit-document';
import { KIT_RANGES, type KitRange } from '../document/kit-limits';
import { standingInCut } from '../garments/on-cloth';
import { heldFactor } from './values';

/** Converts an element from one cut of a garment to another; there and back is exact to 0.02 mm. */
export function inCut(element: KitElement, from: KitGarment, to: KitGarment): KitElement {
  const { x, y, scale } = standingInCut(element, from, to);
  return {
    ...scaled(element, scale),
    x: heldFactor(x, KIT_RANGES.x, element.x),
    y: heldFactor(y, KIT_RANGES.y, element.y),
  };
}

export function scaled(element: KitElement, scale: number): KitElement {
  const sized = (value: number, range: KitRange): number => heldFactor(value * scale, range, value);
  if (element.kind === 'logo') return { ...element, width: sized(element.width, KIT_RANGES.logoWidth) };
  const { outline, shadow } = element.lettering;
  return {
    ...element,
    height: sized(element.height, KIT_RANGES.letterHeight),
    maxWidth: sized(element.maxWidth, KIT_RANGES.maxWidth),
    lettering: {
      ...element.lettering,
      outline: outline && { ...outline, width: sized(outline.width, KIT_RANGES.outline) },
      shadow: shadow && {
        ...shadow,
        x: sized(shadow.x, KIT_RANGES.shadow),
        y: sized(shadow.y, KIT_RANGES.shadow),
      },
    },
  };
}
