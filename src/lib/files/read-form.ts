import { tooLarge, type UploadRule } from '@/domain/text/uploads';
import { failure, type Result } from '@/lib/result';

const FORM_OVERHEAD = 64 * 1024;

/** Stops reading at the limit of `rule`. @param oversize message for a larger form */
export async function readForm(
  request: Request,
  rule: UploadRule,
  oversize = tooLarge(rule),
): Promise<Result<{ form: FormData }, 'too_large' | 'bad_request'>> {
  const limit = rule.maxBytes + FORM_OVERHEAD;
  const refuseSize = () => failure('too_large', oversize);
  const refuseForm = () => failure('bad_request', 'The body is not a multipart form.');
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refuseSize();
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) return refuseForm();
  let received = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > limit) controller.error(new Error('The form is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return { ok: true, form: await new Response(counted, { headers: { 'Content-Type': type } }).formData() };
  } catch {
    return received > limit ? refuseSize() : refuseForm();
  }
}

type SentFile = { form: FormData; name: string; bytes: Uint8Array };

export async function readFileForm(request: Request, rule: UploadRule): Promise<Result<SentFile>> {
  const read = await readForm(request, rule);
  if (!read.ok) return read;
  const file = read.form.get('file');
  if (!(file instanceof File) || file.size === 0) return failure('invalid', 'Choose a file that is not empty.');
  if (file.size > rule.maxBytes) return failure('too_large', tooLarge(rule));
  return { ok: true, form: read.form, name: file.name.slice(0, 200), bytes: new Uint8Array(await file.arrayBuffer()) };
}
