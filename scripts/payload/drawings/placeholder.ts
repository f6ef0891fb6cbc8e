import { viewGeometry } from '@/domain/kits/views/view-geometry';
import { studio } from '@/domain/kits/art/studio';
import { CENTER, HEIGHT, WIDTH, line, path, svgDocument, tag } from '@/domain/kits/svg';

export function drawPlaceholder(): string {
  const { surfaces } = viewGeometry({ type: 'training-tee', cut: 'mens', collar: 'crew' }, 'front');
  const shapes = surfaces.map(({ outline }) => outline);
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
