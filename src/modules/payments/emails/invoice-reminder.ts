import { shopOrder, teamOrder, type OrderRef } from '@/domain/orders/order-ref';
import { depositNote, orderDeposit, shareOut, type DepositOrder } from '@/domain/invoices/deposits';
import { openAmounts } from '@/domain/invoices/open-invoices';
import { dueText } from '@/domain/invoices/reminders';
import { shopToday } from '@/domain/delivery/promise';
import { formatMoney, toCents } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { NO_CREDIT } from '@/domain/orders/order-credit';
import { defineEmail } from '@/lib/mail/define-email';
import type { Attachment, EmailContext } from '@/lib/mail/email';
import { link, type Part } from '@/lib/mail/frame';
import { sampleOrder } from '@/modules/orders/emails/sample-order';
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

export const invoiceReminder = defineEmail({
  name: 'Invoice reminder',
  about: 'Before and after an invoice is due, as the shop’s settings say.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    title: 'Invoice {invoiceNumber!} {due!}',
    opening:
      '{greeting} {amount!} of invoice {invoiceNumber} for order {orderNumber} is still to be paid. The invoice {due}, on {dueDay}, and is attached.',
    openingBeforeDespatch:
      '{greeting} {amount!} of invoice {invoiceNumber} for order {orderNumber} is still to be paid. We send your order once it is paid. The invoice is attached.',
    button: 'See your order',
    closing: 'Paid already? Then please ignore this email: your payment is on its way.',
    questions: 'Questions? {reply}.',
  },
  find: async (context) => {
    const { payload, data } = context;
    const order = await remindedOrder(context);
    if (!order || order.status === 'cancelled') return undefined;
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
    const { number, dueOn } = invoice;
    const attachments: Attachment[] = await attachedInvoice(payload, invoice.id);
    return { order, invoiceNumber: number, dueOn, cents, isDue: dueNow > 0, attachments };
  },
  samples: () => {
    const { orderNumber, currency, status, totalAmount } = sampleOrder();
    const amounts = { paidAmount: 0, refundedAmount: 0, depositPercent: 0, ...NO_CREDIT };
    const order: RemindedOrder = {
      ...{ ref: shopOrder('1'), orderNumber, currency, status, totalAmount, ...amounts },
      ...{ customer: 'Sam', url: trackingUrl('example'), card: undefined },
    };
    const facts = { order, invoiceNumber: 'INV-000042', dueOn: '2026-12-15', cents: 11_996, attachments: [] };
    return { Due: { ...facts, isDue: true }, 'Due before despatch': { ...facts, isDue: false } };
  },
  write: ({ order, invoiceNumber, dueOn, cents, isDue, attachments }, settings) => ({
    values: {
      greeting: greeting(order.customer),
      amount: formatMoney(cents, order.currency),
      invoiceNumber,
      orderNumber: order.orderNumber,
      due: isDue ? dueText(dueOn, shopToday()) : 'is due before despatch',
      dueDay: formatFullDay(dueOn),
    },
    attachments,
    body: (t) => [
      isDue ? t.opening : t.openingBeforeDespatch,
      depositNote(order, order.currency),
      payTo(settings.bankDetails, order.orderNumber),
      order.card,
      link(order.url, t.button),
      t.closing,
      t.questions,
    ],
  }),
});
