import { createLinkToken, readLinkToken } from '@/lib/crypto/link-token';
import { env } from '@/lib/env';

const PURPOSE = 'order confirm';

/** The token goes only to the order’s mailbox, so that its holder reads that mailbox. */
export const confirmUrl = (orderId: string, email: string): string =>
  `${env.publicUrl}/order/confirm/${createLinkToken(PURPOSE, orderId, email)}`;

export function orderToConfirm(token: string): { id: string; email: string } | undefined {
  const opened = readLinkToken(PURPOSE, token);
  return opened && { id: opened.id, email: opened.text };
}
