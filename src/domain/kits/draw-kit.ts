import { normalizeHex } from './color';
import type { KitGarmentType } from './document/kit-garments';
import type { Drapes } from './drape/load-drapes';
import type { Outlines } from './lettering/outlines';
import { drawGarment } from './views/draw-garment';
import { drawKitCard, faceOf } from './views/draw-kit-card';
import { drawKitView } from './views/draw-kit-view';
import { renderSketch } from './art/cloth';
import { GOODS, isGood, type GoodType } from './art/goods';
import { pictureKit, usual } from './art/picture-kit';
import { floorShadow, studio } from './art/studio';
import { HEIGHT, WIDTH, hash, n, svgDocument, tag } from './svg';
import type { Design, Garment, KitColors, Pattern, View } from './art/types';

export interface KitPicture {
  garment: Garment;
  view: View;
  colors: KitColors;
  pattern: Pattern;
  /** Up to two figures printed on the garment, or the letters of a netball position. */
  number?: string;
  /** `none`: transparent, without shadows on a wall. Default `studio`. */
  background?: 'studio' | 'none';
}

const OUTFITS: Partial<Record<Garment, readonly KitGarmentType[]>> = {
  'football-shirt': ['football-shirt', 'football-shorts', 'crew-socks'],
  'training-tee': ['training-tee', 'football-shorts', 'crew-socks'],
  'rugby-jersey': ['rugby-jersey', 'football-shorts', 'crew-socks'],
  'netball-dress': ['netball-dress', 'crew-socks', 'holdall'],
  'cricket-shirt': ['cricket-shirt', 'cricket-trousers', 'holdall'],
  baselayer: ['baselayer', 'football-shorts', 'crew-socks'],
};

/** Centre of the detail view, as shares of the garment’s picture, and its magnification. */
const CLOSE_UPS: Partial<Record<Garment, { x: number; y: number; zoom: number }>> = {
  'football-shorts': { x: 0.4, y: 0.46, zoom: 2.3 },
  skort: { x: 0.66, y: 0.5, zoom: 2.2 },
  'cricket-trousers': { x: 0.52, y: 0.26, zoom: 2.6 },
  'crew-socks': { x: 0.5, y: 0.34, zoom: 2.3 },
  holdall: { x: 0.56, y: 0.58, zoom: 2.2 },
  'netball-dress': { x: 0.52, y: 0.27, zoom: 2.3 },
  hoodie: { x: 0.53, y: 0.34, zoom: 2.2 },
  'zip-hoodie': { x: 0.53, y: 0.34, zoom: 2.2 },
};
const CHEST = { x: 0.54, y: 0.36, zoom: 2.4 };

export function availableViews(garment: Garment): View[] {
  return OUTFITS[garment] ? ['front', 'back', 'detail', 'kit'] : ['front', 'back', 'detail'];
}

const within = (x: number, y: number, scale: number, turn: number, content: string): string =>
  tag(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) scale(${scale}) rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})` },
    content,
  );

const idOf = (...parts: unknown[]): string => `k${hash(JSON.stringify(parts)).toString(36)}`;

function closeUp(x: number, y: number, zoom: number, draw: (scale: number) => string): string {
  const content = within(WIDTH / 2 - x * zoom, HEIGHT * 0.46 - y * zoom, zoom, 0, draw(zoom));
  return tag('g', { transform: `rotate(-6 ${WIDTH / 2} ${HEIGHT / 2})` }, content);
}

const labelOf = ({ garment, view }: KitPicture): string => `${garment.replace('-', ' ')}, ${view}`;

/** Moved by (x, y) after scaling about the origin, turned about its middle. */
export interface Placement {
  garment: KitGarmentType;
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

export function placed(
  { garment, x, y, scale, turn = 0 }: Placement,
  design: Design,
  { id, shadow, detail }: { id: string; shadow: boolean; detail?: 'full' | 'quick' },
): string {
  const kit = pictureKit([garment], design);
  const options = {
    view: faceOf(garment),
    player: playerOf(design),
    outlines: design.outlines,
    ...(design.drapes && { drapes: design.drapes }),
    ...(detail && { detail }),
  };
  return within(x, y, scale, turn, drawGarment(kit, usual(garment), options, { id, shadow, scale }));
}

const playerOf = ({ number }: Design): { number?: string } => (number ? { number } : {});

function drawGood(garment: GoodType, picture: KitPicture, design: Design): string {
  const { view, background = 'studio' } = picture;
  const { draw, scale, drop, floor } = GOODS[garment];
  const id = idOf(garment, view, design.colors, design.pattern, design.number);
  const shadow = background === 'studio';
  const sketch = draw(design, view === 'back' ? 'back' : 'front', id);
  const isClose = view === 'detail';
  const goods = isClose
    ? closeUp(sketch.focus.x, sketch.focus.y, sketch.focus.zoom, (zoom) => renderSketch(sketch, id, shadow, zoom))
    : within(
        (WIDTH * (1 - scale)) / 2,
        (HEIGHT * (1 - scale)) / 2 + drop,
        scale,
        0,
        renderSketch(sketch, id, shadow, scale),
      );
  const ground = shadow ? studio(id, !isClose) + (isClose ? '' : floorShadow(id, floor.y, floor.radius)) : '';
  return svgDocument(WIDTH, HEIGHT, labelOf(picture), ground + goods);
}

function drawDetail(garment: KitGarmentType, picture: KitPicture, design: Design): string {
  const id = idOf(garment, 'detail', design.colors, design.pattern, design.number);
  const shadow = picture.background !== 'none';
  const { x, y, zoom } = CLOSE_UPS[garment] ?? CHEST;
  const { outlines, drapes = {} } = design;
  const options = { view: faceOf(garment), player: playerOf(design), outlines, drapes };
  const kit = pictureKit([garment], design);
  const goods = closeUp(x * WIDTH, y * HEIGHT, zoom, (scale) =>
    drawGarment(kit, usual(garment), options, { id, shadow, scale }),
  );
  return svgDocument(WIDTH, HEIGHT, labelOf(picture), (shadow ? studio(id, false) : '') + goods);
}

/** Standalone SVG, the same for the same input. A missing view is drawn from the front. Numbers need `PICTURE_FONT`. */
export function drawKit(picture: KitPicture, outlines: Outlines, drapes: Drapes = {}): string {
  const { garment, view, colors, pattern, number, background = 'studio' } = picture;
  const design: Design = {
    colors: {
      primary: normalizeHex(colors.primary),
      secondary: normalizeHex(colors.secondary),
      accent: normalizeHex(colors.accent),
    },
    pattern,
    outlines,
    drapes,
    ...(number ? { number: number.slice(0, 2) } : {}),
  };
  if (isGood(garment)) return drawGood(garment, picture, design);
  if (view === 'detail') return drawDetail(garment, picture, design);
  const options = { player: playerOf(design), outlines, drapes, background };
  const outfit = view === 'kit' ? OUTFITS[garment] : undefined;
  if (outfit) return drawKitCard(pictureKit(outfit, design), options);
  // Socks are printed on their sides.
  const away = garment === 'crew-socks' ? 'right' : 'back';
  return drawKitView(pictureKit([garment], design), {
    ...options,
    garment,
    view: view === 'back' ? away : faceOf(garment),
  });
}
