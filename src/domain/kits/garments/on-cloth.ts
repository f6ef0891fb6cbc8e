/**
 * Names, numbers, texts and logos on cloth that is cut otherwise than what they were placed on, in another cut or another size.
 * The rule is told in docs/product.md, “Kit designs”.
 */
import type { KitElement, KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { surfaceOf } from './surface-of';

/** How much wider and longer one cloth is cut than another, as shares. */
export interface Grade {
  across: number;
  along: number;
}

/** Where an element comes to stand, in millimetres, and how large it is there, as a share of its size before. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
}

/** How large elements are on cloth of this grade: true to size where it is larger, and smaller with what is smaller. */
export const scaleOn = ({ across, along }: Grade): number => Math.min(1, across, along);

/** An element on cloth of another grade, whose `scaleOn` is given: its place moves with the cloth. */
export const standingOn = (
  { x, y }: Pick<KitElement, 'x' | 'y'>,
  { across, along }: Grade,
  scale: number,
): Standing => ({ x: x * across, y: y * along, scale });

/** A garment in the cut that elements have their true size on: men’s, of a netball dress women’s. */
export const inUsualCut = (garment: KitGarment): KitGarment => ({
  ...garment,
  cut: KIT_GARMENTS[garment.type].cuts[0],
});

function gradeBetween(from: KitGarment, to: KitGarment, surface: KitSurface): Grade {
  const [before, after] = [surfaceOf(from, surface), surfaceOf(to, surface)];
  if (!before || !after) return { across: 1, along: 1 };
  return { across: after.width / before.width, along: after.height / before.height };
}

/** An element of a garment in one cut on another cut of it. */
export function standingInCut(
  element: Pick<KitElement, 'x' | 'y' | 'surface'>,
  from: KitGarment,
  to: KitGarment,
): Standing {
  const { surface } = element;
  const scaleOf = (garment: KitGarment): number => scaleOn(gradeBetween(inUsualCut(garment), garment, surface));
  return standingOn(element, gradeBetween(from, to, surface), scaleOf(to) / scaleOf(from));
}
