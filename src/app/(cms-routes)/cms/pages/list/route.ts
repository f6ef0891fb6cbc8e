import { asEditor } from '@/areas/cms/http/as-editor';
import { listPages } from '@/areas/cms/pages/data/pages';
import { parsePageFilters } from '@/areas/cms/pages/list/page-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /cms/pages/list?q=…&status=…&sort=…&offset=…&limit=…`: a step of the list of pages. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asEditor(({ payload }) => listPages({ payload, filters: parsePageFilters(query), ...parseListStep(query) }));
}
