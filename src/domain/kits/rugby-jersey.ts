import { inkOn, lighten } from './color';
import { poloCollar } from './polo-collar';
import { drawTop } from './top';
import type { TopShape } from './top-shape';
import type { Design, Side, Sketch } from './types';

const SHAPE: TopShape = { neck: 'polo', sleeve: 'short', chest: 330, waist: 316, hem: 322, length: 1244, cuff: 168 };

/** A heavy jersey with a contrasting collar and deep ribbed cuffs. */
export function rugbyJersey(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const collar = inkOn(primary, [lighten(secondary, 0.04), accent], 1.6);
  const style = { shape: SHAPE, cuffs: collar, cuffDepth: 34, frontNumber: false, seed: 'rugby' };
  const sketch = poloCollar(drawTop(design, side, style, id), side, collar, collar, 590);
  return { ...sketch, focus: { x: 600, y: 440, zoom: 2.4 } };
}
