import { darken } from '@/domain/kits/color';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitSurface } from '@/domain/kits/document/kit-garments';
import { shapeOf } from '@/domain/kits/garments';
import { surfaceOf } from '@/domain/kits/garments/surface-of';
import { buttonColor } from '@/domain/kits/garments/top-collars';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { drawMarks } from '@/domain/kits/paint/draw-marks';
import { paintSurface, type PaintOptions, type Pictures } from '@/domain/kits/paint/paint-surface';
import { zoneColorsOf } from '@/domain/kits/paint/zone-colors';

/** Pixels of the longer side. */
const SIZE = 1400;

interface SurfacePicture {
  surface: KitSurface;
  picture: HTMLCanvasElement;
}

/** Shade of the cloth's inside, as a share. */
const INSIDE = 0.24;

/** `#rrggbb` of collar with buttons, and of the unprinted inside of the cloth. */
export function plainColors(document: KitDocument, type: KitGarmentType, colorway: number) {
  const color = zoneColorsOf(document, type, document.colorways[colorway] ?? { colors: [] });
  const collar = color('collar');
  return { collar, button: buttonColor(collar), inside: darken(color('base'), INSIDE) };
}

export async function surfacePictures(
  document: KitDocument,
  type: KitGarmentType,
  colorway: number,
  pictures: Pictures,
  signal: AbortSignal,
): Promise<SurfacePicture[]> {
  const sources = { outlines: await loadOutlines(fontsOf(document)), pictures };
  const drawn: SurfacePicture[] = [];
  for (const surface of KIT_GARMENTS[type].surfaces) {
    if (signal.aborted) return [];
    const svg = flatPicture(document, type, surface, colorway, sources);
    if (svg) drawn.push({ surface, picture: await rasterize(svg) });
  }
  return drawn;
}

type Flat = { svg: string; width: number; height: number };

function flatPicture(
  document: KitDocument,
  type: KitGarmentType,
  surface: KitSurface,
  colorway: number,
  sources: PaintOptions,
): Flat | undefined {
  const garment = document.garments.find((each) => each.type === type);
  const flat = garment && surfaceOf(garment, surface);
  const colors = document.colorways[colorway] ?? document.colorways[0];
  if (!flat || !colors) return undefined;
  const { x, y, width, height } = flat.box;
  const scale = SIZE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const marks = paintSurface(document, type, surface, sources);
  const sewnOn = surface === 'front' ? shapeOf(garment).sewnOn : undefined;
  const content = drawMarks(marks, colors, 'flat') + (sewnOn?.finish(zoneColorsOf(document, type, colors)) ?? '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}">${content}</svg>`;
  return { svg, ...size };
}

async function rasterize({ svg, width, height }: Flat): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = window.document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}
