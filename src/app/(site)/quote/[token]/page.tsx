import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadQuotePage } from '@/areas/storefront/quotes/quote-page';
import { QuoteView } from '@/areas/storefront/quotes/QuoteView';
import { markPrivate } from '@kitroom/front/cache/request-scope';

/** The link is the key to the page: neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Your quote',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function QuotePage({ params }: { params: Promise<{ token: string }> }) {
  markPrivate();
  const { token } = await params;
  const page = await loadQuotePage(token);
  if (!page) notFound();
  return <QuoteView page={page} token={token} />;
}
