import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { keepFingerprints } from './drawings/drawing';
import { productDrawings, proofDrawing } from './drawings/product-drawings';

/** Renders committed pictures. Takes minutes: run when the drawing code changes. */
const outlines = await loadOutlines([PICTURE_FONT]);
const pictures = productDrawings(outlines);
for (const { name, file, draw } of pictures) {
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(draw())).resize({ width: 1000 }).webp({ quality: 66, effort: 5 }).toFile(file);
  console.log(`Drew ${name}`);
}
const proof = proofDrawing(outlines);
await sharp(Buffer.from(proof.draw())).resize({ width: 640 }).jpeg({ quality: 88, mozjpeg: true }).toFile(proof.file);
await keepFingerprints('products', [...pictures, proof]);
console.log('Drew the proof');
