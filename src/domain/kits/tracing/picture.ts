/** Pixels as a canvas gives them: red, green, blue and alpha of 0 to 255, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export const OPAQUE = 128;

export const distance = ([r, g, b]: Rgb, [x, y, z]: Rgb): number =>
  Math.sqrt((r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2);

export const colorAt = ({ data }: Picture, at: number): Rgb => [
  data[4 * at] ?? 0,
  data[4 * at + 1] ?? 0,
  data[4 * at + 2] ?? 0,
];

export const isOpaque = ({ data }: Picture, at: number): boolean => (data[4 * at + 3] ?? 0) >= OPAQUE;

export const toHex = (color: readonly number[]): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

export const fromHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export function opaqueBox(picture: Picture): { left: number; top: number; width: number; height: number } | undefined {
  const { width, height } = picture;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isOpaque(picture, y * width + x)) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  return right < left ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
