import type { KitGarment } from '../document/kit-document';
import { KIT_VIEWS, type KitSurface, type KitView } from '../document/kit-garments';
import { shapeOf } from '../garments';
import type { Figure, Part } from '../garments/types';
import { boxAround, grown, type Box } from '../geometry/path';
import type { Matrix } from '../marks';
import { combine, movePath } from '../outline-path';

export const kitViewBox = { width: 1200, height: 1500 } as const;

const FRAME = { width: 1070, height: 1230 };

export function boxOfFigure({ parts }: Figure): Box {
  const boxes = parts.map(({ d }) => boxAround(d));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const known = new Map<string, Matrix>();

/** From millimetres of a figure to units of its view: all views of a garment have the scale of its front. */
export function viewMatrix(garment: KitGarment, view: KitView): Matrix {
  const key = `${garment.type} ${garment.cut} ${garment.collar ?? ''} ${view}`;
  const before = known.get(key);
  if (before) return before;
  const shape = shapeOf(garment);
  const scale = Math.min(
    ...(['front', 'left'] as const).map((side) => {
      const { width, height } = boxOfFigure(shape.figure(side));
      return Math.min(FRAME.width / width, FRAME.height / height);
    }),
  );
  const { x, y, width, height } = boxOfFigure(shape.figure(view));
  const matrix: Matrix = [
    scale,
    0,
    0,
    scale,
    kitViewBox.width / 2 - scale * (x + width / 2),
    kitViewBox.height / 2 - scale * (y + height / 2),
  ];
  known.set(key, matrix);
  return matrix;
}

export function boxOfView(garment: KitGarment, view: KitView): Pick<Box, 'width' | 'height'> {
  const [scale] = viewMatrix(garment, view);
  const { width, height } = boxOfFigure(shapeOf(garment).figure(view));
  return { width: width * scale, height: height * scale };
}

/** Room around a garment for handles, in units of a view. */
const ROOM = 50;

/** Box of the garment from any side, with room around it, so that turning does not change its size. */
export function boxOfSides(garment: KitGarment): Box {
  const sizes = KIT_VIEWS.map((view) => boxOfView(garment, view));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  return grown({ x: (kitViewBox.width - width) / 2, y: (kitViewBox.height - height) / 2, width, height }, ROOM);
}

const placed = new WeakMap<Part, string>();

export function outlineInView(part: Part, toView: Matrix): string {
  const outline = placed.get(part) ?? movePath(part.d, toView);
  placed.set(part, outline);
  return outline;
}

export interface ViewSurface {
  surface: KitSurface;
  /** From millimetres on the surface to units of the view. */
  matrix: Matrix;
  outline: string;
}

export function viewGeometry(garment: KitGarment, view: KitView): { surfaces: ViewSurface[] } {
  const toView = viewMatrix(garment, view);
  const surfaces = shapeOf(garment)
    .figure(view)
    .parts.flatMap((part) =>
      'surface' in part.cloth && !part.cloth.plain
        ? [
            {
              surface: part.cloth.surface,
              matrix: combine(part.cloth.matrix, toView),
              outline: outlineInView(part, toView),
            },
          ]
        : [],
    );
  return { surfaces };
}
