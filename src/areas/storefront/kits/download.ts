import { drawKitView, type KitViewOptions } from '@/domain/kits/views/draw-kit-view';
import { kitViewBox } from '@/domain/kits/views/view-geometry';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import type { KitDocument } from '@/domain/kits/document/kit-document';

interface Sheet {
  svg: string;
  width: number;
  height: number;
}

type Drawing = Omit<KitViewOptions, 'background' | 'detail'>;

export function drawSheet(document: KitDocument, drawing: Drawing, scope: 'view' | 'all'): Sheet {
  const views = scope === 'all' ? KIT_VIEWS : [drawing.view];
  const { width, height } = kitViewBox;
  const pictures = views.map((view) =>
    drawKitView(document, { ...drawing, view, background: 'studio', detail: 'full' }),
  );
  const [only = ''] = pictures;
  if (pictures.length === 1) return { svg: only, width, height };
  const placed = pictures.map((svg, i) => svg.replace('<svg ', `<svg x="${i * width}" `)).join('');
  const all = width * pictures.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${height}" width="${all}" height="${height}">${placed}</svg>`;
  return { svg, width: all, height };
}

export async function toPng({ svg, width, height }: Sheet): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has started with the click.
  URL.revokeObjectURL(link.href);
}

/** File name: ‘Home kit’ becomes `home-kit`. */
export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'kit';
