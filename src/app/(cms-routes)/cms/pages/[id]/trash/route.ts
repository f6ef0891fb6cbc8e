import { trashPage } from '@/features/cms/operations/pages/trash-page';
import { answer, onPage, type WithId } from '@/features/cms/page-endpoints';

/** `POST /cms/pages/{id}/trash`: answers `{ id, title }`. */
export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, id }) => answer(await trashPage({ req, id }), ({ title }) => ({ id, title })));
