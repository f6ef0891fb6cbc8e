import sharp from 'sharp';

/** Tolerance of a channel, of 255, as edges are antialiased differently. */
export const CHANNEL_TOLERANCE = 24;

export interface Difference {
  /** Share of pixels above the tolerance, 0 to 1. */
  share: number;
  /** Largest, of 255. */
  most: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function* distances(first: Pixels, second: Pixels): Generator<number> {
  for (let at = 0; at < first.data.length; at += 3)
    yield Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0))),
    );
}

/** Throws if sizes differ. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (first.width !== second.width || first.height !== second.height)
    throw new Error(`${first.width} × ${first.height} px is not ${second.width} × ${second.height} px.`);
  let [beyond, most] = [0, 0];
  for (const distance of distances(first, second)) {
    if (distance > CHANNEL_TOLERANCE) beyond += 1;
    most = Math.max(most, distance);
  }
  return { share: beyond / (first.width * first.height), most };
}

export async function pictureOfDifference(one: Buffer, other: Buffer): Promise<Buffer> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = first;
  const shown = Buffer.from([...distances(first, second)].map((distance) => 255 - Math.min(255, distance * 4)));
  const map = await sharp(shown, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height: height * 3, channels: 3, background: '#ffffff' } })
    .composite([one, other, map].map((input, index) => ({ input, left: 0, top: index * height })))
    .png()
    .toBuffer();
}
