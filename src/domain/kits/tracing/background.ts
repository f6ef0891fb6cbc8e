import { colorAt, distance, isOpaque, type Picture, type Rgb } from './picture';

/** Colour distance within which a pixel counts as background: JPEG noise on a flat colour. */
const NEAR = 36;
/** Share of the picture’s edge that a flat background covers. */
const MOST_OF_EDGE = 0.85;

function edgeOf({ width, height }: Picture): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

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

/** Clears pixels of the background colour that connect to the edge. */
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

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** Pixels from the edge at which a picture has its own colour. */
const WITHIN = 2;

/** Edge pixels become as transparent as their share of background: laid over it again, the picture is unchanged. */
export function withSoftEdge(picture: Picture, background: Rgb): Picture {
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data);
  const placeOf = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? undefined : y * width + x);
  for (let at = 0; at < width * height; at += 1) {
    if (!isOpaque(picture, at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [across, along] of WAYS) {
      const outside = placeOf(x + across, y + along);
      const inside = placeOf(x - WITHIN * across, y - WITHIN * along);
      if (outside === undefined || isOpaque(picture, outside) || inside === undefined || !isOpaque(picture, inside))
        continue;
      const [own, whole] = [colorAt(picture, at), colorAt(picture, inside)];
      const share = distance(own, background) / (distance(whole, background) || 1);
      const mixed = background.map((part, i) => part + share * ((whole[i] ?? 0) - part)) as unknown as Rgb;
      if (share >= 1 || distance(own, mixed) > NEAR) continue;
      for (let i = 0; i < 3; i += 1) {
        const part = background[i] ?? 0;
        data[4 * at + i] = part + ((own[i] ?? 0) - part) / share;
      }
      data[4 * at + 3] = 255 * share;
      break;
    }
  }
  return { width, height, data };
}
