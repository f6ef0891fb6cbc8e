import { HEIGHT, WIDTH, line, markupOf, n, path, tag, type SvgNode } from '../svg';
import type { Volume } from '../garments/types';
import type { Piece, Sketch } from './types';

const stop = (offset: number, opacity: number, color = '#000'): string =>
  tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

const VOLUMES: Record<Exclude<Volume, 'none'>, string> = {
  torso:
    stop(0, 0.2) +
    stop(0.09, 0.07) +
    stop(0.26, 0.03, '#fff') +
    stop(0.42, 0.04, '#fff') +
    stop(0.72, 0.03) +
    stop(0.92, 0.12) +
    stop(1, 0.28),
  skirt:
    stop(0, 0.22) + stop(0.12, 0.05) + stop(0.35, 0.07, '#fff') + stop(0.7, 0.05) + stop(0.92, 0.12) + stop(1, 0.26),
  legs:
    stop(0, 0.2) +
    stop(0.12, 0.03) +
    stop(0.26, 0.04, '#fff') +
    stop(0.44, 0.06) +
    stop(0.5, 0.16) +
    stop(0.56, 0.05) +
    stop(0.74, 0.03) +
    stop(0.9, 0.1) +
    stop(1, 0.26),
  'side-front': stop(0, 0.34) + stop(0.3, 0.04, '#fff') + stop(0.7, 0.03) + stop(1, 0.1),
  'side-back': stop(0, 0.1) + stop(0.4, 0.08) + stop(0.75, 0.14) + stop(1, 0.42),
  limb: stop(0, 0.14) + stop(0.3, 0.03, '#fff') + stop(0.65, 0.05) + stop(1, 0.24),
  inside: stop(0, 0.28) + stop(0.5, 0.12) + stop(1, 0.32),
  barrel: stop(0, 0) + stop(1, 0),
};

let gradients = { id: '', markup: '' };

function volumeGradients(id: string): string {
  if (gradients.id !== id) gradients = { id, markup: drawGradients(id) };
  return gradients.markup;
}

