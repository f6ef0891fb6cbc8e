import { savePageInput } from '@/domain/pages/editor/page-api';
import { readEditorPage } from '@/modules/pages/document/read-editor-page';
import { savePage } from '@/modules/pages/editing/save-page';
import { answer, found, onPage, parseBody, type WithId } from '@/areas/cms/http/page-endpoints';

/** `GET /cms/pages/{id}/document`: the page with its latest draft. */
export const GET = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, user, id }) => found(await readEditorPage(payload, user, id)));

/**
 * `PUT /cms/pages/{id}/document` with `{ document, revision, mode, isPublished? }`: answers the page as it is saved, or
 * 409 with `current` where `revision` is not the last one.
 */
export const PUT = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => {
    const body = await parseBody(request, savePageInput);
    if ('refused' in body) return body.refused;
    return answer(await savePage({ req, user, id, input: body.input }), ({ page }) => page);
  });
