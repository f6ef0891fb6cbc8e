import { duplicatePage } from '@/modules/pages/editing/duplicate-page';
import { answer, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/duplicate`: answers 201 with the copy, a draft. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => answer(await duplicatePage({ req, user, id }), ({ page }) => page, 201));
