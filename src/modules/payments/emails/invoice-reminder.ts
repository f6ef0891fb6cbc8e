import { shopOrder, teamOrder, type OrderRef } from '@/domain/orders/order-ref';
import { depositNote, orderDeposit, shareOut, type DepositOrder } from '@/domain/invoices/deposits';
import { openAmounts } from '@/domain/invoices/open-invoices';
import { dueText } from '@/domain/invoices/reminders';
import { shopToday } from '@/domain/delivery/promise';
import { formatMoney, toCents } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { contentOf, link, questions, type Part } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { listInvoices } from '@/modules/invoices/data/issued-invoice';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { payLink } from '@/modules/orders/emails/pay-link';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { teamOrderUrl } from '@/modules/team/orders/team-order-url';

type RemindedOrder = DepositOrder & {
  ref: OrderRef;
  orderNumber: string;
  currency: string;
  refundedAmount: number;
  customer: string;
  url: string;
  card: Part | undefined;
};

async function remindedOrder(context: EmailContext): Promise<RemindedOrder | undefined> {
  const { payload, data } = context;
  if (typeof data.orderId === 'string') {
    const order = await loadTeamOrder({ payload, id: data.orderId });
    if (!order) return undefined;
    const url = teamOrderUrl(order.id);
    return { ...order, ref: teamOrder(order.id), customer: order.team.name, url, card: payLink(order, url) };
  }
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const url = trackingUrl(order.trackingToken);
  return { ...order, ref: shopOrder(order.id), customer: order.contact.firstName, url, card: payLink(order, url) };
}

/** Undefined if it has been paid since. */
export const invoiceReminder: EmailWriter = async (context) => {
  const { payload, settings, data } = context;
  const order = await remindedOrder(context);
  if (!order || order.status === 'cancelled') return undefined;
  const { url, card } = order;
  const documents = await listInvoices(payload, order.ref);
  const place = documents.findIndex(({ id }) => id === data.invoice);
  const invoice = documents[place];
  const inCents = (amount: number) => toCents(amount, order.currency);
  const { open, toPay } = openAmounts(
    documents.map(({ kind, totalAmount, dueOn }) => ({ kind, dueOn, total: inCents(totalAmount) })),
    inCents(order.paidAmount) - inCents(order.refundedAmount),
  );
  const { dueNow } = orderDeposit(order, order.currency);
  const cents = shareOut(open, dueNow || toPay)[place] ?? 0;
  if (!invoice || cents === 0) return undefined;
  const amount = formatMoney(cents, order.currency);
  const due = dueNow > 0 ? dueText(invoice.dueOn, shopToday()) : 'is due before despatch';
  const title = `Invoice ${invoice.number} ${due}`;
  const opening = `${greeting(order.customer)} ${amount} of invoice ${invoice.number} for order ${order.orderNumber} is still to be paid. ${dueNow > 0 ? `The invoice ${due}, on ${formatFullDay(invoice.dueOn)}, and is attached.` : 'We send your order once it is paid. The invoice is attached.'}`;
  const note = depositNote(order, order.currency);
  const bank = payTo(settings.bankDetails, order.orderNumber);
  const crossed = 'Paid already? Then please ignore this email: your payment is on its way.';
  return {
    subject: `${title} · ${settings.brandName}`,
    attachments: await attachedInvoice(payload, invoice.id),
    ...contentOf({ settings, title }, [
      opening,
      note,
      bank,
      card,
      link(url, 'See your order'),
      crossed,
      questions(settings),
    ]),
  };
};
