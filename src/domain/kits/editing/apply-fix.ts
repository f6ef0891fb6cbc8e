import type { KitDocument, KitElement, KitInk } from '../document/kit-document';
import { removeElement } from './elements';
import { setPlain } from './garments';
import type { ElementChange, KitFix } from '../checks/kit-problem';

export function applyFix(document: KitDocument, fix: KitFix): KitDocument {
  if (fix.kind === 'change-element')
    return {
      ...document,
      elements: document.elements.map((element) => (element.id === fix.id ? changed(element, fix.change) : element)),
    };
  if (fix.kind === 'make-plain') return setPlain(document, fix.garment, true);
  if (fix.kind === 'delete-element') return removeElement(document, fix.id);
  const swap = (ink: KitInk): KitInk => (ink === fix.from ? fix.to : ink);
  return {
    ...document,
    colorways: document.colorways.map((each) => ({
      ...each,
      colors: each.colors.map((color) => (color === fix.from ? fix.to : color)),
    })),
    elements: document.elements.map((element) => recolored(element, swap)),
  };
}

function changed(element: KitElement, { color, outline, width, height, isFlat, ...place }: ElementChange): KitElement {
  if (element.kind === 'logo') {
    const logo = isFlat === undefined ? element.logo : { ...element.logo, isFlat };
    return { ...element, ...place, width: width ?? element.width, logo };
  }
  return {
    ...element,
    ...place,
    height: height ?? element.height,
    lettering: {
      ...element.lettering,
      color: color ?? element.lettering.color,
      outline: outline === undefined ? element.lettering.outline : outline,
    },
  };
}

function recolored(element: KitElement, swap: (ink: KitInk) => KitInk): KitElement {
  if (element.kind === 'logo') {
    const shapes = element.logo.shapes.map((shape) => ({ ...shape, color: swap(shape.color) }));
    return { ...element, logo: { ...element.logo, shapes } };
  }
  const { color, outline, shadow } = element.lettering;
  return {
    ...element,
    lettering: {
      ...element.lettering,
      color: swap(color),
      outline: outline && { ...outline, color: swap(outline.color) },
      shadow: shadow && { ...shadow, color: swap(shadow.color) },
    },
  };
}
