import type { KitGarment } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { gradeBetween, inUsualCut } from '../garments/on-cloth';
import { exact, type Matrix } from '../marks';
import { combine } from '../outline-path';
import type { SvgNode } from '../svg';
import type { DrapeLight } from './load-drapes';

/** Light on a surface, stretched from the usual cut to another; `matrix` is from the surface to the drawing. */
export function drapeNode(
  garment: KitGarment,
  surface: KitSurface,
  { x, y, width, height, href }: DrapeLight,
  matrix: Matrix = [1, 0, 0, 1, 0, 0],
): SvgNode {
  const { across, along } = gradeBetween(inUsualCut(garment), garment, surface);
  const transform = exact(combine([across, 0, 0, along, 0, 0], matrix));
  return {
    tag: 'image',
    key: 'drape',
    attributes: { href, x, y, width, height, preserveAspectRatio: 'none', transform },
  };
}
