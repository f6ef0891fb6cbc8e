import Link from 'next/link';
import { quoteDeposit } from '@/domain/quotes/quote-content';
import { formatFullDay } from '@/domain/text/locale';
import { OrderLines } from '@/modules/orders/components/OrderLines';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import { AcceptForm, DeclineForm } from './AnswerForms';
import type { QuotePage } from './quote-page';

type QuoteViewProps = { page: QuotePage; token: string };

/** Phone first: what it is, what it costs, then the answer. */
export function QuoteView({ page, token }: QuoteViewProps) {
  const { quote, content, state, changes, pictures, orderPath } = page;
  const { options } = content;
  return (
    <div className="bg-surface-sunken">
      <Container className="space-y-6 py-section">
        <header>
          <p className="eyebrow mb-3">{`Quote ${quote.quoteNumber}`}</p>
          <h1 className="text-heading">{TITLES[state]}</h1>
          <p className="mt-3 text-ink-muted">{TEXTS[state]}</p>
          {state === 'sent' && (
            <p className="mt-1 text-ink-muted">
              You can accept it until <strong className="text-ink">{formatFullDay(content.expiresOn)}</strong>.
            </p>
          )}
          <p className="mt-4 flex flex-wrap gap-3">
            {orderPath && (
              <Link href={orderPath} prefetch={false} className={buttonClass('primary', 'lg')}>
                Follow your order
              </Link>
            )}
            <a href={`/quote/${token}/pdf`} className={buttonClass('outline', 'lg')}>
              Download as PDF
            </a>
          </p>
        </header>
        {changes.length > 0 && (
          <section className="card card-md">
            <h2 className="text-subheading">What has changed</h2>
            <ul className="mt-3 list-disc space-y-1 pl-5 wrap-anywhere">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        )}
        {options.map((option, index) => {
          const note = quoteDeposit(option, content);
          return (
            <section key={index} className="card card-md">
              <h2 className="mb-5 text-subheading">{option.name || 'What we offer'}</h2>
              <OrderLines order={option} pictures={pictures[index] ?? []} />
              {note && <p className="mt-2 text-sm text-ink-muted">{note}</p>}
            </section>
          );
        })}
        {content.notes && <Text title="Notes" text={content.notes} />}
        {content.terms && <Text title="Terms" text={content.terms} />}
        {state === 'sent' && (
          <section className="card card-md">
            <h2 className="text-subheading">Accept this quote</h2>
            <AcceptForm token={token} options={options.map(({ name }) => name)} />
            <DeclineForm token={token} />
          </section>
        )}
      </Container>
    </div>
  );
}

const TITLES: Record<QuotePage['state'], string> = {
  draft: 'Your quote',
  sent: 'Your quote',
  accepted: 'You have accepted this quote',
  declined: 'This quote was declined',
  expired: 'This quote has expired',
  replaced: 'There is a newer version of this quote',
};

const TEXTS: Record<QuotePage['state'], string> = {
  draft: 'We are working on a new version and will email it to you.',
  sent: 'Look through it, and accept it at the end of this page.',
  accepted: 'Thank you. It has become your order, at these prices.',
  declined: 'Thank you for telling us. Get in touch if you would like another.',
  expired: 'Get in touch with us for a new one.',
  replaced: 'Its link is in our newest email to you.',
};

const Text = ({ title, text }: { title: string; text: string }) => (
  <section className="card card-md">
    <h2 className="text-subheading">{title}</h2>
    <p className="mt-3 wrap-anywhere whitespace-pre-line">{text}</p>
  </section>
);
