import { send } from '@/lib/client/ask';

type Saved = { ok: true } | { ok: false; /** What the server said, where it said anything. */ message?: string };

/** Has the server make a file out of `body` and saves it under the name the server gives it. */
export async function saveFile(path: string, body: object): Promise<Saved> {
  const sent = await send(path, { method: 'POST', body });
  if (!sent.ok) return { ok: false, message: sent.status === 0 ? undefined : sent.message };
  const { headers } = sent.response;
  const file = await sent.response.blob().catch(() => undefined);
  if (!file) return { ok: false };
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(url);
  return { ok: true };
}
