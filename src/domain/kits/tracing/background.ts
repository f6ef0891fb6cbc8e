import { colorAt, distance, isOpaque, type Picture, type Rgb } from './picture';

/** How far a colour may be from the background’s and still belong to it: what JPEG makes of a flat one. */
const NEAR = 36;
/** The part of the picture’s edge that a flat background covers. */
const MOST_OF_EDGE = 0.85;

/** The places of the picture’s edge, all the way round. */
function edgeOf({ width, height }: Picture): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

/** The colour of a flat background: what nearly all of an opaque edge is. */
export function flatBackground(picture: Picture): Rgb | undefined {
  const edge = edgeOf(picture);
  const opaque = edge.filter((at) => isOpaque(picture, at));
  if (opaque.length < edge.length * MOST_OF_EDGE) return undefined;
  const channel = (i: 0 | 1 | 2) =>
    opaque.map((at) => colorAt(picture, at)[i]).toSorted((a, b) => a - b)[opaque.length >> 1] ?? 0;
  const middle: Rgb = [channel(0), channel(1), channel(2)];
  const near = opaque.filter((at) => distance(colorAt(picture, at), middle) <= NEAR);
  return near.length >= edge.length * MOST_OF_EDGE ? middle : undefined;
}

/** The picture without its background: what is joined to the edge by pixels of that colour becomes clear. */
export function withoutBackground(picture: Picture, background: Rgb): Picture {
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data);
  const seen = new Uint8Array(width * height);
  const queue = edgeOf(picture);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (seen[at]) continue;
    seen[at] = 1;
    if (isOpaque(picture, at) && distance(colorAt(picture, at), background) > NEAR) continue;
    data[4 * at + 3] = 0;
    const x = at % width;
    if (x > 0) queue.push(at - 1);
    if (x < width - 1) queue.push(at + 1);
    if (at >= width) queue.push(at - width);
    if (at < width * (height - 1)) queue.push(at + width);
  }
  return { width, height, data };
}
