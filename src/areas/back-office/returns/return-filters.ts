import { RETURNS_PATH } from '@/domain/returns/return-path';
import { RETURN_STATUSES } from '@/domain/returns/return-state';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

const url = listUrl(RETURNS_PATH, { status: ['all', ...RETURN_STATUSES] });
export const { parse: parseReturnFilters, query: returnQuery, href: returnsHref } = url;
export type ReturnFilters = FiltersOf<typeof url>;
