import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { availableViews, type View } from '@/domain/kit-art';
import type { DemoColor, DemoProduct } from './products';

const folder = path.resolve('scripts/payload/demo/pictures');

/** The first colour from every side, the others from front and back. */
export function picturesOf(product: DemoProduct): { color: DemoColor; view: View }[] {
  return product.colors.flatMap((color, index) =>
    availableViews(product.garment)
      .filter((view) => index === 0 || view === 'front' || view === 'back')
      .map((view) => ({ color, view })),
  );
}

/** Where `npm run draw:products` leaves a picture. */
export function pictureFile(product: DemoProduct, color: DemoColor, view: View): string {
  return path.join(folder, product.slug, `${color.name.toLowerCase().replaceAll(' ', '-')}-${view}.webp`);
}

/** Stores a picture as any uploaded one would be, in the request’s transaction. */
export async function storePicture(req: PayloadRequest, alt: string, data: Buffer): Promise<string> {
  const file = { data, name: 'drawing.webp', mimetype: 'image/webp', size: data.length };
  const { id } = await req.payload.create({ collection: 'media', data: { alt }, file, req });
  return id;
}

export const storePictureFile = async (req: PayloadRequest, alt: string, file: string): Promise<string> =>
  storePicture(req, alt, await readFile(file));

/** @param width of the picture, px. */
export const storeDrawing = async (req: PayloadRequest, alt: string, svg: string, width: number): Promise<string> =>
  storePicture(req, alt, await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 88 }).toBuffer());
