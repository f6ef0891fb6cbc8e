import { inkOn } from './color';
import { line, half, mirror } from './svg';
import { drawTop, ribCollar, seam } from './top';
import type { TopShape } from './top-shape';
import type { Design, Side, Sketch } from './types';

const SHAPE: TopShape = { neck: 'crew', sleeve: 'short', chest: 318, waist: 300, hem: 308, length: 1246, cuff: 150 };

/** Shoulder piping from the collar along the top of the sleeve. */
const PIPING = half(
  [112, 268],
  [
    [180, 300, 250, 330, 300, 372],
    [380, 430, 430, 540, 458, 742],
  ],
  false,
);

/** A light crew-neck tee with shoulder piping. */
export function trainingTee(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const trimColor = inkOn(primary, [secondary, accent], 1.5);
  const style = { shape: SHAPE, cuffs: primary, cuffDepth: 13, frontNumber: true, seed: 'tee' };
  const sketch = drawTop(design, side, style, id);
  const collar = ribCollar(SHAPE, side, trimColor, 30);
  const piping = [PIPING, mirror(PIPING)];
  return {
    ...sketch,
    prints:
      sketch.prints + piping.map((d) => line(d, inkOn(primary, [accent, secondary], 1.5), 9)).join('') + collar.paint,
    relief: sketch.relief + piping.map((d) => line(d, '#000', 12, { opacity: 0.2 })).join('') + collar.relief,
    stitches: sketch.stitches + piping.map((d) => seam(d, primary)).join(''),
    focus: { x: 690, y: 420, zoom: 2.5 },
  };
}
