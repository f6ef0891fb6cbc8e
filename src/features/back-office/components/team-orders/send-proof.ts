import type { FieldErrors } from '@/lib/result';

export type Sent = { ok: true; version: number } | { ok: false; message: string; fieldErrors?: FieldErrors };

/** Sends a proof, telling how much of it has arrived, 0 to 1; `fetch` cannot say. */
export function sendProof(
  orderId: string,
  file: File,
  note: string,
  onProgress: (share: number) => void,
): Promise<Sent> {
  const form = new FormData();
  form.set('file', file);
  form.set('note', note);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ ok: false, message: 'No connection. Nothing is lost; please try again.' });
    request.onload = () => {
      const body = (request.response ?? {}) as { version?: number; message?: string; fieldErrors?: FieldErrors };
      if (request.status === 201) return resolve({ ok: true, version: body.version ?? 0 });
      resolve({ ok: false, message: body.message ?? 'Something went wrong.', fieldErrors: body.fieldErrors });
    };
    request.open('POST', `/admin/team-orders/${orderId}/proofs`);
    request.send(form);
  });
}
