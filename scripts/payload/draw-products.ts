import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { GARMENTS, loadDrapes, loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { keepFingerprints } from './drawings/drawing';
import { productDrawings, proofDrawing } from './drawings/product-drawings';

/** Renders committed pictures. Takes minutes: run when the drawing code changes. */
const QUALITIES = [66, 56, 46, 36, 26];
/** Bytes below which the best of these qualities is taken. */
const MOST_BYTES = 60_000;
const outlines = await loadOutlines([PICTURE_FONT]);
const drapes = await loadDrapes(GARMENTS);
const pictures = productDrawings(outlines, drapes);
for (const { name, file, draw } of pictures) {
  await mkdir(path.dirname(file), { recursive: true });
  const drawn = await sharp(Buffer.from(draw())).resize({ width: 1000 }).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const picture = await sharp(drawn).webp({ quality, effort: 5 }).toBuffer();
    await writeFile(file, picture);
    if (picture.length < MOST_BYTES) break;
  }
  console.log(`Drew ${name}`);
}
const proof = proofDrawing(outlines, drapes);
await sharp(Buffer.from(proof.draw())).resize({ width: 640 }).jpeg({ quality: 88, mozjpeg: true }).toFile(proof.file);
await keepFingerprints('products', [...pictures, proof]);
console.log('Drew the proof');
