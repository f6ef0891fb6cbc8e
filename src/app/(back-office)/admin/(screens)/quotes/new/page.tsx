import type { Metadata } from 'next';
import Link from 'next/link';
import { INBOX_PATH } from '@/areas/back-office/inbox/inquiry-filters';
import { newQuoteForm } from '@/areas/back-office/quotes/load-form';
import { memberRequest } from '@/areas/back-office/access/session';
import { QuoteForm } from '@/areas/back-office/quotes/QuoteForm';
import { QUOTES_PATH } from '@/domain/quotes/quote-path';
import { toSearchParams } from '@/lib/http/search-params';
import { getTaxSettings } from '@/modules/taxes/queries';
import { BackLink } from '@/ui/BackLink';
import { CountryOptions } from '@/ui/CountryOptions';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Create quote' };

export default async function NewQuotePage({ searchParams }: PageProps<'/admin/quotes/new'>) {
  const query = toSearchParams(await searchParams);
  const { req } = await memberRequest('orders:write', `${QUOTES_PATH}/new?${query.toString()}`);
  const from = { inquiry: query.get('inquiry') ?? '', design: query.get('design') ?? '' };
  const [{ inquiry, start }, { isCharged }] = await Promise.all([newQuoteForm(req, from), getTaxSettings()]);
  return (
    <>
      <BackLink href={QUOTES_PATH}>All quotes</BackLink>
      <PageHeading
        title="Create Quote"
        intro={
          inquiry && (
            <>
              From the quote request of{' '}
              <Link
                href={`${INBOX_PATH}/${inquiry.id}`}
                prefetch={false}
                className="text-accent underline underline-offset-4 hover:no-underline"
              >
                {inquiry.name}
              </Link>
              .
            </>
          )
        }
      />
      <QuoteForm
        target={{ inquiry: inquiry?.id }}
        start={start}
        countries={<CountryOptions />}
        isTaxCharged={isCharged}
      />
    </>
  );
}
