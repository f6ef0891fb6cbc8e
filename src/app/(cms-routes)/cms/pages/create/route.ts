import { createPageInput } from '@/domain/pages/editor/page-api';
import { createPage } from '@/modules/pages/editing/create-page';
import { answer, asEditorRequest, parseBody } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/create` with `{ document, isPublished, key? }`: stores a new page, once for each key, and answers 201 with it. */
export const POST = (request: Request): Promise<Response> =>
  asEditorRequest(async ({ req, user }) => {
    const body = await parseBody(request, createPageInput);
    if ('refused' in body) return body.refused;
    return answer(await createPage({ req, user, ...body.input }), ({ page }) => page, 201);
  });
