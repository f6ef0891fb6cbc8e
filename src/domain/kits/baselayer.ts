import { darken, inkOn } from './color';
import { flood } from './patterns';
import { half, line, mirror, symmetric } from './svg';
import { drawTop, seam } from './top';
import type { TopShape } from './top-shape';
import type { Design, Piece, Side, Sketch } from './types';

const SHAPE: TopShape = { neck: 'mock', sleeve: 'long', chest: 274, waist: 238, hem: 250, length: 1220, cuff: 92 };

const TUBE = symmetric(
  [0, 218],
  [
    [56, 218, 94, 210, 102, 194],
    [102, 224, 106, 248, 114, 266],
    [104, 300, 66, 322, 0, 322],
  ],
);
const MOUTH = symmetric(
  [0, 220],
  [
    [56, 220, 94, 212, 102, 196],
    [88, 176, 50, 172, 0, 172],
  ],
);
const PANEL = half(
  [222, 296],
  [
    [226, 420, 214, 560, 186, 720],
    [172, 880, 178, 1040, 190, 1222],
  ],
  false,
);
const ARM = half(
  [330, 336],
  [
    [392, 420, 420, 620, 436, 800],
    [452, 960, 462, 1080, 472, 1212],
  ],
  false,
);

/** A close-fitting long-sleeved layer with a stand-up collar and flat seams that follow the muscles. */
export function baselayer(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const thread = inkOn(primary, [accent, secondary], 1.5);
  const style = { shape: SHAPE, cuffs: darken(primary, 0.12), cuffDepth: 12, frontNumber: false, seed: 'base' };
  const top = drawTop(design, side, style, id);
  const tube: Piece = {
    d: TUBE,
    paint: flood(primary) + line(TUBE, inkOn(primary, [secondary, accent], 1.5), 12),
    level: 0.56,
    volume: 'torso',
  };
  const mouth: Piece = { d: MOUTH, paint: flood(darken(primary, 0.2)), level: 0.2, volume: 'inside' };
  const flat = [PANEL, mirror(PANEL), ARM, mirror(ARM)];
  return {
    ...top,
    pieces: [...top.pieces, mouth, tube],
    prints: top.prints + flat.map((d) => line(d, thread, 5)).join(''),
    relief: top.relief + flat.map((d) => line(d, '#000', 12, { opacity: 0.25 })).join(''),
    stitches: top.stitches + flat.map((d) => seam(d, primary)).join(''),
    focus: { x: 660, y: 380, zoom: 2.5 },
    crumple: 0.4,
  };
}
