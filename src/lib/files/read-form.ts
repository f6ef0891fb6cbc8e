/** What stands around the file in a form, bytes. */
const FORM_OVERHEAD = 64 * 1024;

export type ReadForm = { ok: true; form: FormData } | { ok: false; reason: 'too_large' | 'malformed' };

/**
 * Reads a multipart form with a file of at most `maxFileBytes`. One that announces more is not read at all, one that
 * sends more only so far.
 */
export async function readForm(request: Request, maxFileBytes: number): Promise<ReadForm> {
  const limit = maxFileBytes + FORM_OVERHEAD;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { ok: false, reason: 'too_large' };
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) return { ok: false, reason: 'malformed' };
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
    return { ok: false, reason: received > limit ? 'too_large' : 'malformed' };
  }
}
