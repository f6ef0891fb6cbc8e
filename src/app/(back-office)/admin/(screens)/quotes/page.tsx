import type { Metadata } from 'next';
import { listQuotes } from '@/areas/back-office/quotes/data';
import { requireQuotes } from '@/areas/back-office/quotes/quote-access';
import { parseQuoteFilters, quotesHref } from '@/areas/back-office/quotes/quote-filters';
import { QuotesScreen } from '@/areas/back-office/quotes/QuotesScreen';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';

export const metadata: Metadata = { title: 'Quotes' };

export default async function QuotesPage({ searchParams }: PageProps<'/admin/quotes'>) {
  const filters = parseQuoteFilters(toSearchParams(await searchParams));
  const { payload, mayWrite } = await requireQuotes(quotesHref(filters), 'orders:read');
  return (
    <FirstRows list={listQuotes} payload={payload} filters={filters} failure={failed('Failed to load quotes')}>
      {(listing) => <QuotesScreen listing={listing} filters={filters} mayWrite={mayWrite} />}
    </FirstRows>
  );
}
