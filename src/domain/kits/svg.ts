import { n } from './geometry/path';

export { n };

export const WIDTH = 1200;
export const HEIGHT = 1500;
export const CENTER = WIDTH / 2;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element before it becomes markup, so that a view can update only the changed parts. */
export interface SvgNode {
  tag: string;
  attributes: Attributes;
  content?: string | readonly SvgNode[];
  /** Name among siblings that come and go. */
  key?: string;
}

export function tag(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
}

export const markupOf = (nodes: readonly SvgNode[]): string =>
  nodes
    .map(({ tag: name, attributes, content = '' }) =>
      tag(name, attributes, typeof content === 'string' ? content : markupOf(content)),
    )
    .join('');

/** Group opacity makes browsers draw in a separate layer, slightly blurred: a sole fill or line takes it instead. */
function plainOpacity({ opacity, ...attributes }: Attributes): Attributes {
  if (opacity === undefined) return attributes;
  if (attributes.fill === 'none') return { ...attributes, 'stroke-opacity': opacity };
  return attributes.stroke === undefined ? { ...attributes, 'fill-opacity': opacity } : { ...attributes, opacity };
}

export const path = (d: string, attributes: Attributes): string => tag('path', { d, ...plainOpacity(attributes) });

export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...plainOpacity(attributes) });

/** Pseudo-random numbers in [0, 1), the same for the same seed. */
export function seeded(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

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
