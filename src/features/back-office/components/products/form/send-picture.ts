import type { AddedPicture } from '../../../operations/products/add-picture';

export type SentPicture = ({ ok: true } & AddedPicture) | { ok: false; message: string };

/** Sends a picture, telling how much of it has arrived, 0 to 1; `fetch` cannot say. */
export function sendPicture(file: File, alt: string, onProgress: (share: number) => void): Promise<SentPicture> {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ ok: false, message: 'No connection. Please try again.' });
    request.onload = () => {
      const body = request.response as (AddedPicture & { message?: string }) | null;
      if (request.status === 201 && body) return resolve({ ok: true, ...body });
      resolve({ ok: false, message: body?.message ?? 'Something went wrong. Please try again.' });
    };
    request.open('POST', '/admin/media');
    request.send(form);
  });
}
