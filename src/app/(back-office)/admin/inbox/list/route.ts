import { listRoute } from '@/areas/back-office/access/endpoint';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';

/** `GET /admin/inbox/list?offset=…&limit=…` */
export const GET = listRoute(listInquiries, parseInquiryFilters);
