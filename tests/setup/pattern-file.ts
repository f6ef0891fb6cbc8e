import type { KitGarment } from '@/domain/kits/document/kit-document';
import { SIZE_CODES, type SizeCode } from '@/domain/catalogue/sizes';
import { boxAround, move } from '@/domain/kits/geometry/path';
import { USUAL_RULES } from '@/domain/kits/production/make-rules';
import { patternPieces } from '@/domain/kits/production/pattern-pieces';
import { movePath } from '@/domain/kits/outline-path';

type Drawn = { sizes?: readonly SizeCode[]; lines?: readonly ('cut' | 'seam')[]; stretch?: number };

/** A workshop’s SVG, in mm: our pieces stretched across, a group for each size, side by side. */
export function patternSvg(garment: KitGarment, { sizes = SIZE_CODES, lines = ['cut'], stretch = 1 }: Drawn = {}) {
  let x = 0;
  const groups = sizes.map((size) => {
    const shapes = patternPieces(garment, size, USUAL_RULES).flatMap(({ name, cut, sewn }) => {
      const drawn = lines.map((line) => ({ line, d: movePath(line === 'cut' ? cut : sewn, [stretch, 0, 0, 1, 0, 0]) }));
      const box = boxAround(drawn[0]?.d ?? '');
      const [dx, dy] = [x - box.x, -box.y];
      x += box.width + 20;
      return drawn.map(({ line, d }) => `<path id="${name} ${line}" d="${move(d, dx, dy)}"/>`);
    });
    return `<g id="${size}">${shapes.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(x)}mm" height="2000mm" viewBox="0 0 ${Math.ceil(x)} 2000">${groups.join('')}</svg>`;
}
