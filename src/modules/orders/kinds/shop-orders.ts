import type { OrderOf } from '@/data/any-order';
import { findNotified, insertStatusChange } from '@/data/orders';
import type { OrderStatus } from '@/domain/orders/order-status';
import { statusEmail } from '@/domain/orders/status-email';
import { queueMail } from '@/lib/mail/queue';
import { returnOrderStock, takeOrderStock } from '@/modules/stock/move-order-stock';
import { confirmLocked, soldSince } from '../confirmation/confirm-order';
import { listMadeLines } from '../data/made-lines';
import { proofedLines } from '../lines/proof-lines';
import { notifyCustomer } from '../shared/notify-customer';
import type { OrderKindEffects } from './order-kind';
import { refuseReturned } from './refuse-returned';

export const shopOrders: OrderKindEffects<OrderOf<'shop'>, OrderStatus> = {
  listProofed: async (req, { id }) => proofedLines(await listMadeLines(req, id)),

  staffPath: ({ id }) => `/admin/orders/${id}`,

  async moveGoods(session, req, order, direction) {
    if (order.isUnconfirmed && direction === 'take') {
      const confirmed = await confirmLocked(session, req, order);
      return confirmed.ok ? { ok: true, confirmed: confirmed.written } : confirmed;
    }
    if (direction === 'return') {
      await returnOrderStock(req, order.id, order.status);
      return { ok: true };
    }
    const refused = await takeOrderStock(req, order.id);
    return refused.length > 0 ? soldSince(order.status) : { ok: true };
  },

  refuseReturned,

  async recordStatus(session, { user }, { id: orderId }, { from, to, reason }) {
    const by = user?.collection === 'admin-users' ? user : undefined;
    await insertStatusChange(session, { orderId, from, to, reason }, by);
  },

  recordEvent: () => Promise.resolve(),

  async emailStatus(session, order, { to, invoice, voucherCents }) {
    const template = statusEmail({ ...order, ...(await findNotified(session, order.id, to)), to });
    // Cancellation and its credit note are one email.
    const isOneEmail = template === 'order-cancelled';
    const data = isOneEmail ? { ...(invoice && { invoice }), voucherCents } : {};
    if (template) await notifyCustomer(session, order, template, data);
    if (invoice && !isOneEmail) await shopOrders.emailInvoice(session, order, invoice);
    return template !== undefined || invoice !== undefined;
  },

  emailInvoice: (session, order, invoice) => notifyCustomer(session, order, 'order-invoice', { invoice }),

  emailProof: (session, order, { version }) => notifyCustomer(session, order, 'order-proof', { version }),

  emailReceipt: (session, order, received) => notifyCustomer(session, order, 'payment-received', received),

  async emailRefund(session, { email, trackingToken }, refund) {
    await queueMail(session, [{ to: email, template: 'order-refunded', data: { token: trackingToken, ...refund } }]);
  },
};
