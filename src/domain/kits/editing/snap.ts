import type { KitDocument, KitElement } from '../document/kit-document';

/** Guide across a surface: all places with this x, or this y, in millimetres. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

interface Snapped {
  x: number;
  y: number;
  guides: Guide[];
}

/** Snaps (x, y) to the middle of the surface or to the middle of another element within reach. Millimetres. */
export function snap(document: KitDocument, element: KitElement, to: { x: number; y: number }, reach: number): Snapped {
  const others = document.elements.filter(
    ({ id, garment, surface }) => id !== element.id && garment === element.garment && surface === element.surface,
  );
  const x = nearest([0, ...others.map((each) => each.x)], to.x, reach);
  const y = nearest(
    others.map((each) => each.y),
    to.y,
    reach,
  );
  const guides: Guide[] = [];
  if (x !== undefined) guides.push({ axis: 'x', at: x });
  if (y !== undefined) guides.push({ axis: 'y', at: y });
  return { x: x ?? to.x, y: y ?? to.y, guides };
}

function nearest(places: readonly number[], to: number, reach: number): number | undefined {
  const [best] = places
    .filter((place) => Math.abs(place - to) <= reach)
    .toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to));
  return best;
}
