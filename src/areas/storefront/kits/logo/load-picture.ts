import { logoPath } from '@/domain/kits/pictures/logo-upload';
import { send } from '@/lib/client/request';

/** Stored picture for screens, as a data URI; `gone` if no longer stored, undefined if not loaded. */
export async function loadPicture(hash: string): Promise<{ href: string } | 'gone' | undefined> {
  const answer = await send(logoPath(hash, 'screen'));
  if (!answer.ok) return answer.status === 404 ? 'gone' : undefined;
  const blob = await answer.response.blob().catch(() => undefined);
  return blob && { href: await dataUri(blob) };
}

const dataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(blob);
  });
