import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { keepFingerprints } from './drawings/drawing';
import { HERO, sitePictures, siteSvgs } from './drawings/site-drawings';

/**
 * Draws the pictures of the site itself into public/art. As with the products' pictures their folds are lit for each
 * pixel, so this is run when the drawing code changes, and its files are kept.
 */
const folder = path.join(process.cwd(), 'public/art');
const CUTOUT_WIDTH = 560;
const KITS_OF_HERO = { left: 800, top: 0, width: 1200, height: 1200 };

const store = async (name: string, data: Buffer | string) => writeFile(path.join(folder, name), data);
const webp = (picture: Sharp, quality: number) => picture.webp({ quality, effort: 6 }).toBuffer();

await mkdir(folder, { recursive: true });
for (const { name, draw } of siteSvgs) await store(name, draw());
const pictures = sitePictures(await loadOutlines([PICTURE_FONT]));
for (const { name, draw } of pictures) {
  const picture = sharp(Buffer.from(draw()));
  if (name === HERO) await storeHero(picture);
  else await store(`${name}.webp`, await webp(picture.resize({ width: CUTOUT_WIDTH }), 80));
  console.log(`Drew ${name}`);
}
await keepFingerprints('site', [...siteSvgs, ...pictures]);

/** Rendered once at its full size; phones get its right-hand part, where the kits are. */
async function storeHero(drawing: Sharp): Promise<void> {
  const hero = sharp(await drawing.png().toBuffer());
  for (const width of [1200, 2000]) await store(`hero-${width}.webp`, await webp(hero.clone().resize({ width }), 72));
  for (const width of [480, 800])
    await store(`hero-square-${width}.webp`, await webp(hero.clone().extract(KITS_OF_HERO).resize({ width }), 44));
}
