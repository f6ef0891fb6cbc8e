import { restorePage } from '@/modules/pages/editing/trash-page';
import { answer, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/restore`: answers `{ id, title }`. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, id }) => answer(await restorePage({ req, id }), ({ title }) => ({ id, title })));
