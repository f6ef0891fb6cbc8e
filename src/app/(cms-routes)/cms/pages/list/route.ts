import { asEditor } from '@/areas/cms/http/as-editor';
import { listPages } from '@/areas/cms/pages/data/pages';
import { parsePageFilters } from '@/areas/cms/pages/page-filters';
import { requestedStep } from '@/lib/http/list-step';

export const GET = (request: Request): Promise<Response> =>
  asEditor(({ payload }) => listPages({ payload, ...requestedStep(request, parsePageFilters) }));
