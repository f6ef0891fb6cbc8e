import { makeHomepage } from '@/modules/pages/publishing/make-homepage';
import { answer, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/homepage`: puts the page at `/` and answers it. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => answer(await makeHomepage({ req, user, id }), ({ page }) => page));
