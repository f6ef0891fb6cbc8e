import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawKit, loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { demoProducts } from './demo/products';
import { picturesOf, pictureFile, proofFile } from './demo/pictures';
import { demoTeam } from './demo/team';

/**
 * Renders the demo’s product pictures, and its proof, to the files that the seed stores. Their folds are lit for each pixel, which
 * takes minutes: so it is done when the drawing code changes, and not on everyone’s first start.
 */
const outlines = await loadOutlines([PICTURE_FONT]);
for (const product of demoProducts) {
  for (const { color, view } of picturesOf(product)) {
    const { garment, pattern, number } = product;
    const colors = { primary: color.hex, secondary: color.secondary, accent: color.accent };
    const svg = drawKit({ garment, view, pattern, number, colors }, outlines);
    const file = pictureFile(product, color, view);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      await sharp(Buffer.from(svg)).resize({ width: 1000 }).webp({ quality: 66, effort: 5 }).toBuffer(),
    );
  }
  console.log(`Drew ${product.name}`);
}

const [primary = '', secondary = '', accent = ''] = demoTeam.colors;
const proof = drawKit(
  {
    garment: 'netball-dress',
    view: 'kit',
    pattern: 'side-panels',
    number: '7',
    colors: { primary, secondary, accent },
  },
  outlines,
);
await sharp(Buffer.from(proof)).resize({ width: 640 }).jpeg({ quality: 88, mozjpeg: true }).toFile(proofFile);
console.log('Drew the proof');
