import { darken, inkOn } from './color';
import { flood } from './patterns';
import { CENTER, half, line, mirror, rect, symmetric, tag } from './svg';
import { seam, trim } from './top';
import { backCollarPath } from './top-shape';
import type { Piece, Side, Sketch } from './types';

const LEAF = half(
  [110, 236],
  [
    [100, 290, 50, 350, 5, 396],
    [26, 424, 44, 446, 66, 468],
    [110, 428, 152, 384, 184, 342],
    [176, 300, 150, 262, 110, 236],
  ],
);
const BACK = symmetric(
  [0, 224],
  [
    [60, 224, 112, 232, 140, 270],
    [146, 286, 150, 300, 152, 316],
    [100, 340, 50, 346, 0, 346],
  ],
);

/** A folded collar and, in front, a buttoned placket down to `end`. */
export function poloCollar(sketch: Sketch, side: Side, collar: string, placket: string, end: number): Sketch {
  const edge = inkOn(collar, [placket], 1.4);
  if (side === 'back') {
    const piece: Piece = { d: BACK, paint: flood(collar), level: 0.66 };
    return {
      ...sketch,
      pieces: [...sketch.pieces, piece],
      stitches: sketch.stitches + line(BACK, edge, 3, { opacity: 0.3 }),
    };
  }
  const leaf = (d: string): Piece => ({ d, paint: flood(collar) + line(d, edge, 16, { opacity: 0.85 }), level: 0.68 });
  const far = trim(backCollarPath(), darken(collar, 0.1), 40, false);
  const label =
    rect(CENTER - 34, 258, 68, 34, { fill: '#f4f4f6', rx: 4 }) +
    rect(CENTER - 20, 272, 40, 6, { fill: '#9a9aa6', rx: 3 });
  const strip = rect(CENTER - 25, 380, 50, end - 380, { fill: placket });
  const buttons = [0.3, 0.62, 0.9].map((at) => button(CENTER, 396 + (end - 396) * at, placket)).join('');
  return {
    ...sketch,
    pieces: [...sketch.pieces, leaf(LEAF), leaf(mirror(LEAF))],
    prints: sketch.prints + far.paint + label + leafCover(collar, edge, strip),
    relief:
      sketch.relief +
      rect(CENTER - 28, 400, 56, end - 396, { fill: '#000', opacity: 0.16 }) +
      rect(CENTER - 24, 400, 48, end - 402, { fill: '#939393' }) +
      [LEAF, mirror(LEAF)].map((d) => tag('path', { d, fill: '#adadad' })).join(''),
    stitches:
      sketch.stitches +
      buttons +
      seam(`M${CENTER - 25} ${end - 14}L${CENTER + 25} ${end - 14}`, placket) +
      line(`M${CENTER + 25} 452L${CENTER + 25} ${end}L${CENTER - 25} ${end}L${CENTER - 25} 452`, '#000', 1.6, {
        opacity: 0.3,
      }),
  };
}

/** The placket runs under the leaves, so the leaves are painted once more. */
function leafCover(collar: string, edge: string, strip: string): string {
  const leaves = [LEAF, mirror(LEAF)].map((d) =>
    tag('path', { d, fill: collar, stroke: edge, 'stroke-width': 3, 'stroke-opacity': 0.55 }),
  );
  return strip + leaves.join('');
}

function button(x: number, y: number, ground: string): string {
  const fill = inkOn(ground, ['#f2f2f4'], 1.6);
  return (
    tag('circle', { cx: x, cy: y + 2, r: 10, fill: '#000', opacity: 0.3 }) +
    tag('circle', { cx: x, cy: y, r: 10, fill, stroke: darken(fill, 0.3), 'stroke-width': 2 }) +
    [-3, 3].map((dx) => tag('circle', { cx: x + dx, cy: y, r: 1.5, fill: '#55555f' })).join('')
  );
}
