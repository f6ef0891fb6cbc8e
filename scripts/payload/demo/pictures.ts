import path from 'node:path';
import { availableViews, type View } from '@/domain/kits';
import type { DemoColor, DemoProduct } from './products';

const folder = path.resolve('scripts/payload/demo/pictures');

/** The first colour from every side, others from two. */
export function picturesOf(product: DemoProduct): { color: DemoColor; view: View }[] {
  return product.colors.flatMap((color, index) =>
    availableViews(product.garment)
      .filter((view) => index === 0 || view === 'front' || view === 'back')
      .map((view) => ({ color, view })),
  );
}

export function pictureFile(product: DemoProduct, color: DemoColor, view: View): string {
  return path.join(folder, product.slug, `${color.name.toLowerCase().replaceAll(' ', '-')}-${view}.webp`);
}

export const proofFile = path.join(folder, 'proof.jpg');
