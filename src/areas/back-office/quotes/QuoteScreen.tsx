import { Pencil } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { addressLines } from '@/domain/orders/address-lines';
import { quoteDeposit } from '@/domain/quotes/quote-content';
import { quotePath, QUOTES_PATH } from '@/domain/quotes/quote-path';
import { QUOTE_STATE_LABELS, type QuoteState } from '@/domain/quotes/quote-state';
import { formatFullDay } from '@/domain/text/locale';
import { OrderLines } from '@/modules/orders/components/OrderLines';
import type { StoredQuote } from '@/modules/quotes/data/quotes';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { contactFacts } from '@/ui/contact-facts';
import { Facts } from '@/ui/Facts';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { INBOX_PATH } from '../inbox/inquiry-filters';
import { ORDERS_PATH } from '../orders/filters/order-filters';
import { QuoteBadge } from './QuoteBadge';
import { SendQuote } from './SendQuote';

type ShownVersion = { version: number; sentAt: string; url: string };

type QuoteScreenProps = {
  quote: StoredQuote;
  state: QuoteState;
  versions: readonly ShownVersion[];
  pictures: readonly string[][][];
  mayWrite: boolean;
  maySend: boolean;
};

export function QuoteScreen({ quote, state, versions, pictures, mayWrite, maySend }: QuoteScreenProps) {
  const { id, quoteNumber, content, version, sentVersion } = quote;
  return (
    <>
      <BackLink href={QUOTES_PATH}>All quotes</BackLink>
      <PageHeading
        title={`Quote ${quoteNumber}`}
        intro={<QuoteBadge state={state} />}
        actions={
          mayWrite &&
          state !== 'accepted' && (
            <>
              <Link href={`${quotePath(id)}/edit`} prefetch={false} className={buttonClass('outline')}>
                <Pencil aria-hidden className="size-4.5" />
                Edit
              </Link>
              {maySend && <SendQuote quote={quote} email={content.customer.email} />}
            </>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          {sentVersion !== null && sentVersion !== version && (
            <p className="card px-5 py-3 text-sm">
              Version {version} has not been sent. The customer still sees version {sentVersion}.
            </p>
          )}
          {content.options.map((option, place) => (
            <Panel key={place} title={option.name || 'Items'}>
              <OrderLines order={option} pictures={pictures[place] ?? []} />
              <p className="mt-2 text-sm text-ink-muted empty:hidden">{quoteDeposit(option, content)}</p>
            </Panel>
          ))}
          {content.notes && <Words title="Notes">{content.notes}</Words>}
          {content.terms && <Words title="Terms">{content.terms}</Words>}
        </div>
        <div className="space-y-4">
          <Panel title="At a glance">
            <QuoteFacts quote={quote} />
          </Panel>
          {versions.length > 0 && (
            <Panel title="Sent">
              <ol aria-label="Versions" className="grid gap-3 text-sm">
                {versions.map((sent) => (
                  <li key={sent.version}>
                    <p className="flex flex-wrap justify-between gap-x-3">
                      <span className="font-medium">Version {sent.version}</span>
                      <span className="text-ink-muted">{versionState(quote, state, sent.version)}</span>
                    </p>
                    <p className="flex flex-wrap gap-x-3 text-ink-muted">
                      <LocalDate iso={sent.sentAt} withTime />
                      <a href={sent.url} target="_blank" rel="noreferrer" className={link}>
                        Customer’s page
                      </a>
                      <a href={`${sent.url}/pdf`} aria-label={`PDF of version ${sent.version}`} className={link}>
                        PDF
                      </a>
                    </p>
                  </li>
                ))}
              </ol>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

const link = 'text-accent underline underline-offset-4 hover:no-underline';

const versionState = ({ sentVersion, acceptedVersion }: StoredQuote, state: QuoteState, version: number): string =>
  version === (acceptedVersion ?? sentVersion) ? QUOTE_STATE_LABELS[state] : 'Replaced';

function QuoteFacts({ quote }: { quote: StoredQuote }) {
  const { content, order, inquiry, acceptedName, acceptedAt, acceptedOption, declinedAt, declineReason } = quote;
  const { customer, companyName, shippingAddress } = content;
  const option = acceptedOption && content.options.length > 1 && content.options[acceptedOption - 1]?.name;
  return (
    <Facts
      facts={[
        {
          name: 'Order',
          value: order && (
            <Link href={`${ORDERS_PATH}/${order.id}`} prefetch={false} className={link}>
              #{order.orderNumber}
            </Link>
          ),
        },
        { name: 'Accepted by', value: acceptedName },
        { name: 'Accepted', value: acceptedAt && <LocalDate iso={acceptedAt} withTime /> },
        { name: 'Option', value: option },
        { name: 'Declined', value: declinedAt && <LocalDate iso={declinedAt} withTime /> },
        { name: 'Reason', value: declineReason },
        { name: 'Valid until', value: formatFullDay(content.expiresOn) },
        { name: 'Customer', value: `${customer.firstName} ${customer.lastName}` },
        { name: 'Company', value: companyName },
        ...contactFacts({ email: customer.email, phone: customer.phone ?? null }),
        { name: 'Address', value: addressLines(shippingAddress).join(', ') },
        {
          name: 'Inquiry',
          value: inquiry && (
            <Link href={`${INBOX_PATH}/${inquiry}`} prefetch={false} className={link}>
              Quote request
            </Link>
          ),
        },
        { name: 'Created', value: <LocalDate iso={quote.createdAt} withTime /> },
      ]}
    />
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

const Words = ({ title, children }: { title: string; children: string }) => (
  <Panel title={title}>
    <p className="text-sm wrap-anywhere whitespace-pre-line">{children}</p>
  </Panel>
);
