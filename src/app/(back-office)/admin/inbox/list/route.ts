import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/inbox/list?offset=…&limit=…`: a step of the inbox, under the filters of its URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listInquiries({ payload, filters: parseInquiryFilters(query), ...parseListStep(query) }),
  );
}
