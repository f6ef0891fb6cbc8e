import { sendForm } from '@/ui/send-form';
import { errorText, readLines } from '@/lib/client/read-lines';
import type { ImportPreview } from './check-import';
import type { ImportLine, ImportResult } from './run-import';

export type Checked = { ok: true; preview: ImportPreview } | { ok: false; message: string };

const OFFLINE = 'No connection. Nothing was changed; please try again.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** Has a file looked at, telling how much of it has arrived, 0 to 1. */
export async function checkFile(file: File, onProgress: (share: number) => void): Promise<Checked> {
  const form = new FormData();
  form.set('file', file);
  const { status, body } = await sendForm({ path: '/admin/products/import/check', form, onProgress });
  if (status === 0) return { ok: false, message: OFFLINE };
  if (status === 200) return { ok: true, preview: body as ImportPreview };
  return { ok: false, message: (body as { message?: string } | null)?.message ?? UNKNOWN };
}

export type Progress = { done: number; total: number };

/** Has done what the check of the same file has shown, telling how far it is. */
export async function importFile(
  file: File,
  { file: hash, plan }: ImportPreview,
  onProgress: (progress: Progress) => void,
): Promise<ImportResult> {
  const form = new FormData();
  form.set('file', file);
  form.set('hash', hash);
  form.set('plan', plan);
  try {
    const answer = await fetch('/admin/products/import/run', { method: 'POST', body: form });
    if (!answer.ok || !answer.body) return failed((await errorText(answer)) ?? UNKNOWN);
    for await (const line of readLines(answer.body)) {
      const told = JSON.parse(line) as ImportLine;
      if ('ok' in told) return told;
      onProgress(told);
    }
    return failed('The connection was lost. Check the file again to see what was imported.');
  } catch {
    return failed('The connection was lost. Check the file again to see what was imported.');
  }
}

const failed = (message: string): ImportResult => ({ ok: false, code: 'import_failed', message });
