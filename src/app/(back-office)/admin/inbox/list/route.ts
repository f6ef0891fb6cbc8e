import { listRoute } from '@/areas/back-office/access/endpoint';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';

export const GET = listRoute('inquiries:read', listInquiries, parseInquiryFilters);
