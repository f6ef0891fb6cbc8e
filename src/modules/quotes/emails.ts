import { quoteChanges } from '@/domain/quotes/quote-changes';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { findQuote, listSentVersions } from './data/quotes';
import { quoteUrl } from './quote-link';

/** `changes` is undefined for the first version. */
type Facts = {
  quoteNumber: string;
  url: string;
  firstName: string;
  totals: string[];
  changes: string[] | undefined;
  expiresOn: string;
};

/** Nothing of a version that is no longer the newest. */
export const quoteEmail = defineEmail({
  name: 'Quote',
  about: 'When staff send a quote, or a new version of it.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} {quoteNumber!} · {brand}',
    title: 'Your quote',
    titleIfChanged: 'Your quote has changed',
    opening: '{greeting} here is our quote {quoteNumber}: {totals!}.',
    changes: 'What has changed: {changes!}.',
    deadline: 'You can accept it until {lastDay!}.',
    button: 'View your quote',
    questions: 'Questions? {reply}.',
  },
  find: async ({ payload, data }): Promise<Facts | undefined> => {
    const quote = typeof data.quote === 'string' ? await findQuote(payload, data.quote) : undefined;
    const [sent, earlier] = quote ? await listSentVersions(payload, quote.id) : [];
    if (!quote || !sent || sent.version !== data.version) return undefined;
    const { customer, options, currency, expiresOn } = sent.content;
    return {
      quoteNumber: quote.quoteNumber,
      url: quoteUrl(quote.id, sent.version),
      firstName: customer.firstName,
      totals: options.map(({ name, totalAmount }) =>
        [name, formatAmount(totalAmount, currency)].filter(Boolean).join(': '),
      ),
      changes: earlier && quoteChanges(earlier.content, sent.content),
      expiresOn,
    };
  },
  samples: () => {
    const first = {
      ...{ quoteNumber: 'QUO-2026-000012', url: quoteUrl('00000000-0000-4000-8000-000000000001', 1) },
      ...{ firstName: 'Sam', totals: [formatAmount(1199.6)], changes: undefined, expiresOn: '2026-12-31' },
    };
    return { 'First version': first, 'New version': { ...first, changes: ['Match Shirt, Navy: 30 → 40'] } };
  },
  write: ({ quoteNumber, url, firstName, totals, changes, expiresOn }) => ({
    values: {
      greeting: greeting(firstName),
      quoteNumber,
      totals: totals.join(', '),
      changes: changes?.join('; ') ?? '',
      lastDay: formatFullDay(expiresOn),
    },
    title: changes ? 'titleIfChanged' : 'title',
    body: (t) => [t.opening, changes && changes.length > 0 && t.changes, t.deadline, link(url, t.button), t.questions],
  }),
});
