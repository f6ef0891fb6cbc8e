import { trashPage } from '@/modules/pages/editing/trash-page';
import { answer, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/trash`: answers `{ id, title }`. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, id }) => answer(await trashPage({ req, id }), ({ title }) => ({ id, title })));
