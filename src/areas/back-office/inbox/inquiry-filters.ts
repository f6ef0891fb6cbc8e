/** What /admin/inbox can be asked for, read from its URL and written back to it. */
import { INQUIRY_KINDS, INQUIRY_STATUSES, type InquiryKind, type InquiryStatus } from '@/domain/inquiries/inquiry';
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const INBOX_PATH = '/admin/inbox';

export type InquiryFilters = {
  /** In name, email, subject and team. */
  search: string;
  kind: InquiryKind | 'all';
  status: InquiryStatus | 'all';
};

const ALL_INQUIRIES: InquiryFilters = { search: '', kind: 'all', status: 'all' };

/** What the URL asks for; what it does not say, or says wrongly, is no filter. */
export const parseInquiryFilters = (query: URLSearchParams): InquiryFilters => ({
  search: searchIn(query),
  kind: choiceIn(query, 'kind', ['all', ...INQUIRY_KINDS]),
  status: choiceIn(query, 'status', ['all', ...INQUIRY_STATUSES]),
});

export const inquiryQuery = (filters: InquiryFilters): string => queryOf(filters, ALL_INQUIRIES);
export const inboxHref = (filters: InquiryFilters): string => hrefOf(INBOX_PATH, inquiryQuery(filters));
/** An inquiry’s page, which knows the list it was opened from. */
export const inquiryHref = (id: string, filters: InquiryFilters = ALL_INQUIRIES): string =>
  hrefOf(`${INBOX_PATH}/${id}`, inquiryQuery(filters));
