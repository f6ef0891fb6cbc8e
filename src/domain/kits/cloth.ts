import { CENTER, HEIGHT, WIDTH, line, n, path, seeded, tag, type Point } from './svg';
import type { Piece, Sketch, Volume } from './types';

/** [x from, y from, x to, y to, bend, width, depth]: x outwards from the centre line, depth below 0 is a valley. */
export type Fold = readonly [number, number, number, number, number, number, number];

/** A fold: thick in the middle, running out at both ends. */
function lens([x1, y1]: Point, [x2, y2]: Point, bend: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const at = (offset: number): string => `${n(mx + nx * offset)} ${n(my + ny * offset)}`;
  return `M${n(x1)} ${n(y1)}Q${at(bend * 2 + width)} ${n(x2)} ${n(y2)}Q${at(bend * 2 - width)} ${n(x1)} ${n(y1)}Z`;
}

/** Height-map markup of folds on the right side (`sign` 1) or the left, varied a little by the seed. */
export function folds(list: readonly Fold[], sign: 1 | -1, seed: string): string {
  const random = seeded(`${seed}${sign}`);
  const vary = (value: number, by: number): number => value + (random() - 0.5) * by;
  return list
    .map(([x1, y1, x2, y2, bend, width, depth]) =>
      path(
        lens(
          [CENTER + sign * vary(x1, 10), vary(y1, 26)],
          [CENTER + sign * vary(x2, 34), vary(y2, 44)],
          sign * vary(bend, Math.abs(bend) * 0.5),
          vary(width, width * 0.4),
        ),
        { fill: depth > 0 ? '#fff' : '#000', opacity: n(Math.min(1, Math.abs(vary(depth, 0.1)) * 1.7) * 100) / 100 },
      ),
    )
    .join('');
}

export const bothSides = (list: readonly Fold[], seed: string): string => folds(list, 1, seed) + folds(list, -1, seed);

const stop = (offset: number, opacity: number, color = '#000'): string =>
  tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

const VOLUMES: Record<Exclude<Volume, 'none'>, string> = {
  torso:
    stop(0, 0.34) +
    stop(0.13, 0.13) +
    stop(0.3, 0.06, '#fff') +
    stop(0.42, 0.07, '#fff') +
    stop(0.68, 0.04) +
    stop(0.88, 0.17) +
    stop(1, 0.42),
  skirt:
    stop(0, 0.28) + stop(0.15, 0.08) + stop(0.35, 0.07, '#fff') + stop(0.7, 0.05) + stop(0.88, 0.16) + stop(1, 0.36),
  limb: stop(0, 0.2) + stop(0.3, 0.05, '#fff') + stop(0.65, 0.07) + stop(1, 0.3),
  inside: stop(0, 0.5) + stop(0.5, 0.36) + stop(1, 0.55),
  barrel: stop(0, 0) + stop(1, 0),
};

function volumeGradients(id: string): string {
  const across = Object.entries(VOLUMES)
    .filter(([name]) => name !== 'barrel')
    .map(([name, stops]) => tag('linearGradient', { id: `${id}-${name}` }, stops));
  const barrel = tag(
    'linearGradient',
    { id: `${id}-barrel`, x2: 0, y2: 1 },
    stop(0, 0.1, '#fff') + stop(0.2, 0.13, '#fff') + stop(0.5, 0.03) + stop(0.8, 0.24) + stop(1, 0.46),
  );
  return across.join('') + barrel;
}