function drawGradients(id: string): string {
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

/** Turns a grey height map into shadows and highlights, for white and black cloth alike. */
function clothFilter(id: string, crumple: number | undefined, seed: number, scale: number): string {
  const uneven =
    crumple === undefined
      ? []
      : [
          tag('feTurbulence', {
            type: 'fractalNoise',
            baseFrequency: '0.0042 0.0024',
            numOctaves: 2,
            seed: seed % 997,
          }),
          tag('feColorMatrix', { values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0', result: 'noise' }),
          tag('feComposite', { in: 'shape', in2: 'noise', operator: 'arithmetic', k2: 1, k3: n(crumple * 0.7) }),
        ];
  const light = tag(
    'feDiffuseLighting',
    { surfaceScale: n(17 * scale), diffuseConstant: 1, 'lighting-color': '#fff', result: 'lit' },
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
      ...uneven,
      light,
      tag('feGaussianBlur', { in: 'lit', stdDeviation: 3.6, result: 'soft' }),
      tag('feColorMatrix', {
        in: 'soft',
        values: '0 0 0 0 0.07  0 0 0 0 0.09  0 0 0 0 0.2  -0.62 0 0 0 0.44',
        result: 'dark',
      }),
      tag('feColorMatrix', {
        in: 'soft',
        values: '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.72 0 0 0 -0.545',
        result: 'bright',
      }),
      tag('feMerge', {}, tag('feMergeNode', { in: 'dark' }) + tag('feMergeNode', { in: 'bright' })),
    ].join(''),
  );
}

function knit(id: string): string {
  const loops = 'M0 3Q1.5 0 3 3T6 3M0 6Q1.5 3 3 6T6 6';
  return tag(
    'pattern',
    { id: `${id}-knit`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
    line(loops, '#000', 0.7, { opacity: 0.1 }) +
      line(loops, '#fff', 0.6, { opacity: 0.1, transform: 'translate(0 1.1)' }),
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

const clipsOf = (id: string, pieces: readonly Piece[]): string =>
  pieces.map(({ d }, i) => tag('clipPath', { id: `${id}-p${i}` }, path(d, {}))).join('');

const outlineOf = (pieces: readonly Piece[]): string => pieces.map(({ d }) => path(d, {})).join('');

function pieceContent({ d, paint, volume = 'none' }: Piece, id: string): { paint: SvgNode[]; round: SvgNode[] } {
  const painted = typeof paint === 'string' ? [{ tag: 'g', attributes: {}, content: paint }] : [...paint];
  const round =
    volume === 'none'
      ? []
      : [{ tag: 'path', key: 'round', attributes: { d, fill: `url(#${id}-${volume})` } } satisfies SvgNode];
  return { paint: painted, round };
}

const clippedNode = (id: string, content: readonly SvgNode[]): SvgNode => ({
  tag: 'g',
  key: id,
  attributes: { 'clip-path': `url(#${id})` },
  content,
});

type Detail = 'full' | 'quick';

const drawnPieces = new WeakMap<Piece, { name: string; detail: Detail; nodes: readonly SvgNode[] }>();

/** Returns the same nodes for the same piece and name. */
function pieceNodes(piece: Piece, id: string, name: string, detail: Detail): readonly SvgNode[] {
  const known = drawnPieces.get(piece);
  if (known?.name === name && known.detail === detail) return known.nodes;
  const { paint, round } = pieceContent(piece, id);
  const { d } = piece;
  const edge = { d, fill: 'none', stroke: '#000', 'stroke-width': 1.6, 'stroke-opacity': 0.24 };
  const nodes: readonly SvgNode[] =
    detail === 'full'
      ? [clippedNode(name, [...paint, ...round])]
      : [clippedNode(name, [...paint, ...round]), { tag: 'path', key: `${name}-edge`, attributes: edge }];
  drawnPieces.set(piece, { name, detail, nodes });
  return nodes;
}

/** Pieces without light on their edges: `quick` has thin lines there. */
const clothNodes = (pieces: readonly Piece[], id: string, detail: Detail): SvgNode[] =>
  pieces.flatMap((piece, i) => pieceNodes(piece, id, `${id}-p${i}`, detail));

const defsNode = (content: string): SvgNode => ({ tag: 'defs', key: 'defs', attributes: {}, content });

/** `cloth` changes with the design; `lightMarkup` goes on it, then the finish. The names in each begin with `id`. */
export interface SketchParts {
  cloth: readonly SvgNode[];
  finish: readonly SvgNode[];
}

export function sketchParts({ pieces, stitches }: Sketch, id: string, detail: Detail): SketchParts {
  const all = tag('clipPath', { id: `${id}-all` }, outlineOf(pieces));
  return {
    cloth: [defsNode(clipsOf(id, pieces) + volumeGradients(id)), ...clothNodes(pieces, id, detail)],
    finish: [
      { ...defsNode(all), key: 'all' },
      { tag: 'g', key: 'finish', attributes: { 'clip-path': `url(#${id}-all)` }, content: stitches },
    ],
  };
}

export function renderQuickly(sketch: Sketch, id: string): string {
  const { cloth, finish } = sketchParts(sketch, id, 'quick');
  return markupOf([...cloth, ...finish]);
}

function lightDefs({ pieces, crumple }: Sketch, id: string, scale: number): string {
  const seed = pieces.reduce((sum, piece) => sum + piece.d.length, 7);
  return (
    clipsOf(id, pieces) +
    tag(
      'mask',
      { id: `${id}-all`, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT },
      tag('g', { fill: '#fff' }, outlineOf(pieces)),
    ) +
    knit(id) +
    clothFilter(id, crumple, seed, scale) +
    blur(`${id}-soft`, 15) +
    blur(`${id}-fine`, 2.5)
  );
}

const light = ({ pieces, relief }: Sketch, id: string): string =>
  tag('g', { fill: `url(#${id}-knit)` }, outlineOf(pieces)) +
  tag('g', { filter: `url(#${id}-cloth)` }, heightMap(id, pieces, relief));

const masked = (id: string, content: string): string => tag('g', { mask: `url(#${id}-all)` }, content);

/** Light on a sketch, slow in browsers, to be laid on its `cloth`. Independent of the print. `scale` as below. */
export const lightMarkup = (sketch: Sketch, id: string, scale = 1): string =>
  tag('defs', {}, lightDefs(sketch, id, scale)) + masked(id, light(sketch, id));

/** `scale` is the display size: slopes are lit by the pixel, so a small garment needs lower heights. */
export function renderSketch(sketch: Sketch, id: string, shadow: boolean, scale: number): string {
  const { pieces } = sketch;
  const defs = tag('defs', {}, lightDefs(sketch, id, scale) + volumeGradients(id) + blur(`${id}-cast`, 22));
  const cast = shadow
    ? tag(
        'g',
        { transform: 'translate(16 26)', opacity: 0.32, fill: '#1d2030', filter: `url(#${id}-cast)` },
        outlineOf(pieces),
      )
    : '';
  const painted = markupOf(clothNodes(pieces, id, 'full'));
  return (
    defs +
    cast +
    (sketch.behind ?? '') +
    masked(id, painted + sketch.prints + light(sketch, id) + sketch.stitches) +
    (sketch.before ?? '')
  );
}
