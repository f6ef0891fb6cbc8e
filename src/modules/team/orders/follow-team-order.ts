import type { PayloadRequest } from 'payload';
import { isCollected } from '@/domain/delivery/promise';
import { depositNote } from '@/domain/invoices/deposits';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { teamOrder } from '@/domain/orders/order-ref';
import { isAccepted, teamOrderFlow, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamNews } from '@/domain/teams/team-news';
import { currentTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { followWithInvoice, issueInvoice } from '@/modules/invoices/issue-invoice';
import { refundNote } from '@/modules/orders/payment-note';
import { lockTeamOrder } from '../data/lock-team-order';

type Change = { orderId: string; from: TeamOrderStatus; to: TeamOrderStatus };

/**
 * What follows once a change of a team’s order is written, in its transaction: it is invoiced as it is approved, and whatever it
 * comes to while it is, or as it is cancelled. One email tells the team’s contact of a new status, with the reason (`context.statusReason`); one with a
 * document attached goes to its treasurers too. An order approved before invoices were kept stays without.
 */
export async function followTeamOrder(req: PayloadRequest, { orderId, from, to }: Change): Promise<void> {
  const session = await currentTransaction(req);
  const order = teamOrder(orderId);
  const isAcceptedNow = isAccepted(to) && !isAccepted(from);
  // What goes back to be approved again is invoiced with the next approval.
  const isBinding = isAccepted(to) || to === 'cancelled';
  const follow = isAcceptedNow ? issueInvoice : followWithInvoice;
  const invoice = isBinding ? await follow(session, order) : undefined;
  const now = invoice || from !== to ? await lockTeamOrder(session, orderId) : undefined;
  if (!now) return;
  const { labels } = teamOrderFlow(isCollected(now));
  const news = [
    ...(from === to ? [] : [`It is now: ${labels[to]}.`, statusReasonOf(req)]),
    ...(invoice ? [attachmentNews(to, isAcceptedNow), depositNote(now, now.currency)] : []),
    ...(to === 'cancelled' ? [refundNote(now)] : []),
  ];
  const data: TeamNews = {
    ...{ orderId, news: news.filter(Boolean).join('\n\n'), ...(invoice && { invoice }) },
    ...(from === to ? { about: 'invoice' } : { about: 'status', status: to }),
  };
  const addresses = invoice ? now.invoiceTo : now.email ? [now.email] : [];
  await queueMail(
    session,
    addresses.map((address) => ({ to: address, template: 'team-order-news', data })),
  );
}

function attachmentNews(status: TeamOrderStatus, isAcceptedNow: boolean): string {
  if (isAcceptedNow) return 'The invoice for your order is attached.';
  return status === 'cancelled'
    ? `The ${DOCUMENT_LABELS.credit_note.toLowerCase()} for your order is attached.`
    : 'A new invoice or credit note for your order is attached.';
}

/** Why whoever changes the status does so; undefined where they do not say. */
export function statusReasonOf({ context: { statusReason } }: PayloadRequest): string | undefined {
  return typeof statusReason === 'string' && statusReason !== '' ? statusReason : undefined;
}
