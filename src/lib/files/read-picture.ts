import { MAX_PICTURE_BYTES, TOO_LARGE } from '@/domain/pages/media';
import { errorResponse } from '@/lib/http/json';
import { readForm } from './read-form';

export type ReadPicture = { ok: true; file: File; form: FormData } | { ok: false; response: Response };

/** Reads a multipart form with a picture as `file`, of at most 25 MB; otherwise the answer that says what is wrong. */
export async function readPicture(request: Request): Promise<ReadPicture> {
  const read = await readForm(request, MAX_PICTURE_BYTES);
  if (!read.ok) {
    const response =
      read.reason === 'too_large'
        ? errorResponse(413, { code: 'too_large', message: TOO_LARGE })
        : errorResponse(400, { code: 'bad_request', message: 'The body is not a multipart form.' });
    return { ok: false, response };
  }
  const file = read.form.get('file');
  if (file instanceof File && file.size > 0) return { ok: true, file, form: read.form };
  const message = 'Select a picture.';
  return { ok: false, response: errorResponse(422, { code: 'invalid', message, fieldErrors: { file: [message] } }) };
}
