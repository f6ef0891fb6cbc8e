import { PROOF_UPLOAD } from '@/domain/orders/proof';
import { cleanText } from '@/domain/text/text';
import { invalidFields } from '@/lib/failures';
import { readForm } from '@/lib/files/read-form';
import type { Result } from '@/lib/result';

const SELECT = 'Select a file.';

/** A proof as staff send it, multipart: `file` (PNG, JPEG or PDF, at most 25 MB) and `note`. */
export async function readProofForm(request: Request): Promise<Result<{ bytes: Buffer; note: string }>> {
  const read = await readForm(request, PROOF_UPLOAD);
  if (!read.ok) return read;
  const file = read.form.get('file');
  const note = cleanText(String(read.form.get('note') ?? '')).slice(0, 2000);
  if (!(file instanceof File) || file.size === 0) return invalidFields({ file: [SELECT] }, SELECT);
  return { ok: true, bytes: Buffer.from(await file.arrayBuffer()), note };
}
