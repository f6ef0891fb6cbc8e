import { tag } from '../svg';
import type { KitSurface, KitView } from '../document/kit-garments';
import { mirror } from '../geometry/path';
import type { Matrix } from '../marks';
import type { Figure, Part, Volume } from './types';
import { combine } from '../outline-path';

const FLIP: Matrix = [-1, 0, 0, 1, 0, 0];
const flipped = (markup: string): string => (markup ? tag('g', { transform: 'scale(-1 1)' }, markup) : '');

/** Cloth turning away appears narrower; the middle of front and back is hidden from the side. */
const NARROWER = 0.74;

/** Edge on the side seam (x 0); `span` is half the width of the surface. */
export function fromSide(surface: 'front' | 'back', span: number): Matrix {
  const edge = surface === 'front' ? span : -span;
  return [NARROWER, 0, 0, 1, -edge * NARROWER, 0];
}

const OTHER: Partial<Record<KitSurface, KitSurface>> = {
  left: 'right',
  right: 'left',
  'left-sleeve': 'right-sleeve',
  'right-sleeve': 'left-sleeve',
};

const OTHER_VOLUME: Partial<Record<Volume, Volume>> = { 'side-front': 'side-back', 'side-back': 'side-front' };

/** The wearer’s right side from a figure of the left: mirrored, but with readable prints. */
export function mirrored(figure: Figure): Figure {
  const parts = figure.parts.map((part): Part => {
    const { cloth } = part;
    const swapped =
      'surface' in cloth
        ? {
            ...cloth,
            surface: OTHER[cloth.surface] ?? cloth.surface,
            matrix: combine(combine(FLIP, cloth.matrix), FLIP),
          }
        : cloth;
    return {
      ...part,
      d: mirror(part.d),
      cloth: swapped,
      ...(part.volume && { volume: OTHER_VOLUME[part.volume] ?? part.volume }),
      grain: flipped(part.grain ?? ''),
    };
  });
  return {
    ...figure,
    parts,
    relief: flipped(figure.relief),
    finish: (color) => flipped(figure.finish(color)),
  };
}

export function figureOf(view: KitView, facing: (side: 'front' | 'back') => Figure, left: () => Figure): Figure {
  if (view === 'front' || view === 'back') return facing(view);
  return view === 'left' ? left() : mirrored(left());
}
