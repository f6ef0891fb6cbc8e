import { revokePreviewLinks } from '@/modules/pages/preview/revoke-preview-links';
import { onPage, respondPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';

export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => respondPage(await revokePreviewLinks({ req, user, id })));
