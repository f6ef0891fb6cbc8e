import { revokePreviewLinks } from '@/modules/pages/preview/revoke-preview-links';
import { answer, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/preview-link/revoke`: no link that was made so far shows the page’s draft any more. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => answer(await revokePreviewLinks({ req, user, id }), ({ page }) => page));
