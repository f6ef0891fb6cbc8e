import { Readable } from 'node:stream';
import { BULK_LIMITS } from '@/domain/bulk/bulk-limits';
import { isJsonLines } from '@/domain/text/json-lines';
import { readFileForm } from '@/lib/files/read-form';
import { refusalError, thrownRefusal } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';
import { MEGABYTE } from '@/domain/text/uploads';
import { bulkFiles, fileOfPart } from './data/bulk-jobs';

const FORM = /^\s*multipart\/form-data\b/i;
const NEWLINE = 10;

type Stored = { bytes: number; lines: number };

export async function storeLines(request: Request, id: string): Promise<Result<Stored>> {
  const sent = await bodyOf(request);
  if (!sent.ok) return sent;
  const stored: Stored = { bytes: 0, lines: 0 };
  try {
    await bulkFiles.write(fileOfPart(id, 0), Readable.from(counted(sent.body, stored)));
  } catch (error) {
    const refused = thrownRefusal(error);
    if (refused) return refused;
    throw error;
  }
  if (stored.lines > 0) return { ok: true, ...stored };
  await bulkFiles.discard([fileOfPart(id, 0)]);
  return failure('invalid', 'Send a line of JSON for each record.');
}

async function bodyOf(request: Request): Promise<Result<{ body: AsyncIterable<Uint8Array> }>> {
  const type = request.headers.get('content-type') ?? '';
  if (FORM.test(type)) {
    const upload = await readFileForm(request, BULK_LIMITS.upload);
    return upload.ok ? { ok: true, body: Readable.from([upload.bytes]) } : upload;
  }
  if (!isJsonLines(type)) return failure('unsupported_media_type', 'Send JSON lines (application/x-ndjson) or a form.');
  return request.body
    ? { ok: true, body: request.body as ReadableStream<Uint8Array> }
    : failure('invalid', 'Send a line of JSON for each record.');
}

async function* counted(body: AsyncIterable<Uint8Array>, stored: Stored): AsyncGenerator<Uint8Array> {
  const { bytes: mostBytes, lines: mostLines, line: longest } = BULK_LIMITS;
  let open = 0;
  const refuse = (message: string) => {
    throw refusalError(failure('too_large', message));
  };
  const grow = (by: number) => {
    open += by;
    if (open > longest) refuse(`Line ${stored.lines + 1} is longer than ${longest / 1024} KB.`);
  };
  try {
    for await (const chunk of body) {
      stored.bytes += chunk.length;
      if (stored.bytes > mostBytes) refuse(`The lines are more than ${mostBytes / MEGABYTE} MB.`);
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        grow(at - from);
        stored.lines += 1;
        open = 0;
        from = at + 1;
      }
      grow(chunk.length - from);
      if (stored.lines > mostLines) refuse(`There are more than ${mostLines} lines.`);
      yield chunk;
    }
  } catch (error) {
    throw thrownRefusal(error) ? error : refusalError(failure('bad_request', 'The body ended before its end.'));
  }
  if (open > 0) stored.lines += 1;
}
