import type { PayloadRequest } from 'payload';
import { depositNote } from '@/domain/invoices/deposits';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { teamOrder } from '@/domain/orders/order-ref';
import { isAccepted, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { currentTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { followWithInvoice, issueInvoice } from '@/modules/invoices/issue-invoice';
import { lockTeamOrder } from '../data/lock-team-order';

type Change = { orderId: string; from: TeamOrderStatus; to: TeamOrderStatus };

/**
 * Invoices a team’s order as it is approved, and whatever it comes to later, in the transaction of the change and once
 * that is written; its contact and its treasurers get the document by email. An order approved before invoices were kept stays without.
 */
export async function invoiceTeamOrder(req: PayloadRequest, { orderId, from, to }: Change): Promise<void> {
  const session = await currentTransaction(req);
  const order = teamOrder(orderId);
  const invoice =
    isAccepted(to) && !isAccepted(from) ? await issueInvoice(session, order) : await followWithInvoice(session, order);
  const now = invoice ? await lockTeamOrder(session, orderId) : undefined;
  if (!now) return;
  const news =
    to === 'cancelled'
      ? `The ${DOCUMENT_LABELS.credit_note.toLowerCase()} for your order is attached.`
      : 'A new invoice or credit note for your order is attached.';
  const data = { orderId, news: [news, depositNote(now, now.currency)].filter(Boolean).join('\n\n'), invoice };
  await queueMail(
    session,
    now.invoiceTo.map((to) => ({ to, template: 'team-order-news', data })),
  );
}
