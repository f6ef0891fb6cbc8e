import { asEditor } from '@/features/cms/endpoint';
import { listPages } from '@/features/cms/operations/pages/list-pages';
import { parsePageFilters } from '@/features/cms/rules/page-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /cms/pages/list?q=…&status=…&sort=…&offset=…&limit=…`: a step of the list of pages. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asEditor(({ payload }) => listPages({ payload, filters: parsePageFilters(query), ...parseListStep(query) }));
}
