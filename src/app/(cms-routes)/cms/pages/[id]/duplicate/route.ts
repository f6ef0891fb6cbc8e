import { duplicatePage } from '@/modules/pages/editing/duplicate-page';
import { onPage, respondPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';

export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => respondPage(await duplicatePage({ req, user, id }), 201));
