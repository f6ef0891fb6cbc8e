import { makePreviewLink } from '@/features/cms/operations/pages/preview-link';
import { readEditorPage } from '@/features/cms/operations/pages/read-editor-page';
import { found, onPage, type WithId } from '@/features/cms/page-endpoints';

/** `POST /cms/pages/{id}/preview-link`: `{ url, expiresAt }` of a link that shows the draft to whoever has it, for a week. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, user, id }) =>
    found((await readEditorPage(payload, user, id)) && (await makePreviewLink(payload, id))),
  );
