import type { OrderOf } from '@/data/any-order';
import { recordTeamOrderEvent } from '@/data/team-order-events';
import { depositNote } from '@/domain/invoices/deposits';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { paymentThanks } from '@/domain/invoices/payment-thanks';
import { formatMoney, toAmount, toCents, type Cents } from '@/domain/money/money';
import { flowOf } from '@/domain/orders/order-policy';
import { TEAM_ORDERS, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamNews } from '@/domain/teams/team-news';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import { refundNote } from '../payment-note';
import type { OrderKindEffects } from './order-kind';
import { refuseReturned } from './refuse-returned';

export const teamOrders: OrderKindEffects<OrderOf<'team'>, TeamOrderStatus> = {
  listProofed: (_req, { data }) => Promise.resolve(data.items),

  staffPath: ({ id, teamId }) => `/admin/clubs/${teamId}/orders/${id}`,

  moveGoods: () => Promise.resolve({ ok: true }),

  refuseReturned,

  recordStatus: (session, req, { id: orderId, teamId }, { from, to, reason: comment }) =>
    recordTeamOrderEvent(session, req, { teamId, orderId, type: 'status_changed', from, to, comment }),

  recordEvent: (session, req, { id: orderId, teamId }, event) =>
    recordTeamOrderEvent(session, req, { teamId, orderId, ...event }),

  async emailStatus(session, order, { to, reason, invoice, isFirstInvoice, voucherCents }) {
    const paidAmount = toAmount(toCents(order.paidAmount) - voucherCents);
    const now = { ...order, status: to, paidAmount };
    const { labels } = flowOf(TEAM_ORDERS, order.isCollection);
    const news = [
      ...[`It is now: ${labels[to]}.`, reason],
      ...(invoice ? [attachmentText(to, isFirstInvoice), depositNote(now, now.currency)] : []),
      voucherCents > 0 && `${formatMoney(voucherCents, order.currency)} ${BACK_ON_VOUCHER}`,
      ...(to === 'cancelled' ? [refundNote(now)] : []),
    ];
    return mailTeam(session, order, {
      ...{ about: 'status', status: to, orderId: order.id, news: news.filter(Boolean).join('\n\n') },
      ...(invoice && { invoice }),
    });
  },

  async emailInvoice(session, order, invoice) {
    const news = [NEW_DOCUMENT, depositNote(order, order.currency)].filter(Boolean).join('\n\n');
    await mailTeam(session, order, { about: 'invoice', orderId: order.id, news, invoice });
  },

  async emailProof(session, order, { open, approved }) {
    const who = open ? `the approval of each squad: ${open}` : 'your approval';
    const still = approved && ` What ${approved} approved has not changed, and stays approved.`;
    const news = `A proof is waiting for ${who}. Production starts once you approve it.${still}`;
    await mailTeam(session, order, { about: 'proof', orderId: order.id, news });
  },

  async emailReceipt(session, order, { cents, way }) {
    const paid = { ...order, paidAmount: toAmount(toCents(order.paidAmount) + cents) };
    const news = [paymentThanks(paid, { cents, way }), order.status === 'cancelled' && refundNote(paid)];
    const data: TeamNews = { orderId: order.id, about: 'paid', cents, news: news.filter(Boolean).join('\n\n') };
    await mail(session, order.invoiceTo, data);
  },

  async emailRefund(session, order, { cents, voucherCents, invoice }) {
    const money = (part: Cents) => formatMoney(part, order.currency);
    const news = [
      cents > voucherCents &&
        `${money(cents - voucherCents)} of what you paid is on its way back to you, the way you paid.`,
      voucherCents > 0 && `${money(voucherCents)} ${BACK_ON_VOUCHER}`,
      invoice && 'The credit note is attached.',
    ]
      .filter(Boolean)
      .join(' ');
    const data: TeamNews = { orderId: order.id, about: 'refunded', cents, news, ...(invoice && { invoice }) };
    await mail(session, order.invoiceTo, data);
  },
};

function attachmentText(status: TeamOrderStatus, isFirstInvoice: boolean): string {
  if (isFirstInvoice) return 'The invoice for your order is attached.';
  return status === 'cancelled'
    ? `The ${DOCUMENT_LABELS.credit_note.toLowerCase()} for your order is attached.`
    : NEW_DOCUMENT;
}

const BACK_ON_VOUCHER = 'is back on the gift voucher you paid with, and can be spent again.';

const NEW_DOCUMENT = 'A new invoice or credit note for your order is attached.';

/** Also its treasurers, if a document is attached. True if there is anyone to email. */
async function mailTeam(
  session: Session,
  { email, invoiceTo }: Pick<OrderOf<'team'>, 'email' | 'invoiceTo'>,
  data: TeamNews,
): Promise<boolean> {
  const addresses = data.invoice ? invoiceTo : email ? [email] : [];
  await mail(session, addresses, data);
  return addresses.length > 0;
}

const mail = (session: Session, addresses: readonly string[], data: TeamNews): Promise<void> =>
  queueMail(
    session,
    addresses.map((to) => ({ to, template: 'team-order-news', data })),
  );
