import { createLinkToken, readLinkToken } from '@/lib/crypto/link-token';
import { env } from '@/lib/env';

const PURPOSE = 'order confirm';

/**
 * The page where an order is confirmed. Its token goes only to the mailbox of the order, so that its holder reads
 * that mailbox; the order says until when it is good.
 */
export const confirmUrl = (orderId: string, email: string): string =>
  `${env.publicUrl}/order/confirm/${createLinkToken(PURPOSE, orderId, email)}`;

/** The order that a link is of, and the address that it was mailed to. */
export function orderToConfirm(token: string): { id: string; email: string } | undefined {
  const opened = readLinkToken(PURPOSE, token);
  return opened && { id: opened.id, email: opened.text };
}
