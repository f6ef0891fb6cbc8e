import { svgDocument } from './draw-kit';
import { studio } from './studio';
import { CENTER, HEIGHT, WIDTH, line, mirror, path, tag } from './svg';
import { bodyPath, sleevePaths, type TopShape } from './top-shape';

const SHAPE: TopShape = { neck: 'crew', sleeve: 'short', chest: 312, waist: 296, hem: 304, length: 1230, cuff: 150 };

/** A grey shirt outline for a product without a picture, 1200 by 1500. */
export function drawPlaceholder(): string {
  const { outline } = sleevePaths(SHAPE);
  const shapes = [outline, mirror(outline), bodyPath(SHAPE, false)];
  const shirt = shapes
    .map((d) => path(d, { fill: '#d8dce4', stroke: '#f4f5f8', 'stroke-width': 12, 'stroke-linejoin': 'round' }))
    .join('');
  const lens = line(
    `M${CENTER - 90} 690L${CENTER - 30} 620L${CENTER + 20} 676L${CENTER + 50} 644L${CENTER + 96} 700`,
    '#b3b9c6',
    16,
    {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
  );
  const frame = tag('rect', {
    x: CENTER - 130,
    y: 550,
    width: 260,
    height: 200,
    rx: 26,
    fill: 'none',
    stroke: '#b3b9c6',
    'stroke-width': 16,
  });
  const sun = tag('circle', { cx: CENTER + 62, cy: 606, r: 18, fill: '#b3b9c6' });
  return svgDocument(WIDTH, HEIGHT, 'No picture yet', studio('placeholder', false) + shirt + frame + lens + sun);
}
