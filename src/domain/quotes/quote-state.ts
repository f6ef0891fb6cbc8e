export const MAX_OPTIONS = 6;

export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const QUOTE_STATES = [...QUOTE_STATUSES, 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_STATE_LABELS: Record<QuoteState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};

/** @param today day of the shop */
export const quoteState = (
  { status, expiresOn }: { status: QuoteStatus; expiresOn: string },
  today: string,
): QuoteState => (status === 'sent' && expiresOn < today ? 'expired' : status);

type Answerable = {
  status: QuoteStatus;
  sentVersion: number | null;
  expiresOn: string;
};

type Unanswerable = { code: 'closed' | 'conflict' | 'expired'; message: string };

/** Why a version that was sent can be neither accepted nor declined, if it cannot. */
export function answerProblem(quote: Answerable, version: number, today: string): Unanswerable | undefined {
  if (quote.status === 'accepted') return { code: 'closed', message: 'This quote has already been accepted.' };
  if (quote.sentVersion !== version)
    return { code: 'conflict', message: 'There is a newer version of this quote. Please use the link of its email.' };
  if (quote.status !== 'sent') return { code: 'closed', message: 'This quote has been declined.' };
  return quoteState(quote, today) === 'expired'
    ? { code: 'expired', message: 'This quote has expired. Please ask us for a new one.' }
    : undefined;
}
