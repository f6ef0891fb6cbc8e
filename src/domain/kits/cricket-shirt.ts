import { inkOn } from './color';
import { poloCollar } from './polo-collar';
import { half, line, mirror } from './svg';
import { drawTop, seam } from './top';
import type { TopShape } from './top-shape';
import type { Design, Side, Sketch } from './types';

const SHAPE: TopShape = { neck: 'polo', sleeve: 'long', chest: 312, waist: 300, hem: 308, length: 1240, cuff: 116 };

const RAGLAN = half([116, 276], [[180, 340, 250, 470, 312, 628]], false);

/** A long-sleeved playing shirt with raglan piping and a button placket. */
export function cricketShirt(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const pipe = inkOn(primary, [secondary, accent], 1.5);
  const style = { shape: SHAPE, cuffs: pipe, cuffDepth: 20, frontNumber: false, seed: 'cricket' };
  const top = drawTop(design, side, style, id);
  const piping = [RAGLAN, mirror(RAGLAN)];
  const piped: Sketch = {
    ...top,
    prints: top.prints + piping.map((d) => line(d, pipe, 10)).join(''),
    relief: top.relief + piping.map((d) => line(d, '#000', 14, { opacity: 0.22 })).join(''),
    stitches: top.stitches + piping.map((d) => seam(d, primary)).join(''),
  };
  const sketch = poloCollar(piped, side, primary, pipe, 600);
  return { ...sketch, focus: { x: 600, y: 440, zoom: 2.4 } };
}
