import type { KitDocument, KitElement, KitInk, KitLettering } from '../document/kit-document';

export const mapLetteringInks = (lettering: KitLettering, map: (ink: KitInk) => KitInk): KitLettering => ({
  ...lettering,
  color: map(lettering.color),
  outline: lettering.outline && { ...lettering.outline, color: map(lettering.outline.color) },
  shadow: lettering.shadow && { ...lettering.shadow, color: map(lettering.shadow.color) },
});

export function mapElementInks(element: KitElement, map: (ink: KitInk) => KitInk): KitElement {
  if (element.kind !== 'logo') return { ...element, lettering: mapLetteringInks(element.lettering, map) };
  const shapes = element.logo.shapes.map((shape) => ({ ...shape, color: map(shape.color) }));
  return { ...element, logo: { ...element.logo, shapes } };
}

export const mapSlots = (document: KitDocument, map: (slot: number) => number): KitDocument => ({
  ...document,
  base: map(document.base),
  garments: document.garments.map((each) => (each.base === undefined ? each : { ...each, base: map(each.base) })),
  zones: Object.fromEntries(Object.entries(document.zones).map(([zone, slot]) => [zone, map(slot)])),
  pattern: { ...document.pattern, colors: document.pattern.colors.map(map) },
  elements: document.elements.map((each) => mapElementInks(each, (ink) => (typeof ink === 'number' ? map(ink) : ink))),
});

export function usedSlots(document: KitDocument): ReadonlySet<number> {
  const own = document.garments.flatMap(({ base }) => base ?? []);
  const used = new Set([document.base, ...own, ...Object.values(document.zones), ...document.pattern.colors]);
  const note = (ink: KitInk): KitInk => {
    if (typeof ink === 'number') used.add(ink);
    return ink;
  };
  for (const element of document.elements) mapElementInks(element, note);
  return used;
}
