import { listVersions } from '@/features/cms/operations/pages/page-versions';
import { found, onPage, type WithId } from '@/features/cms/page-endpoints';

/** `GET /cms/pages/{id}/versions`: as `{ items }`, newest first. */
export const GET = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, id }) => found(await listVersions(payload, id)));
