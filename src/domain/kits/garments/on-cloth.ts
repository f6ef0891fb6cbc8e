/** Elements on cloth of another cut or size than they were placed on. The rule is in docs/product.md, “Kit designs”. */
import type { KitElement, KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { surfaceOf } from './surface-of';

export interface Grade {
  across: number;
  along: number;
}

interface Standing {
  x: number;
  y: number;
  scale: number;
}

/** Scale of elements on graded cloth: full size on larger cloth, smaller on smaller cloth. */
export const scaleOn = ({ across, along }: Grade): number => Math.min(1, across, along);

/** Position on cloth of another grade, given its `scaleOn`: the place moves with the cloth. */
export const standingOn = (
  { x, y }: Pick<KitElement, 'x' | 'y'>,
  { across, along }: Grade,
  scale: number,
): Standing => ({ x: x * across, y: y * along, scale });

/** Garment in the cut for which elements have their true size: men’s, or women’s for a netball dress. */
export const inUsualCut = (garment: KitGarment): KitGarment => ({
  ...garment,
  cut: KIT_GARMENTS[garment.type].cuts[0],
});

export function gradeBetween(from: KitGarment, to: KitGarment, surface: KitSurface): Grade {
  const [before, after] = [surfaceOf(from, surface), surfaceOf(to, surface)];
  if (!before || !after) return { across: 1, along: 1 };
  return { across: after.width / before.width, along: after.height / before.height };
}

export function standingInCut(
  element: Pick<KitElement, 'x' | 'y' | 'surface'>,
  from: KitGarment,
  to: KitGarment,
): Standing {
  const { surface } = element;
  const scaleOf = (garment: KitGarment): number => scaleOn(gradeBetween(inUsualCut(garment), garment, surface));
  return standingOn(element, gradeBetween(from, to, surface), scaleOf(to) / scaleOf(from));
}
