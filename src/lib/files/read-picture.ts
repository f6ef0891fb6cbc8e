import { LIBRARY_UPLOAD, TOO_LARGE } from '@/domain/pages/media';
import { invalidFields } from '@/lib/failures';
import type { Result } from '@/lib/result';
import { readForm } from './read-form';

type ReadPicture = Result<{ file: File; form: FormData }, 'too_large' | 'bad_request' | 'invalid'>;

export async function readPicture(request: Request): Promise<ReadPicture> {
  const read = await readForm(request, LIBRARY_UPLOAD, TOO_LARGE);
  if (!read.ok) return read;
  const file = read.form.get('file');
  if (file instanceof File && file.size > 0) return { ok: true, file, form: read.form };
  return invalidFields({ file: [SELECT] }, SELECT);
}

const SELECT = 'Select a picture.';
