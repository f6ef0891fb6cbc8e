/** Pixels of a picture, row by row: red, green and blue; with four channels alpha, too. */
export interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array | Uint8ClampedArray;
}

interface Plane {
  Filter: 'DCTDecode' | 'FlateDecode';
  DecodeParms?: { Predictor: number; Colors: number; BitsPerComponent: number; Columns: number };
  bytes: Uint8Array;
}

/** A picture as PDFs have it: in sRGB, with its alpha as a mask. Made once for any number of pages. */
export interface PrintPicture {
  width: number;
  height: number;
  color: Plane;
  alpha?: Plane;
}

export async function deflate(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A JPEG of three channels, which a PDF takes as it is. */
export const printJpeg = (bytes: Uint8Array, { width, height }: { width: number; height: number }): PrintPicture => ({
  width,
  height,
  color: { Filter: 'DCTDecode', bytes },
});

export async function printPixels(pixels: Pixels): Promise<PrintPicture> {
  const { width, height, channels } = pixels;
  const color = await plane(pixels, [0, 1, 2]);
  return channels === 4 ? { width, height, color, alpha: await plane(pixels, [3]) } : { width, height, color };
}

/** Some channels of a picture, each value as its difference from the one to its left, which makes for small files. */
async function plane({ width, height, channels, data }: Pixels, taken: readonly number[]): Promise<Plane> {
  const count = taken.length;
  const bytes = new Uint8Array(width * height * count);
  for (let at = 0; at < width * height; at += 1) {
    const isFirst = at % width === 0;
    for (let i = 0; i < count; i += 1) {
      const from = at * channels + (taken[i] ?? 0);
      bytes[at * count + i] = (data[from] ?? 0) - (isFirst ? 0 : (data[from - channels] ?? 0));
    }
  }
  return {
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 2, Colors: count, BitsPerComponent: 8, Columns: width },
    bytes: await deflate(bytes),
  };
}
