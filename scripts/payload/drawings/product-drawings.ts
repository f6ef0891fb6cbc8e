import path from 'node:path';
import { drawKit } from '@/domain/kits';
import { pictureFile, picturesOf, proofFile } from '../demo/pictures';
import { demoProducts } from '../demo/products';
import { demoTeam } from '../demo/team';
import type { Drapes, Drawing, Outlines } from './drawing';

type ProductDrawing = Drawing & { file: string };

const nameOf = (file: string) => path.relative('scripts/payload/demo/pictures', file);

export const productDrawings = (outlines: Outlines, drapes: Drapes): ProductDrawing[] =>
  demoProducts.flatMap((product) =>
    picturesOf(product).map(({ color, view }) => {
      const { garment, pattern, number } = product;
      const colors = { primary: color.hex, secondary: color.secondary, accent: color.accent };
      const file = pictureFile(product, color, view);
      return {
        name: nameOf(file),
        file,
        draw: () => drawKit({ garment, view, pattern, number, colors }, outlines, drapes),
      };
    }),
  );

export function proofDrawing(outlines: Outlines, drapes: Drapes): ProductDrawing {
  const [primary = '', secondary = '', accent = ''] = demoTeam.colors;
  const colors = { primary, secondary, accent };
  const kit = { garment: 'netball-dress', view: 'kit', pattern: 'side-panels', number: '7', colors } as const;
  return { name: nameOf(proofFile), file: proofFile, draw: () => drawKit(kit, outlines, drapes) };
}
