import { revokePreviewLinks } from '@/modules/pages/preview/revoke-preview-links';
import { onPage, respondPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';

/** `POST /cms/pages/{id}/preview-link/revoke`: no link that was made so far shows the page’s draft any more. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => respondPage(await revokePreviewLinks({ req, user, id })));
