import { DAY_MS } from '@/domain/text/days';
import { createLinkToken, readLinkToken } from '@/lib/crypto/link-token';
import { env } from '@/lib/env';

export const CONFIRM_DAYS = 7;

const CONFIRM = 'newsletter confirm';
const LEAVE = 'newsletter leave';

export const confirmUrl = (id: string, requestedAt: Date): string =>
  `${env.publicUrl}/newsletter/confirm/${createLinkToken(CONFIRM, id, String(requestedAt.getTime() + CONFIRM_DAYS * DAY_MS))}`;

export function subscriberToConfirm(token: string, now = Date.now()): string | undefined {
  const opened = readLinkToken(CONFIRM, token);
  return opened && now < Number(opened.text) ? opened.id : undefined;
}

/** Unsubscribe link for mail programs and people; valid for as long as there are emails. */
export const unsubscribeUrl = (id: string): string =>
  `${env.publicUrl}/newsletter/unsubscribe/${createLinkToken(LEAVE, id, 'leave')}`;

export const subscriberToLeave = (token: string): string | undefined => readLinkToken(LEAVE, token)?.id;
