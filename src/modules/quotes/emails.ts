import { quoteChanges } from '@/domain/quotes/quote-changes';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import type { EmailWriter } from '@/lib/mail/email';
import { contentOf, link, questions } from '@/lib/mail/frame';
import { findQuote, listSentVersions } from './data/quotes';
import { quoteUrl } from './quote-link';

/** Nothing of a version that is no longer the newest. */
export const quoteEmail: EmailWriter = async ({ payload, settings, data }) => {
  const quote = typeof data.quote === 'string' ? await findQuote(payload, data.quote) : undefined;
  const [sent, earlier] = quote ? await listSentVersions(payload, quote.id) : [];
  if (!quote || !sent || sent.version !== data.version) return undefined;
  const { content } = sent;
  const { firstName } = content.customer;
  const changes = earlier ? quoteChanges(earlier.content, content) : [];
  const title = earlier ? 'Your quote has changed' : 'Your quote';
  const totals = content.options.map(({ name, totalAmount }) =>
    [name, formatAmount(totalAmount, content.currency)].filter(Boolean).join(': '),
  );
  return {
    subject: `${title} ${quote.quoteNumber} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [
      `${greeting(firstName)} here is our quote ${quote.quoteNumber}: ${totals.join(', ')}.`,
      changes.length > 0 ? `What has changed: ${changes.join('; ')}.` : undefined,
      `You can accept it until ${formatFullDay(content.expiresOn)}.`,
      link(quoteUrl(quote.id, sent.version), 'View your quote'),
      questions(settings),
    ]),
  };
};
