import type { Metadata } from 'next';
import { listQuotes } from '@/areas/back-office/quotes/data';
import { memberRequest } from '@/areas/back-office/access/session';
import { may } from '@/lib/accounts/active-user';
import { parseQuoteFilters, quotesHref } from '@/areas/back-office/quotes/quote-filters';
import { QuotesScreen } from '@/areas/back-office/quotes/QuotesScreen';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';

export const metadata: Metadata = { title: 'Quotes' };

export default async function QuotesPage({ searchParams }: PageProps<'/admin/quotes'>) {
  const filters = parseQuoteFilters(toSearchParams(await searchParams));
  const { payload, user } = await memberRequest('orders:read', quotesHref(filters));
  const mayWrite = may(user, 'orders:write');
  return (
    <FirstRows list={listQuotes} payload={payload} filters={filters} failure={failed('Failed to load quotes')}>
      {(listing) => <QuotesScreen listing={listing} filters={filters} mayWrite={mayWrite} />}
    </FirstRows>
  );
}
