import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { createQueue } from '@kitroom/front/limiter';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, SocialPicture, type SocialCard } from './SocialPicture';

/** Letters outside our fonts are left out, or satori would fetch a font. */
const UNDRAWN = /[^\p{Script=Latin}\p{Mark}\p{Number}\p{Punctuation}\p{Currency_Symbol}\p{Math_Symbol} ]/gu;
const FONT_FOLDER = path.join(process.cwd(), 'node_modules/@fontsource/barlow-condensed/files');
const FONT_FILES = { Barlow: 'latin', 'Barlow Extended': 'latin-ext' };
/** px; the picture is shown about half as wide. */
const PICTURE_PX = 1008;

let fonts: Promise<Font[]> | undefined;
const loadFonts = (): Promise<Font[]> =>
  (fonts ??= Promise.all(
    Object.entries(FONT_FILES).map(async ([name, part]): Promise<Font> => {
      const file = path.join(FONT_FOLDER, `barlow-condensed-${part}-700-normal.woff`);
      return { name, data: await readFile(file), weight: 700 };
    }),
  ));

export type ReadPicture = () => Promise<Buffer | undefined>;

/** Each takes a core for a tenth of a second: links to all pages, sent at once, must not stop the shop. */
const inTurn = createQueue(1);

export function drawSocialPicture(card: Omit<SocialCard, 'picture'>, readPicture?: ReadPicture): Promise<Buffer> {
  return inTurn(async () => {
    // Leaves out a picture whose file was lost.
    const bytes = await readPicture?.().catch(() => undefined);
    const picture = bytes && (await asAddress(bytes).catch(() => undefined));
    const drawn = Object.fromEntries(
      Object.entries(card).map(([name, text]) => [name, text?.replace(UNDRAWN, '').trim()]),
    ) as typeof card;
    const svg = await satori(<SocialPicture {...drawn} picture={picture} />, {
      width: SOCIAL_WIDTH,
      height: SOCIAL_HEIGHT,
      fonts: await loadFonts(),
    });
    return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
  });
}

/** As JPEG inside its address: satori reads neither WebP nor AVIF. */
async function asAddress(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture)
    .flatten({ background: '#f3f2f8' })
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
