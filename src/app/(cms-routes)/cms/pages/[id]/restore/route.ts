import { restorePage } from '@/modules/pages/editing/trash-page';
import { onPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';

export const POST = (_request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, id }) => {
    const result = await restorePage({ req, id });
    return result.ok ? { id, title: result.title, keptBack: result.keptBack } : result;
  });
