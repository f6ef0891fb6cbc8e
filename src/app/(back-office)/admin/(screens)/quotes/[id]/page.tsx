import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadQuoteScreen } from '@/areas/back-office/quotes/load-quote';
import { memberRequest } from '@/areas/back-office/access/session';
import { may } from '@/lib/accounts/active-user';
import { QuoteScreen } from '@/areas/back-office/quotes/QuoteScreen';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { quotePath } from '@/domain/quotes/quote-path';

export async function generateMetadata({ params }: PageProps<'/admin/quotes/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'quotes', id: (await params).id, otherwise: 'Quote' });
}

export default async function QuotePage({ params }: PageProps<'/admin/quotes/[id]'>) {
  const { id } = await params;
  const { payload, user } = await memberRequest('orders:read', quotePath(id));
  const mayWrite = may(user, 'orders:write');
  const found = await loadQuoteScreen(payload, id);
  if (!found) notFound();
  return <QuoteScreen {...found} mayWrite={mayWrite} />;
}
