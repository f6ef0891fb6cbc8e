import { listVersions } from '@/modules/pages/editing/page-versions';
import { found, onPage, type WithId } from '@/areas/cms/http/page-endpoints';

/** `GET /cms/pages/{id}/versions`: as `{ items }`, newest first. */
export const GET = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, id }) => found(await listVersions(payload, id)));
