import { asEditor } from '@/features/cms/endpoint';
import { listRedirects } from '@/features/cms/operations/settings/list-redirects';
import { parseRedirectFilters } from '@/features/cms/rules/redirect-form';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /cms/settings/redirects?offset=…&limit=…`: a step of the redirects, under the filters of their URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asEditor(({ payload }) =>
    listRedirects({ payload, filters: parseRedirectFilters(query), ...parseListStep(query) }),
  );
}
