import type { Payload } from 'payload';
import { pdfResponse } from '@/modules/documents/pdf-response';
import type { Letterhead } from '@/modules/documents/Sheet';
import { findQuoteByToken } from './answer-quote';
import { QuoteDocument } from './QuoteDocument';

type ServeQuote = { payload: Payload; token: string; settings: Letterhead };

/** Answers the version that a link opens as a PDF; undefined if it opens none. */
export async function serveQuote({ payload, token, settings }: ServeQuote): Promise<Response | undefined> {
  const found = await findQuoteByToken(payload, token);
  if (!found) return undefined;
  const { quote, sentAt, content } = found;
  const { quoteNumber } = quote;
  return pdfResponse({
    document: <QuoteDocument {...{ quoteNumber, sentAt, content, settings }} />,
    fileName: `${quoteNumber}.pdf`,
    disposition: 'inline',
  });
}
