import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { loadQuoteForm } from '@/areas/back-office/quotes/load-quote';
import { memberRequest } from '@/areas/back-office/access/session';
import { QuoteForm } from '@/areas/back-office/quotes/QuoteForm';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { quotePath } from '@/domain/quotes/quote-path';
import { getTaxSettings } from '@/modules/taxes/queries';
import { BackLink } from '@/ui/BackLink';
import { CountryOptions } from '@/ui/CountryOptions';
import { PageHeading } from '@/ui/PageHeading';

export async function generateMetadata({ params }: PageProps<'/admin/quotes/[id]/edit'>): Promise<Metadata> {
  return recordTitle({ kind: 'quotes', id: (await params).id, prefix: 'Edit ', otherwise: 'Edit quote' });
}

export default async function EditQuotePage({ params }: PageProps<'/admin/quotes/[id]/edit'>) {
  const { id } = await params;
  const { payload } = await memberRequest('orders:write', `${quotePath(id)}/edit`);
  const [found, { isCharged }] = await Promise.all([loadQuoteForm(payload, id), getTaxSettings()]);
  if (!found) notFound();
  const { quoteNumber, revision, status } = found.quote;
  if (status === 'accepted') redirect(quotePath(id));
  return (
    <>
      <BackLink href={quotePath(id)}>{`Quote ${quoteNumber}`}</BackLink>
      <PageHeading title={`Edit ${quoteNumber}`} />
      <QuoteForm
        target={{ id, quoteNumber, revision }}
        start={found.start}
        countries={<CountryOptions />}
        isTaxCharged={isCharged}
      />
    </>
  );
}
