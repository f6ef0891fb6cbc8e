import { DAY_MS } from '@/domain/text/days';
import { createLinkToken, readLinkToken } from '@/lib/link-token';
import { env } from '@/lib/env';

/** How long a subscription can be confirmed. */
export const CONFIRM_DAYS = 7;

const CONFIRM = 'newsletter confirm';
const LEAVE = 'newsletter leave';

/** The page where a subscription is confirmed; the link is valid for a week. */
export const confirmUrl = (id: string, requestedAt: Date): string =>
  `${env.publicUrl}/newsletter/confirm/${createLinkToken(CONFIRM, id, String(requestedAt.getTime() + CONFIRM_DAYS * DAY_MS))}`;

/** The subscriber of a link to confirm, while it is valid. */
export function subscriberToConfirm(token: string, now = Date.now()): string | undefined {
  const opened = readLinkToken(CONFIRM, token);
  return opened && now < Number(opened.text) ? opened.id : undefined;
}

/** Where mail programs and people unsubscribe; valid for as long as there are emails. */
export const unsubscribeUrl = (id: string): string =>
  `${env.publicUrl}/newsletter/unsubscribe/${createLinkToken(LEAVE, id, 'leave')}`;

/** The subscriber of a link to unsubscribe. */
export const subscriberToLeave = (token: string): string | undefined => readLinkToken(LEAVE, token)?.id;
