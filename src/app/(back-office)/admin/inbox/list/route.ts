import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { askedStep } from '@/lib/http/list-step';

/** `GET /admin/inbox/list?offset=…&limit=…`: a step of the inbox, under the filters of its URL. */
export const GET = (request: Request): Promise<Response> =>
  asAdministrator(({ payload }) => listInquiries({ payload, ...askedStep(request, parseInquiryFilters) }));
