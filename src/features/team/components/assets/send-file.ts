import type { AssetUsage } from '@/domain/design-assets';
import { failure, type Failure, type Success } from '@/lib/result';
import type { AssetView } from '../../operations/assets/asset-view';

export type Sent = Success<{ asset: AssetView; usage: AssetUsage }> | Failure;

type SendFile = { fields: Record<string, string>; file: File; onProgress: (part: number) => void };

/**
 * Sends one file with XMLHttpRequest, the only way in a browser to see how much has left it.
 * @returns how it ended, `cancelled` too, and what cancels it. A lost connection is a failure like any other.
 */
export function sendFile({ fields, file, onProgress }: SendFile): { sent: Promise<Sent>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const sent = new Promise<Sent>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () =>
      resolve(failure('offline', 'No connection. Nothing you entered is lost; please try again.'));
    request.onabort = () => resolve(failure('cancelled', 'Cancelled.'));
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  request.open('POST', '/api/team/assets');
  request.send(form);
  return { sent, cancel: () => request.abort() };
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  const fallback = failure('internal', 'Something went wrong. Please try again.');
  try {
    const answer = JSON.parse(responseText) as object;
    return status === 201 ? ({ ok: true, ...answer } as Sent) : { ...fallback, ...answer };
  } catch {
    return fallback;
  }
}
