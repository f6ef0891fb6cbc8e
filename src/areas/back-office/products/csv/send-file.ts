import { send } from '@/lib/client/request';
import { readLines } from '@/lib/client/read-lines';
import { upload } from '@/lib/client/upload';
import type { Failure } from '@/lib/result';
import type { ImportPreview } from './check-import';
import type { ImportLine, ImportResult } from './run-import';

type Checked = { ok: true; value: ImportPreview } | Failure;

const OFFLINE = 'No connection. Nothing was changed; please try again.';
const LOST = 'The connection was lost. Check the file again to see what was imported.';

export async function checkFile(file: File, onProgress: (share: number) => void): Promise<Checked> {
  const form = new FormData();
  form.set('file', file);
  return upload({ path: '/admin/products/import/check', form, onProgress, offline: OFFLINE });
}

export type Progress = { done: number; total: number };

export async function importFile(
  file: File,
  { file: hash, plan }: ImportPreview,
  onProgress: (progress: Progress) => void,
): Promise<ImportResult> {
  const form = new FormData();
  form.set('file', file);
  form.set('hash', hash);
  form.set('plan', plan);
  const sent = await send('/admin/products/import/run', { method: 'POST', body: form, offline: LOST });
  if (!sent.ok) return failed(sent.message);
  try {
    for await (const line of readLines(sent.response)) {
      const progress = JSON.parse(line) as ImportLine;
      if ('ok' in progress) return progress;
      onProgress(progress);
    }
  } catch {
    // The connection broke off.
  }
  return failed(LOST);
}

const failed = (message: string): ImportResult => ({ ok: false, code: 'import_failed', message });
