import { QUOTES_PATH } from '@/domain/quotes/quote-path';
import { QUOTE_STATES } from '@/domain/quotes/quote-state';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

const url = listUrl(QUOTES_PATH, { state: ['all', ...QUOTE_STATES] });
export const { parse: parseQuoteFilters, query: quoteQuery, href: quotesHref } = url;
export type QuoteFilters = FiltersOf<typeof url>;
