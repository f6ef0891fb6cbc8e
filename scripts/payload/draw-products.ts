import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawKit } from '@/domain/kit-art';
import { demoProducts } from './demo/products';
import { picturesOf, pictureFile } from './demo/pictures';

/**
 * Renders the demo’s product pictures to the files that the seed stores. Their folds are lit for each pixel, which
 * takes minutes: so it is done when the drawing code changes, and not on everybody’s first start.
 */
for (const product of demoProducts) {
  for (const { color, view } of picturesOf(product)) {
    const { garment, pattern, number } = product;
    const colors = { primary: color.hex, secondary: color.secondary, accent: color.accent };
    const svg = drawKit({ garment, view, pattern, number, colors });
    const file = pictureFile(product, color, view);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      await sharp(Buffer.from(svg)).resize({ width: 1000 }).webp({ quality: 78, effort: 5 }).toBuffer(),
    );
  }
  console.log(`Drew ${product.name}`);
}
