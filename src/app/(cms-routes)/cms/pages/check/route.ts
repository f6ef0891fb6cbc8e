import { z } from 'zod';
import { pageDocumentInput } from '@/domain/pages/editor/page-api';
import { MOST_PAGES } from '@/modules/pages/editing/bulk-pages';
import { checkPages, publishingFindings } from '@/modules/pages/publishing/check-pages';
import { asEditor } from '@/areas/cms/http/as-editor';
import { readInput } from '@/lib/http/respond';

const checkInput = z.union([
  z.object({ document: pageDocumentInput, id: z.uuid().optional() }),
  z.object({ ids: z.array(z.uuid()).min(1).max(MOST_PAGES) }),
]);

/** `{ document, id? }` answers `{ findings }`; `{ ids }` of stored drafts answers `{ pages }`. */
export const POST = (request: Request): Promise<Response> =>
  asEditor(async ({ req, user }) => {
    const body = await readInput(request, checkInput);
    if (!body.ok) return body;
    if ('ids' in body.input) return { pages: await checkPages(req, user, body.input.ids) };
    return { findings: await publishingFindings(req, body.input.document, body.input.id) };
  });
