import { z } from 'zod';
import { CATALOGUE_UPLOAD } from '@/domain/text/table/file';
import { LINES_TYPE } from '@/domain/text/json-lines';
import { readFileForm } from '@/lib/files/read-form';
import { download, today } from '@/lib/http/download';
import { attachment } from '@/lib/files/disposition';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { log } from '@/lib/log';
import { failure } from '@/lib/result';
import { asMember } from '../../access/endpoint';
import { findPictureProgress } from '../imported-pictures/data/imported-pictures';
import { checkImport } from './check-import';
import { readImport, type ImportPart } from './data/imports';
import { runImport, type ImportLine } from './run-import';
import { parseProductFilters, type ProductFilters } from '../product-filters';
import type { Payload } from 'payload';
import { csvHeading, productLines } from '@/domain/product-csv/product-csv';
import { jsonLinesOf } from '@/domain/product-csv/product-lines';
import { readProductsAfter } from './data/read-products';
import { productConditions } from '../data/products';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

export const exportCatalogue = (request: Request): Promise<Response> =>
  asMember('products:read', async ({ payload }) => {
    const query = new URL(request.url).searchParams;
    const format = query.get('format') === 'jsonl' ? 'jsonl' : 'csv';
    return download(exportProducts(payload, parseProductFilters(query), format), {
      name: `products-${today()}.${format}`,
      type: format === 'csv' ? 'text/csv; charset=utf-8' : LINES_TYPE,
    });
  });

export const checkCatalogue = (request: Request): Promise<Response> =>
  asMember('products:write', async ({ payload }) => {
    const upload = await readFileForm(request, CATALOGUE_UPLOAD);
    if (!upload.ok) return upload;
    const result = await checkImport(payload, upload.bytes);
    return result.ok ? result.preview : result;
  });

const shown = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), plan: z.string().regex(/^[0-9a-f]{64}$/) });

/** Multipart `file` with `hash` and `plan` from the check. Streams a line of JSON per step, and one with the result. */
export const importCatalogue = (request: Request): Promise<Response> =>
  asMember('products:write', async ({ req }) => {
    const upload = await readFileForm(request, CATALOGUE_UPLOAD);
    if (!upload.ok) return upload;
    const parsed = shown.safeParse(Object.fromEntries(upload.form));
    if (!parsed.success) return failure('invalid', 'Check the file first.');
    const { bytes, name } = upload;
    const expected = { file: parsed.data.hash, plan: parsed.data.plan };
    const body = linesOf((send) =>
      runImport({ req, bytes, name, expected, onProgress: (done, total) => send({ done, total }) }).catch((error) => {
        log.error({ err: error }, 'A catalogue could not be imported.');
        return failure('import_failed', 'Something went wrong. Please try again.');
      }),
    );
    return new Response(body, { headers: { ...NO_STORE, 'Content-Type': LINES_TYPE } });
  });

function linesOf(work: (send: (line: ImportLine) => void) => Promise<ImportLine>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const send = (line: ImportLine) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      void work(send).then((result) => {
        send(result);
        if (isOpen) controller.close();
      });
    },
    cancel() {
      isOpen = false;
    },
  });
}

export const importPart =
  (part: ImportPart) =>
  (_request: Request, { params }: WithId): Promise<Response> =>
    asMember('products:write', async ({ payload }) => {
      const kept = await readImport(payload, (await params).id, part);
      if (!kept) return undefined;
      return new Response(new Uint8Array(kept.bytes), {
        headers: {
          ...NO_STORE,
          'Content-Type': part === 'file' ? 'application/octet-stream' : 'text/csv; charset=utf-8',
          'Content-Disposition': attachment(
            part === 'file' ? kept.name : `changes by ${kept.name.replace(/\.\w+$/, '')}.csv`,
          ),
          'X-Content-Type-Options': 'nosniff',
        },
      });
    });

export const importedPictures = (_request: Request, { params }: WithId): Promise<Response> =>
  asMember('products:write', async ({ payload }) => {
    const id = uuidOf(await params);
    return id === undefined ? undefined : findPictureProgress(payload, id);
  });

const STEP = 250;

/** By slug, streamed: at most one step is in memory. A product saved meanwhile appears whole, in either version. */
export async function* exportProducts(
  payload: Payload,
  filters: ProductFilters,
  format: 'csv' | 'jsonl' = 'csv',
): AsyncGenerator<string> {
  if (format === 'csv') yield csvHeading();
  const linesOf = format === 'csv' ? productLines : jsonLinesOf;
  for (let after = ''; ;) {
    const products = await readProductsAfter(payload, after, STEP, productConditions(filters));
    if (products.length > 0) yield linesOf(products);
    if (products.length < STEP) return;
    after = products.at(-1)?.slug ?? '';
  }
}
