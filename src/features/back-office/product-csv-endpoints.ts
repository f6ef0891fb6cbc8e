import { z } from 'zod';
import { can } from '@/domain/permissions';
import { MAX_CATALOGUE_BYTES } from '@/domain/product-csv-rows';
import { readForm } from '@/lib/files/read-form';
import { errorResponse } from '@/lib/http/json';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { failure } from '@/lib/result';
import { checkImport } from './operations/product-csv/check-import';
import { exportProducts } from './operations/product-csv/export-products';
import { runImport, type ImportLine } from './operations/product-csv/run-import';
import { parseProductFilters } from './rules/product-filters';
import { currentStaff } from './session';

const NO_STORE = { 'Cache-Control': 'private, no-store' };
const internal = { code: 'internal', message: 'Something went wrong. Please try again.' };

/** The signed-in member of staff who may change products; else what to answer. */
async function merchant(request: Request) {
  if (isFromAnotherSite(request.headers)) {
    return { refused: errorResponse(403, { code: 'forbidden', message: 'This comes from another site.' }) };
  }
  const { payload, user } = await currentStaff();
  if (!user) return { refused: errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' }) };
  if (can(user.role, 'products:write')) return { payload, user };
  return { refused: errorResponse(403, { code: 'forbidden', message: 'You have no access to products.' }) };
}

/** `GET /admin/products/export`: the products of the list’s filters as CSV, sent while they are read (docs/csv.md). */
export async function exportCatalogue(request: Request): Promise<Response> {
  const staff = await merchant(request);
  if (staff.refused) return staff.refused;
  const filters = parseProductFilters(new URL(request.url).searchParams);
  const parts = exportProducts(staff.payload, filters);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // The download breaks off: half a catalogue must not look like a whole one.
        log.error({ err: error }, 'The products could not be exported.');
        controller.error(error);
      }
    },
    cancel: () => void parts.return(undefined),
  });
  const name = `products-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(body, {
    headers: {
      ...NO_STORE,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

async function readUpload(request: Request) {
  const read = await readForm(request, MAX_CATALOGUE_BYTES);
  if (!read.ok) {
    return read.reason === 'too_large'
      ? { refused: errorResponse(413, { code: 'too_large', message: 'A file can be at most 20 MB.' }) }
      : { refused: errorResponse(400, { code: 'bad_request', message: 'The body is not a multipart form.' }) };
  }
  const file = read.form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    return { refused: errorResponse(422, { code: 'invalid', message: 'Choose a file that is not empty.' }) };
  }
  if (file.size > MAX_CATALOGUE_BYTES) {
    return { refused: errorResponse(413, { code: 'too_large', message: 'A file can be at most 20 MB.' }) };
  }
  return { form: read.form, name: file.name.slice(0, 200), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** `POST /admin/products/import/check`, multipart `file`: what an import would do, row by row. Writes nothing. */
export async function checkCatalogue(request: Request): Promise<Response> {
  const staff = await merchant(request);
  if (staff.refused) return staff.refused;
  const upload = await readUpload(request);
  if (upload.refused) return upload.refused;
  try {
    const result = await checkImport(staff.payload, upload.bytes);
    if (result.ok) return Response.json(result.preview, { headers: NO_STORE });
    return errorResponse(422, { code: result.code, message: result.message });
  } catch (error) {
    log.error({ err: error }, 'A catalogue could not be checked.');
    return errorResponse(500, internal);
  }
}

const shown = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), plan: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * `POST /admin/products/import/run`, multipart `file` with `hash` and `plan` as the check answered them: does what was
 * shown. Answers a line of JSON for each step that is written, and one with the result.
 */
export async function importCatalogue(request: Request): Promise<Response> {
  const staff = await merchant(request);
  if (staff.refused) return staff.refused;
  const upload = await readUpload(request);
  if (upload.refused) return upload.refused;
  const parsed = shown.safeParse(Object.fromEntries(upload.form));
  if (!parsed.success) return errorResponse(422, { code: 'invalid', message: 'Check the file first.' });
  const { bytes, name } = upload;
  const expected = { file: parsed.data.hash, plan: parsed.data.plan };
  const req = await localRequest(staff.payload, { headers: request.headers, user: staff.user });
  const body = linesOf((tell) =>
    runImport({ req, bytes, name, expected, onProgress: (done, total) => tell({ done, total }) }).catch((error) => {
      log.error({ err: error }, 'A catalogue could not be imported.');
      return failure('import_failed', internal.message);
    }),
  );
  return new Response(body, { headers: { ...NO_STORE, 'Content-Type': 'application/x-ndjson' } });
}

/** What `work` tells, and what it comes to, as lines. Whoever stops listening does not stop the work. */
function linesOf(work: (tell: (line: ImportLine) => void) => Promise<ImportLine>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const tell = (line: ImportLine) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      void work(tell).then((result) => {
        tell(result);
        if (isOpen) controller.close();
      });
    },
    cancel() {
      isOpen = false;
    },
  });
}
