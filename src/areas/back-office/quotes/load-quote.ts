import type { Payload } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import { quoteState } from '@/domain/quotes/quote-state';
import { isUuid } from '@/domain/text/uuid';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { findQuote, listSentVersions } from '@/modules/quotes/data/quotes';
import { quoteUrl } from '@/modules/quotes/quote-link';
import { formOfQuote } from './load-form';

const loadQuote = async (payload: Payload, id: string) => (isUuid(id) ? findQuote(payload, id) : undefined);

export async function loadQuoteScreen(payload: Payload, id: string) {
  const quote = await loadQuote(payload, id);
  if (!quote) return undefined;
  const today = shopToday();
  const [sent, pictures] = await Promise.all([
    listSentVersions(payload, id),
    Promise.all(quote.content.options.map(({ lines }) => listLinePictures(payload, lines))),
  ]);
  const versions = sent.map(({ version, sentAt }) => ({ version, sentAt, url: quoteUrl(id, version) }));
  return { quote, versions, pictures, state: quoteState(quote, today), maySend: quote.expiresOn >= today };
}

export async function loadQuoteForm(payload: Payload, id: string) {
  const quote = await loadQuote(payload, id);
  return quote && { quote, start: await formOfQuote(payload, quote) };
}
