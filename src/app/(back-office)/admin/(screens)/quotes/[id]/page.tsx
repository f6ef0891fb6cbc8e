import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadQuoteScreen } from '@/areas/back-office/quotes/load-quote';
import { requireQuotes } from '@/areas/back-office/quotes/quote-access';
import { QuoteScreen } from '@/areas/back-office/quotes/QuoteScreen';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { quotePath } from '@/domain/quotes/quote-path';

export async function generateMetadata({ params }: PageProps<'/admin/quotes/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'quotes', id: (await params).id, otherwise: 'Quote' });
}

export default async function QuotePage({ params }: PageProps<'/admin/quotes/[id]'>) {
  const { id } = await params;
  const { payload, mayWrite } = await requireQuotes(quotePath(id), 'orders:read');
  const found = await loadQuoteScreen(payload, id);
  if (!found) notFound();
  return <QuoteScreen {...found} mayWrite={mayWrite} />;
}
