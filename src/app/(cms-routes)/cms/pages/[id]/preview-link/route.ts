import { makePreviewLink } from '@/modules/pages/preview/preview-link';
import { readEditorPage } from '@/modules/pages/document/read-editor-page';
import { found, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/preview-link`: `{ url, expiresAt }` of a link that shows the draft to whoever has it, for a week. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, user, id }) =>
    found((await readEditorPage(payload, user, id)) && (await makePreviewLink(payload, id))),
  );
