import { listVersions } from '@/modules/pages/editing/page-versions';
import { onPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';

export const GET = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, ({ payload, id }) => listVersions(payload, id));
