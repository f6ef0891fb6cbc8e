import { listRoute } from '@/areas/back-office/access/endpoint';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';

/** `GET /admin/inbox/list?offset=…&limit=…`: a step of the inbox, under the filters of its URL. */
export const GET = listRoute(listInquiries, parseInquiryFilters);
