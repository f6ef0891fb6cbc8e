import { makeHomepage } from '@/features/cms/operations/pages/make-homepage';
import { answer, onPage, type WithId } from '@/features/cms/page-endpoints';

/** `POST /cms/pages/{id}/homepage`: puts the page at `/` and answers it. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => answer(await makeHomepage({ req, user, id }), ({ page }) => page));
