import { MAX_PICTURE_SIDE } from '@/domain/kits/document/kit-limits';
import { isShaded } from '@/domain/kits/tracing/is-shaded';
import type { Picture } from '@/domain/kits/tracing/picture';
import { clearedPicture } from '@/domain/kits/tracing/trace-logo';
import type { Drawing } from '@/domain/kits/vectors/read-svg';
import { send } from '@/lib/client/request';
import { hasLiveText, LIVE_TEXT } from '@/lib/files/drawing/live-text.mjs';

/** Longer side for tracing, px. */
const TRACED = 512;
const MAX_NAME = 120;

export type PictureReading =
  | {
      ok: true;
      name: string;
      picture: Picture;
      whole: Picture;
      isShaded: boolean;
      pixels?: number;
      isFirstPage?: boolean;
      drawing?: Drawing;
    }
  | { ok: false; message: string };

const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** Recognises a file by its first bytes; an SVG by its name or type. */
export async function readPicture(file: File): Promise<PictureReading> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  const source = await openBy(head, file);
  if (!source.ok) return source;
  const { image, pixels } = source;
  const picture = drawn(image, TRACED, true);
  const whole = drawn(image, MAX_PICTURE_SIDE, pixels === undefined, pixels);
  if (!picture || !whole) return refused('This picture is empty.');
  const name =
    file.name
      .replace(/\.\w+$/, '')
      .trim()
      .slice(0, MAX_NAME) || 'Logo';
  return {
    ok: true,
    name,
    picture,
    whole,
    isShaded: isShaded(clearedPicture(picture) ?? picture),
    ...(pixels !== undefined && { pixels }),
    ...(source.isFirstPage && { isFirstPage: true }),
    ...(source.drawing && { drawing: source.drawing }),
  };
}

type Source =
  | {
      ok: true;
      image: HTMLImageElement | HTMLCanvasElement;
      pixels?: number;
      isFirstPage?: boolean;
      drawing?: Drawing | undefined;
    }
  | { ok: false; message: string };

function openBy(head: string, file: File): Promise<Source> {
  if (/^%!PS|^\u00c5\u00d0\u00d3\u00c6/.test(head)) return openPostscript(file);
  return head.includes('%PDF-') ? openPdf(file) : openImage(file);
}

async function openPostscript(file: File): Promise<Source> {
  const body = new FormData();
  body.append('file', file, 'logo.eps');
  const sent = await send('/api/kits/logos/pdf', { method: 'POST', body });
  if (!sent.ok) return refused(sent.message);
  const pdf = await sent.response.blob().catch(() => undefined);
  return pdf ? openPdf(pdf) : refused('The file did not arrive. Please try again.');
}

/** The PDF renderer (1.7 MB) is loaded with the first one. */
async function openPdf(file: Blob): Promise<Source> {
  const { drawPdf } = await import('./draw-pdf');
  const drawing = await drawPdf(new Uint8Array(await file.arrayBuffer()), MAX_PICTURE_SIDE);
  if (!drawing.ok) return drawing;
  const { canvas, pages, ...drawn } = drawing;
  return { ...drawn, image: canvas, isFirstPage: pages > 1 };
}

/** Read as an <img>: runs no scripts and loads nothing it refers to. */
async function openImage(file: File): Promise<Source> {
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const root = isDrawing && new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement;
  if (root && hasLiveText(root)) return refused(LIVE_TEXT);
  const url = URL.createObjectURL(new Blob([file], { type: isDrawing ? 'image/svg+xml' : file.type }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return root ? { ok: true, image, drawing: await drawingOf(root) } : { ok: true, image, pixels: image.naturalWidth };
  } catch {
    return refused(
      'This picture cannot be read. It may be damaged, too large in pixels, or not the kind of file its name says.',
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function drawingOf(root: Element): Promise<Drawing | undefined> {
  const { readSvg } = await import('@/domain/kits/vectors/read-svg');
  const reading = readSvg(root);
  return reading.ok ? reading.drawing : undefined;
}

function drawn(
  image: HTMLImageElement | HTMLCanvasElement,
  side: number,
  grows: boolean,
  pixels = Infinity,
): Picture | undefined {
  const [full, tall] =
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [image.width, image.height];
  if (full === 0 || tall === 0) return undefined;
  const fit = side / Math.max(full, tall);
  const scale = grows ? fit : Math.min(1, fit, pixels / full);
  const width = Math.max(1, Math.round(full * scale));
  const height = Math.max(1, Math.round(tall * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
