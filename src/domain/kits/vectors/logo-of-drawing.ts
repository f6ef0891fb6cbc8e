import type { KitColorway, KitLogo } from '../document/kit-document';
import { MAX_LOGO_LENGTH, MAX_LOGO_SHAPES } from '../document/kit-limits';
import { boundsOf, overlaps, parsePath, type Bounds } from '../outline-path';
import type { Drawing } from './read-svg';

interface LogoOptions {
  name: string;
  /** Its colours are used where they are the same; others stay as they are drawn. */
  colorway: KitColorway;
  removeBackground: boolean;
}

type Shape = Drawing['shapes'][number];

/** Undefined for a drawing of more parts than a kit holds. */
export function logoOfDrawing(
  drawing: Drawing,
  { name, colorway, removeBackground }: LogoOptions,
): KitLogo | undefined {
  const { width, height } = drawing;
  const [first, ...others] = drawing.shapes;
  const isBare = removeBackground && first && others.length > 0 && isGround(first, drawing);
  const shapes = merged(isBare ? others : drawing.shapes).map(({ d, color }) => {
    const slot = colorway.colors.indexOf(color);
    return { d, color: slot < 0 ? color : slot };
  });
  const length = shapes.reduce((sum, { d }) => sum + d.length, 0);
  return shapes.length <= MAX_LOGO_SHAPES && length <= MAX_LOGO_LENGTH ? { name, width, height, shapes } : undefined;
}

function isGround({ d }: Shape, { width, height }: Drawing): boolean {
  const segments = parsePath(d);
  const box = boundsOf(segments);
  const corners = segments.filter(({ command }) => command === 'L' || command === 'M').length;
  const isStraight = segments.every(({ command }) => 'MLZ'.includes(command)) && corners <= 5;
  return isStraight && !!box && box.right - box.left > 0.99 * width && box.bottom - box.top > 0.99 * height;
}

/** Fewer shapes that look the same: neighbours of one colour that lie apart, as letters do. */
function merged(shapes: readonly Shape[]): Shape[] {
  if (shapes.length <= MAX_LOGO_SHAPES) return [...shapes];
  const groups: (Shape & { boxes: (Bounds | null)[] })[] = [];
  for (const { d, color } of shapes) {
    const box = boundsOf(parsePath(d));
    const last = groups.at(-1);
    if (last?.color === color && !last.boxes.some((other) => overlaps(other, box))) {
      last.d += d;
      last.boxes.push(box);
    } else groups.push({ d, color, boxes: [box] });
  }
  return groups.map(({ d, color }) => ({ d, color }));
}
