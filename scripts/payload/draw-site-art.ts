import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  drawBlank,
  drawCategoryIcon,
  drawHero,
  drawKit,
  drawPlaceholder,
  loadOutlines,
  PICTURE_FONT,
  type Garment,
  type Pattern,
  type View,
} from '@/domain/kits';

/**
 * Draws the pictures of the site itself into public/art. As with the products' pictures their folds are lit for each
 * pixel, so this is run when the drawing code changes, and its files are kept.
 */
const folder = path.join(process.cwd(), 'public/art');
const brand = { primary: '#7c3aed', secondary: '#ffffff', accent: '#d4ff3d' };
const outlines = await loadOutlines([PICTURE_FONT]);
const CUTOUT_WIDTH = 560;

const cutouts: Record<string, { garment: Garment; view: View; pattern: Pattern; colors: string[]; number?: string }> = {
  'category-netball': {
    garment: 'netball-dress',
    view: 'front',
    pattern: 'chevron',
    colors: ['#f7f6fb', '#7c3aed', '#17171c'],
    number: 'GA',
  },
  'category-football': {
    garment: 'football-shirt',
    view: 'front',
    pattern: 'stripes',
    colors: ['#17171c', '#dc2626', '#ffffff'],
    number: '9',
  },
  'category-training': {
    garment: 'hoodie',
    view: 'front',
    pattern: 'plain',
    colors: ['#1c1c26', '#d4ff3d', '#ffffff'],
  },
  'category-accessories': {
    garment: 'backpack',
    view: 'front',
    pattern: 'plain',
    colors: ['#1d4ed8', '#0b1536', '#ffffff'],
  },
  'mockup-football': {
    garment: 'football-shirt',
    view: 'kit',
    pattern: 'sash',
    colors: ['#f4f4f8', '#7c3aed', '#17171c'],
    number: '10',
  },
  'mockup-netball': {
    garment: 'netball-dress',
    view: 'kit',
    pattern: 'side-panels',
    colors: ['#0d9488', '#f4f4f8', '#17171c'],
    number: 'C',
  },
  'mockup-rugby': {
    garment: 'rugby-jersey',
    view: 'kit',
    pattern: 'hoops',
    colors: ['#1e2a5a', '#f2c230', '#ffffff'],
    number: '8',
  },
  'mockup-training': {
    garment: 'training-tee',
    view: 'kit',
    pattern: 'gradient',
    colors: ['#7c3aed', '#17171c', '#d4ff3d'],
  },
};

const store = async (name: string, data: Buffer | string) => writeFile(path.join(folder, name), data);
const webp = (picture: Sharp, quality: number) => picture.webp({ quality, effort: 6 }).toBuffer();

await mkdir(folder, { recursive: true });
await store('sale.svg', drawCategoryIcon('sale', { color: brand.primary }));
await store('category.svg', drawCategoryIcon('custom', { color: brand.primary }));
await store('placeholder.svg', drawPlaceholder());
await store('designer.svg', drawBlank('football-shirt'));

for (const [name, { colors, ...kit }] of Object.entries(cutouts)) {
  const [primary = '', secondary = '', accent = ''] = colors;
  const svg = drawKit({ ...kit, colors: { primary, secondary, accent }, background: 'none' }, outlines);
  await store(`${name}.webp`, await webp(sharp(Buffer.from(svg)).resize({ width: CUTOUT_WIDTH }), 80));
  console.log(`Drew ${name}`);
}

// Drawn once at its full size; phones get its right-hand part, where the kits are.
const hero = sharp(
  await sharp(Buffer.from(drawHero({ colors: brand, outlines })))
    .png()
    .toBuffer(),
);
for (const width of [1200, 2000]) await store(`hero-${width}.webp`, await webp(hero.clone().resize({ width }), 72));
const kits = { left: 800, top: 0, width: 1200, height: 1200 };
for (const width of [480, 800])
  await store(`hero-square-${width}.webp`, await webp(hero.clone().extract(kits).resize({ width }), 54));
console.log('Drew the hero');
