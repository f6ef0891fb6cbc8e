import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { GARMENTS, loadDrapes, loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { keepFingerprints } from './drawings/drawing';
import { HERO, sitePictures, siteSvgs } from './drawings/site-drawings';
import { drawFavicon, drawTouchIcon, siteIcons } from './drawings/site-icons';

/** Draws public/art and icons, which are committed. Takes minutes: run when the drawing code changes. */
const folder = path.join(process.cwd(), 'public/art');
const CUTOUT_WIDTH = 560;
const KITS_OF_HERO = { left: 800, top: 0, width: 1200, height: 1200 };

const store = async (name: string, data: Buffer | string) => writeFile(path.join(folder, name), data);

/** WebP for single addresses: social cards, PDF, the library. */
async function storePicture(name: string, picture: Sharp, quality: { avif: number; webp: number }): Promise<void> {
  const avif = { quality: quality.avif, effort: 9, chromaSubsampling: '4:4:4' };
  await store(`${name}.avif`, await picture.clone().avif(avif).toBuffer());
  await store(`${name}.webp`, await picture.clone().webp({ quality: quality.webp, effort: 6 }).toBuffer());
}

await mkdir(folder, { recursive: true });
for (const { name, draw } of siteSvgs) await store(name, draw());
const pictures = sitePictures(await loadOutlines([PICTURE_FONT]), await loadDrapes(GARMENTS));
for (const { name, draw } of pictures) {
  const picture = sharp(Buffer.from(draw()));
  if (name === HERO) await storeHero(picture);
  else await storePicture(name, picture.resize({ width: CUTOUT_WIDTH }), { avif: 60, webp: 80 });
  console.log(`Drew ${name}`);
}
await writeFile('public/favicon.ico', await drawFavicon());
await writeFile('public/apple-touch-icon.png', await drawTouchIcon());
await keepFingerprints('site', [...siteSvgs, ...pictures, ...siteIcons]);

/** Phones get the right-hand part, with the kits. */
async function storeHero(drawing: Sharp): Promise<void> {
  const hero = sharp(await drawing.png().toBuffer());
  for (const width of [1200, 2000])
    await storePicture(`hero-${width}`, hero.clone().resize({ width }), { avif: 50, webp: 72 });
  const kits = hero.clone().extract(KITS_OF_HERO);
  for (const width of [480, 800])
    await storePicture(`hero-square-${width}`, kits.clone().resize({ width }), { avif: 35, webp: 44 });
}
