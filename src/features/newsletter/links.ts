import { createLinkToken, readLinkToken } from '@/lib/link-token';
import { env } from '@/lib/env';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a subscription can be confirmed after it was asked for. */
export const CONFIRM_DAYS = 7;

const CONFIRM = 'newsletter confirm';
const LEAVE = 'newsletter leave';

/** The page where a subscription is confirmed; the link is good for a week after it was asked for. */
export const confirmUrl = (id: string, requestedAt: Date): string =>
  `${env.publicUrl}/newsletter/confirm/${createLinkToken(CONFIRM, id, String(requestedAt.getTime() + CONFIRM_DAYS * DAY_MS))}`;

/** The subscriber whom a link to confirm is of, while it is good. */
export function subscriberToConfirm(token: string, now = Date.now()): string | undefined {
  const opened = readLinkToken(CONFIRM, token);
  return opened && now < Number(opened.text) ? opened.id : undefined;
}

/** Where the letters are ended, by mail programs and by people: it is good for as long as there are letters. */
export const unsubscribeUrl = (id: string): string =>
  `${env.publicUrl}/newsletter/unsubscribe/${createLinkToken(LEAVE, id, 'leave')}`;

/** The subscriber whom a link to unsubscribe is of. */
export const subscriberToLeave = (token: string): string | undefined => readLinkToken(LEAVE, token)?.id;
