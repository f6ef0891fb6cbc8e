import type { PayloadRequest } from 'payload';
import type { AnyOrder, OrderOf } from '@/data/any-order';
import { findTold, insertStatusChange, updateStockReturned } from '@/data/orders';
import { recordTeamOrderEvent } from '@/data/team-order-events';
import { depositNote } from '@/domain/invoices/deposits';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { flowOf } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { statusChange, type OrderStatus } from '@/domain/orders/order-status';
import type { AnyStatus } from '@/domain/orders/policies';
import type { ProofedLine } from '@/domain/orders/proof';
import { statusEmail } from '@/domain/orders/status-email';
import { TEAM_ORDERS, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamNews } from '@/domain/teams/team-news';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import type { Failure, Success } from '@/lib/result';
import { moveOrderStock } from '@/modules/stock/move-order-stock';
import { confirmLocked, soldSince, type Confirmed } from '../confirmation/confirm-order';
import { listMadeLines } from '../data/made-lines';
import { proofedLines } from '../lines/proof-lines';
import { refundNote } from '../payment-note';
import { notifyCustomer } from '../shared/notify-customer';

type Moved = Success<{
  /** Columns of the order that it wrote. */
  written: Partial<Confirmed> | { stockReturned: boolean };
  /** It waited to be confirmed, and now is: invoiced, and its customer notified. */
  isConfirmed: boolean;
}>;

type Change<Status> = { from: Status; to: Status; reason: string | undefined };

type Followed<Status> = Change<Status> & {
  /** The document that goes with the change, by its id; undefined where there is none. */
  invoice: string | undefined;
  /** It is the first invoice of the order. */
  isFirstInvoice: boolean;
};

/** What follows from a change of status in the way of a kind of order. */
type StatusEffects<Order, Status> = {
  /** Lines that are made only with an approved proof. */
  listProofed: (req: PayloadRequest, order: Order) => Promise<readonly ProofedLine[]>;
  /** Takes stock or returns it, and confirms an order that waited for that. A refusal is rolled back by the caller. */
  moveGoods: (
    session: Session,
    req: PayloadRequest,
    order: Order,
    to: Status,
  ) => Promise<Moved | Failure<'out_of_stock'>>;
  /** Writes the change into the history of the order. */
  record: (session: Session, req: PayloadRequest, order: Order, change: Change<Status>) => Promise<void>;
  /** Emails the buyer, once the change is recorded. @returns whether anybody was emailed. */
  notify: (session: Session, order: Order, followed: Followed<Status>) => Promise<boolean>;
};

const shop: StatusEffects<OrderOf<'shop'>, OrderStatus> = {
  listProofed: async (req, { id }) => proofedLines(await listMadeLines(req, id)),

  async moveGoods(session, req, order, to) {
    if (order.isUnconfirmed && to !== 'cancelled') {
      const confirmed = await confirmLocked(session, req, order);
      return confirmed.ok ? { ok: true, written: confirmed.written, isConfirmed: true } : confirmed;
    }
    const { stock } = statusChange({ from: order.status, to, stockReturned: order.stockReturned });
    if (stock === 'keep') return { ok: true, written: { stockReturned: order.stockReturned }, isConfirmed: false };
    const stockReturned = stock === 'return';
    await updateStockReturned(session, order.id, stockReturned);
    const refused = await moveOrderStock(req, { orderId: order.id, direction: stock });
    if (refused.length > 0) return soldSince(order.status);
    return { ok: true, written: { stockReturned }, isConfirmed: false };
  },

  async record(session, { user }, { id: orderId }, { from, to, reason }) {
    const by = user?.collection === 'admin-users' ? user : undefined;
    await insertStatusChange(session, { orderId, from, to, reason }, by);
  },

  async notify(session, order, { to, invoice }) {
    const template = statusEmail({ ...order, ...(await findTold(session, order.id, to)), to });
    // That it is cancelled and the credit note over it are one email.
    const isOneEmail = template === 'order-cancelled';
    if (template) await notifyCustomer(session, order, template, isOneEmail && invoice ? { invoice } : {});
    if (invoice && !isOneEmail) await notifyCustomer(session, order, 'order-invoice', { invoice });
    return template !== undefined || invoice !== undefined;
  },
};

const team: StatusEffects<OrderOf<'team'>, TeamOrderStatus> = {
  listProofed: (_req, { needsProof, data }) => Promise.resolve(needsProof ? data.items : []),

  moveGoods: () => Promise.resolve({ ok: true, written: {}, isConfirmed: false }),

  record: (session, req, { id: orderId, teamId }, { from, to, reason: comment }) =>
    recordTeamOrderEvent(session, req, { teamId, orderId, type: 'status_changed', from, to, comment }),

  async notify(session, order, { to, reason, invoice, isFirstInvoice }) {
    const now = { ...order, status: to };
    const { labels } = flowOf(TEAM_ORDERS, order.isCollection);
    const news = [
      ...[`It is now: ${labels[to]}.`, reason],
      ...(invoice ? [attachmentText(to, isFirstInvoice), depositNote(now, now.currency)] : []),
      ...(to === 'cancelled' ? [refundNote(now)] : []),
    ];
    return mailTeam(session, order, {
      ...{ about: 'status', status: to, orderId: order.id, news: news.filter(Boolean).join('\n\n') },
      ...(invoice && { invoice }),
    });
  },
};

function attachmentText(status: TeamOrderStatus, isFirstInvoice: boolean): string {
  if (isFirstInvoice) return 'The invoice for your order is attached.';
  return status === 'cancelled'
    ? `The ${DOCUMENT_LABELS.credit_note.toLowerCase()} for your order is attached.`
    : NEW_DOCUMENT;
}

/** Said with a document over what changed. */
export const NEW_DOCUMENT = 'A new invoice or credit note for your order is attached.';

/** Emails a team’s contact, and its treasurers where a document is attached. @returns whether there is anybody to email. */
export async function mailTeam(
  session: Session,
  { email, invoiceTo }: Pick<OrderOf<'team'>, 'email' | 'invoiceTo'>,
  data: TeamNews,
): Promise<boolean> {
  const addresses = data.invoice ? invoiceTo : email ? [email] : [];
  await queueMail(
    session,
    addresses.map((to) => ({ to, template: 'team-order-news', data })),
  );
  return addresses.length > 0;
}

const EFFECTS: { [Kind in OrderKind]: StatusEffects<OrderOf<Kind>, never> } = { shop, team };

/** The effects in the way of an order’s kind. */
export const effectsOf = ({ kind }: AnyOrder): StatusEffects<AnyOrder, AnyStatus> =>
  // An order and its status are always of one kind.
  EFFECTS[kind] as StatusEffects<AnyOrder, AnyStatus>;
