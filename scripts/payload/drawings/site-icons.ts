import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Drawing } from './drawing';

/** Pictures in favicon.ico, px: tab, taskbar, shortcut. */
const SIDES = [16, 32, 48];
const TOUCH_SIDE = 180;
const ROUNDED = ' rx="7"';

const readIcon = (): string => readFileSync(path.resolve('src/app/icon.svg'), 'utf8');
/** Phones cut corners themselves. */
const squareIcon = (): string => readIcon().replace(ROUNDED, '');

/** Browsers look for these names. */
export const siteIcons: readonly Drawing[] = [
  { name: 'favicon.ico', draw: readIcon },
  { name: 'apple-touch-icon.png', draw: squareIcon },
];

export async function drawFavicon(): Promise<Buffer> {
  const pictures = await Promise.all(SIDES.map((side) => drawPng(readIcon(), side)));
  return asIco(pictures.map((png, index) => ({ side: SIDES[index] ?? 0, png })));
}

export const drawTouchIcon = (): Promise<Buffer> => drawPng(squareIcon(), TOUCH_SIDE);

/** Not reduced from a larger picture, which blurs edges. */
const drawPng = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** A header of 6 bytes, 16 for each picture, then the pictures. */
function asIco(pictures: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
