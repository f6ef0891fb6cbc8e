import type { PayloadRequest } from 'payload';
import type { OrderSearch } from './read-order-search';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { findOrderToken } from '../data/order-token';

type MailOrderLink = OrderSearch & {
  req: PayloadRequest;
  /** True if the mailbox may get another email; called only if there is an order. */
  mayMail: () => Promise<boolean>;
};

/** Silent if number and address do not match: only the mailbox’s reader learns that there is an order. */
export function mailOrderLink({ req, orderNumber, email, mayMail }: MailOrderLink): Promise<void> {
  return inTransaction(req, async (session) => {
    const token = await findOrderToken(session, orderNumber, email);
    if (token && (await mayMail())) await queueMail(session, [{ to: email, template: 'order-link', data: { token } }]);
  });
}
