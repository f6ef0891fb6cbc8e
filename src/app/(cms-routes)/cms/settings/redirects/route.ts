import { asEditor } from '@/areas/cms/http/as-editor';
import { listRedirects } from '@/areas/cms/settings/redirects/data/redirects';
import { parseRedirectFilters } from '@/areas/cms/settings/redirects/redirect-form';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /cms/settings/redirects?offset=…&limit=…`: a step of the redirects, under the filters of their URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asEditor(({ payload }) =>
    listRedirects({ payload, filters: parseRedirectFilters(query), ...parseListStep(query) }),
  );
}
