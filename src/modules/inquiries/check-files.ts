import { createHash } from 'node:crypto';
import { aboutFile, inquiryFileName } from '@/domain/inquiries/inquiry-files';
import { checkFileBytes } from '@/lib/files/accept-asset';
import type { FieldErrors } from '@/lib/result';
import type { CheckedFile } from './inquiry-files';

/** Judges the files of a stranger without decoding them, one after the other; every one that is refused is named. */
export async function checkFiles(
  files: readonly File[],
): Promise<{ ok: true; files: CheckedFile[] } | { ok: false; fieldErrors: FieldErrors }> {
  const checked: CheckedFile[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const accepted = checkFileBytes(file.name, bytes);
    if (!accepted.ok) refusals.push(aboutFile(file.name, accepted.message));
    else {
      const digest = createHash('sha256').update(bytes).digest('hex');
      checked.push({ ...accepted, name: inquiryFileName(file.name), digest });
    }
  }
  return refusals.length > 0 ? { ok: false, fieldErrors: { files: refusals } } : { ok: true, files: checked };
}
