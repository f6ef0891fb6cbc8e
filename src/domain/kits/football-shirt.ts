import { inkOn } from './color';
import { drawTop, ribCollar } from './top';
import type { TopShape } from './top-shape';
import type { Design, Side, Sketch } from './types';

const SHAPE: TopShape = { neck: 'vee', sleeve: 'short', chest: 316, waist: 284, hem: 300, length: 1256, cuff: 152 };

/** A fitted match shirt with a ribbed V-neck. */
export function footballShirt(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const trimColor = inkOn(primary, [secondary, accent], 1.5);
  const sketch = drawTop(
    design,
    side,
    { shape: SHAPE, cuffs: trimColor, cuffDepth: 22, frontNumber: true, seed: 'football' },
    id,
  );
  const collar = ribCollar(SHAPE, side, trimColor);
  return { ...sketch, prints: sketch.prints + collar.paint, relief: sketch.relief + collar.relief };
}
