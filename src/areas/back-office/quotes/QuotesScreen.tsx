'use client';

import { FileSignature, Plus } from 'lucide-react';
import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { quotePath, QUOTES_PATH } from '@/domain/quotes/quote-path';
import { QUOTE_STATE_LABELS, QUOTE_STATES } from '@/domain/quotes/quote-state';
import { formatFullDay } from '@/domain/text/locale';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { choicesOf, type Choice } from '@/ui/choices';
import { cn } from '@/ui/cn';
import { LINE } from '@/ui/list/line';
import { ListScreen } from '@/ui/list/ListScreen';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { ORDERS_PATH } from '../orders/filters/order-filters';
import type { QuoteListing, QuoteRow } from './data';
import { quoteQuery, quotesHref, type QuoteFilters } from './quote-filters';
import { QuoteBadge } from './QuoteBadge';

const states: Choice<QuoteFilters['state']>[] = [
  { value: 'all', label: 'All quotes' },
  ...choicesOf(QUOTE_STATES, QUOTE_STATE_LABELS),
];

type QuotesScreenProps = { listing: QuoteListing; filters: QuoteFilters; mayWrite: boolean };

export function QuotesScreen({ listing, filters, mayWrite }: QuotesScreenProps) {
  return (
    <>
      <BackLink href={ORDERS_PATH}>All orders</BackLink>
      <PageHeading
        title="Quotes"
        intro="An accepted quote becomes an order at its prices."
        actions={
          mayWrite && (
            <Link href={`${QUOTES_PATH}/new`} prefetch={false} className={buttonClass()}>
              <Plus aria-hidden className="size-4.5" />
              Create Quote
            </Link>
          )
        }
      />
      <ListScreen
        label="Quotes"
        what="quotes"
        path={QUOTES_PATH}
        filters={filters}
        query={quoteQuery(filters)}
        hrefOf={quotesHref}
        search={{ label: 'Search quotes', placeholder: 'Search by number, name, company or email...' }}
        selects={[{ name: 'state', label: 'Filter by state', choices: states, className: 'grow sm:w-40 sm:grow-0' }]}
        loadingText="Loading quotes..."
        failure="Failed to load quotes"
        listing={listing}
        notFound={{ title: 'No quotes found' }}
        none={{
          title: 'No quotes yet',
          description: 'A quote is a priced order that the customer accepts by a link.',
          icon: <FileSignature />,
        }}
        estimatedHeight={98}
        hasLines
      >
        {(quote) => <QuoteCard quote={quote} />}
      </ListScreen>
    </>
  );
}

function QuoteCard({ quote }: { quote: QuoteRow }) {
  const { id, quoteNumber, customerName, companyName, email, state, totalAmount, options, expiresOn, createdAt } =
    quote;
  return (
    <article
      className={cn(
        LINE,
        'card relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-4 hover:border-line-strong sm:px-5 dense:flex-nowrap dense:items-center',
      )}
    >
      <div className="min-w-0 dense:grid dense:grow dense:grid-cols-[15rem_minmax(0,1fr)_18rem] dense:items-center dense:gap-x-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case dense:text-sm">
            <Link
              href={quotePath(id)}
              prefetch={false}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {quoteNumber}
            </Link>
          </h2>
          <QuoteBadge state={state} />
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere dense:mt-0 dense:truncate">
          {[customerName, companyName].filter(Boolean).join(', ')} <span className="text-ink-muted">· {email}</span>
        </p>
        <p className="mt-0.5 text-sm text-ink-muted dense:mt-0">
          <LocalDate iso={createdAt} /> · Valid until {formatFullDay(expiresOn)}
        </p>
      </div>
      <p className="font-semibold tabular-nums sm:text-right dense:flex dense:w-56 dense:shrink-0 dense:flex-row-reverse dense:gap-3">
        {formatAmount(totalAmount)}
        {options > 1 && <span className="block text-sm font-normal text-ink-muted">first of {options} options</span>}
      </p>
    </article>
  );
}
