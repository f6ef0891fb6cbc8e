import { savePageInput } from '@/domain/pages/editor/page-api';
import { readEditorPage } from '@/modules/pages/document/read-editor-page';
import { savePage } from '@/modules/pages/editing/save-page';
import { onPage, respondPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

export const GET = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, ({ payload, user, id }) => readEditorPage(payload, user, id));

/** Body `{ document, revision, mode, isPublished? }`; 409 with `current` if `revision` is out of date. */
export const PUT = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => {
    const body = await readInput(request, savePageInput);
    return body.ok ? respondPage(await savePage({ req, user, id, input: body.input })) : body;
  });
