import { normalizeHex } from './color';
import { renderSketch } from './cloth';
import { GARMENT_ART, type Placement } from './garments';
import { floorShadow, studio } from './studio';
import { HEIGHT, WIDTH, hash, n, tag } from './svg';
import type { Design, Garment, KitColors, Pattern, Side, View } from './types';

export interface KitPicture {
  garment: Garment;
  view: View;
  colors: KitColors;
  pattern: Pattern;
  /** Up to two figures printed on the garment; on a netball dress also the letters of a position (default GA). */
  number?: string;
  /** `none` leaves the picture transparent, without shadows on a wall. Default `studio`. */
  background?: 'studio' | 'none';
}

/** The views a garment has, in gallery order. */
export function availableViews(garment: Garment): View[] {
  return GARMENT_ART[garment].outfit ? ['front', 'back', 'detail', 'kit'] : ['front', 'back', 'detail'];
}

/** One garment put in its place, ready to be set into a picture. */
export function placed(placement: Placement, design: Design, id: string, shadow: boolean): string {
  const { garment, x, y, scale, turn = 0, side = 'front' } = placement;
  const sketch = GARMENT_ART[garment].draw(design, side, id);
  const transform = `translate(${n(x)} ${n(y)}) scale(${scale}) rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})`;
  return tag('g', { transform }, renderSketch(sketch, id, shadow, scale));
}

/** A complete SVG document. `label` is what a screen reader says. */
export function svgDocument(width: number, height: number, label: string, content: string): string {
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': label,
    },
    content,
  );
}

function single(garment: Garment, side: Side): Placement {
  const { scale, drop } = GARMENT_ART[garment];
  return { garment, side, scale, x: (WIDTH * (1 - scale)) / 2, y: (HEIGHT * (1 - scale)) / 2 + drop };
}

function closeUp(garment: Garment, design: Design): Placement {
  const { x, y, zoom } = GARMENT_ART[garment].draw(design, 'front', 'focus').focus;
  return { garment, scale: zoom, x: WIDTH / 2 - x * zoom, y: HEIGHT * 0.46 - y * zoom };
}

/**
 * Draws a product picture: a standalone SVG, 1200 by 1500, without fonts or outside references.
 * The same picture always gives the same markup. A view the garment does not have is drawn from the front.
 */
export function drawKit({ garment, view, colors, pattern, number, background = 'studio' }: KitPicture): string {
  const design: Design = {
    colors: {
      primary: normalizeHex(colors.primary),
      secondary: normalizeHex(colors.secondary),
      accent: normalizeHex(colors.accent),
    },
    pattern,
    ...(number ? { number: number.slice(0, 2) } : {}),
  };
  const id = `k${hash(JSON.stringify([garment, view, design])).toString(36)}`;
  const inStudio = background === 'studio';
  const outfit = view === 'kit' ? GARMENT_ART[garment].outfit : undefined;
  const placements = outfit ?? [
    view === 'detail' ? closeUp(garment, design) : single(garment, view === 'back' ? 'back' : 'front'),
  ];
  const goods = placements.map((placement, i) => placed(placement, design, `${id}-${i}`, inStudio)).join('');
  const standing = view === 'front' || view === 'back';
  const floor = GARMENT_ART[garment].floor ?? { y: 1424, radius: 380 };
  const ground = inStudio ? studio(id, standing) + (standing ? floorShadow(id, floor.y, floor.radius) : '') : '';
  const tilted = view === 'detail' ? tag('g', { transform: `rotate(-6 ${WIDTH / 2} ${HEIGHT / 2})` }, goods) : goods;
  return svgDocument(WIDTH, HEIGHT, `${garment.replace('-', ' ')}, ${view}`, ground + tilted);
}
