import { asEditor } from '@/areas/cms/http/as-editor';
import { listRedirects } from '@/areas/cms/settings/redirects/data';
import { parseRedirectFilters } from '@/areas/cms/settings/redirects/redirect-filters';
import { requestedStep } from '@/lib/http/list-step';

export const GET = (request: Request): Promise<Response> =>
  asEditor(({ payload }) => listRedirects({ payload, ...requestedStep(request, parseRedirectFilters) }));
