import { quoteChanges } from '@/domain/quotes/quote-changes';
import { shopToday } from '@/domain/delivery/promise';
import { quoteState, type QuoteState } from '@/domain/quotes/quote-state';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { findOrderById } from '@/modules/orders/data/placed-order';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { findQuoteByToken, type QuoteByLink } from '@/modules/quotes/answer-quote';

export type QuotePage = QuoteByLink & {
  state: QuoteState | 'replaced';
  changes: string[];
  /** By option, then line. */
  pictures: string[][][];
  orderPath: string | undefined;
};

export async function loadQuotePage(token: string): Promise<QuotePage | undefined> {
  const payload = await getPayloadClient();
  const found = await findQuoteByToken(payload, token);
  if (!found) return undefined;
  const { quote, version, content, earlier } = found;
  const isAccepted = quote.acceptedVersion === version;
  const order = isAccepted && quote.order ? await findOrderById(payload, quote.order.id) : undefined;
  const isReplaced = quote.sentVersion !== version || (quote.status === 'accepted' && !isAccepted);
  return {
    ...found,
    state: isReplaced ? 'replaced' : quoteState({ ...quote, expiresOn: content.expiresOn }, shopToday()),
    changes: earlier ? quoteChanges(earlier, content) : [],
    pictures: await Promise.all(content.options.map(({ lines }) => listLinePictures(payload, lines))),
    orderPath: order && `/order/${order.trackingToken}`,
  };
}