/** Turns a grey height map into shadows and highlights, for white and for black cloth alike. */
function clothFilter(id: string, crumple: number, seed: number, scale: number): string {
  const light = tag(
    'feDiffuseLighting',
    { in: 'height', surfaceScale: n(25 * scale), diffuseConstant: 1, 'lighting-color': '#fff', result: 'lit' },
    tag('feDistantLight', { azimuth: 238, elevation: 46 }),
  );
  return tag(
    'filter',
    {
      id: `${id}-cloth`,
      filterUnits: 'userSpaceOnUse',
      x: 0,
      y: 0,
      width: WIDTH,
      height: HEIGHT,
      'color-interpolation-filters': 'sRGB',
    },
    [
      tag('feGaussianBlur', { in: 'SourceGraphic', stdDeviation: 2.2 }),
      tag('feColorMatrix', { type: 'luminanceToAlpha', result: 'shape' }),
      tag('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.0058 0.0034', numOctaves: 3, seed: seed % 997 }),
      tag('feColorMatrix', { values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0', result: 'noise' }),
      tag('feComposite', { in: 'shape', in2: 'noise', operator: 'arithmetic', k2: 0.7, k3: crumple, result: 'height' }),
      light,
      tag('feGaussianBlur', { in: 'lit', stdDeviation: 3.6, result: 'soft' }),
      tag('feColorMatrix', {
        in: 'soft',
        values: '0 0 0 0 0.08  0 0 0 0 0.09  0 0 0 0 0.18  -0.86 0 0 0 0.6',
        result: 'dark',
      }),
      tag('feColorMatrix', {
        in: 'soft',
        values: '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.9 0 0 0 -0.68',
        result: 'bright',
      }),
      tag('feMerge', {}, tag('feMergeNode', { in: 'dark' }) + tag('feMergeNode', { in: 'bright' })),
    ].join(''),
  );
}

/** A fine knit, barely seen from afar and clear in a close-up. */
function knit(id: string): string {
  const loops = 'M0 3Q1.5 0 3 3T6 3M0 6Q1.5 3 3 6T6 6';
  return tag(
    'pattern',
    { id: `${id}-knit`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
    line(loops, '#000', 0.7, { opacity: 0.16 }) +
      line(loops, '#fff', 0.6, { opacity: 0.16, transform: 'translate(0 1.1)' }),
  );
}

const clipped = (id: string, content: string): string => tag('g', { 'clip-path': `url(#${id})` }, content);

const grey = (level: number): string => {
  const channel = Math.round(level * 255);
  return `rgb(${channel},${channel},${channel})`;
};

function heightMap(id: string, pieces: readonly Piece[], relief: string): string {
  const drawn = pieces.map(({ d, level = 0.5, folds: creases }, i) => {
    const edge = line(d, '#000', 7, { opacity: 0.28, filter: `url(#${id}-fine)` });
    const soft = creases ? tag('g', { filter: `url(#${id}-soft)` }, creases) : '';
    return path(d, { fill: grey(level) }) + clipped(`${id}-p${i}`, soft + edge);
  });
  return tag('rect', { width: WIDTH, height: HEIGHT, fill: grey(0.34) }) + drawn.join('') + relief;
}

const blur = (id: string, deviation: number): string =>
  tag(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  );

/**
 * Draws a sketch with light, folds and, where wanted, the shadow it throws on the wall behind.
 * `scale` is the size it is shown at: slopes are lit by the pixel, so a small garment needs lower heights.
 */
export function renderSketch(sketch: Sketch, id: string, shadow: boolean, scale: number): string {
  const { pieces, crumple } = sketch;
  const seed = pieces.reduce((sum, piece) => sum + piece.d.length, 7);
  const outline = pieces.map(({ d }) => path(d, {})).join('');
  const clips = pieces.map(({ d }, i) => tag('clipPath', { id: `${id}-p${i}` }, path(d, {}))).join('');
  const defs = tag(
    'defs',
    {},
    clips +
      tag(
        'mask',
        { id: `${id}-all`, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT },
        tag('g', { fill: '#fff' }, outline),
      ) +
      volumeGradients(id) +
      knit(id) +
      clothFilter(id, crumple, seed, scale) +
      blur(`${id}-soft`, 10) +
      blur(`${id}-fine`, 2.5) +
      blur(`${id}-cast`, 22),
  );
  const cast = shadow
    ? tag('g', { transform: 'translate(16 26)', opacity: 0.32, fill: '#1d2030', filter: `url(#${id}-cast)` }, outline)
    : '';
  const painted = pieces
    .map(({ d, paint, volume = 'none' }, i) => {
      const round = volume === 'none' ? '' : path(d, { fill: `url(#${id}-${volume})` });
      return clipped(`${id}-p${i}`, paint + round);
    })
    .join('');
  const texture = tag('g', { fill: `url(#${id}-knit)` }, outline);
  const shading = tag('g', { filter: `url(#${id}-cloth)` }, heightMap(id, pieces, sketch.relief));
  return (
    defs +
    cast +
    (sketch.behind ?? '') +
    tag('g', { mask: `url(#${id}-all)` }, painted + sketch.prints + texture + shading + sketch.stitches) +
    (sketch.before ?? '')
  );
}
