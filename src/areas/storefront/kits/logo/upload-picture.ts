import type { KitLogoPicture } from '@/domain/kits/document/kit-document';
import { LOGO_UPLOAD } from '@/domain/kits/pictures/logo-upload';
import type { Picture } from '@/domain/kits/tracing/picture';
import { request, type Answer } from '@/lib/client/request';

const JPEG_QUALITY = 0.95;
/** Scale of width and height for the next try, if a file is too large. */
const SMALLER = 0.7;

export async function uploadPicture(picture: Picture): Promise<Answer<KitLogoPicture>> {
  const body = new FormData();
  body.append('file', await fileOf(canvasOf(picture), isClear(picture)), 'logo');
  const answer = await request<KitLogoPicture>('/api/kits/logos', {
    method: 'POST',
    body,
    offline: 'No connection. Try again, or add the logo in flat colours.',
  });
  if (!answer.ok) return answer;
  const { hash, width, height } = answer.value;
  return { ok: true, value: { hash, width, height } };
}

export function canvasOf({ width, height, data }: Picture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

function isClear({ width, height, data }: Picture): boolean {
  for (let at = 0; at < width * height; at += 1) if ((data[4 * at + 3] ?? 255) < 255) return true;
  return false;
}

/** PNG for pictures with transparency, else JPEG. */
async function fileOf(canvas: HTMLCanvasElement, isPng: boolean): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, isPng ? 'image/png' : 'image/jpeg', JPEG_QUALITY),
  );
  if (!file) throw new Error('The browser could not write this picture.');
  if (file.size <= LOGO_UPLOAD.maxBytes) return file;
  const smaller = document.createElement('canvas');
  Object.assign(smaller, { width: canvas.width * SMALLER, height: canvas.height * SMALLER });
  smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return fileOf(smaller, isPng);
}
