import { makePreviewLink } from '@/modules/pages/preview/preview-link';
import { readEditorPage } from '@/modules/pages/document/read-editor-page';
import { onPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';

/** The link shows the draft to anyone for a week. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(
    context,
    async ({ payload, user, id }) => (await readEditorPage(payload, user, id)) && makePreviewLink(payload, id),
  );
