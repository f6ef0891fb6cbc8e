import { INQUIRY_KINDS, INQUIRY_STATUSES } from '@/domain/inquiries/inquiry';
import { hrefOf, listUrl, type FiltersOf } from '@/lib/http/record-query';

export const INBOX_PATH = '/admin/inbox';

const url = listUrl(INBOX_PATH, { kind: ['all', ...INQUIRY_KINDS], status: ['all', ...INQUIRY_STATUSES] });
export const { parse: parseInquiryFilters, query: inquiryQuery, href: inboxHref } = url;
export type InquiryFilters = FiltersOf<typeof url>;

export const inquiryHref = (id: string, filters?: InquiryFilters): string =>
  hrefOf(`${INBOX_PATH}/${id}`, filters ? inquiryQuery(filters) : '');
