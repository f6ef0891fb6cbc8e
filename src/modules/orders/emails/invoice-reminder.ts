import { shopOrder } from '@/domain/orders/order-ref';
import { depositNote, orderDeposit, shareOut } from '@/domain/invoices/deposits';
import { openAmounts } from '@/domain/invoices/open-invoices';
import { dueText } from '@/domain/invoices/reminders';
import { shopToday } from '@/domain/delivery/promise';
import { formatMoney, toCents } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { formatDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { listInvoices } from '@/modules/invoices/data/issued-invoice';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';
import { payLink } from './pay-link';

/** To the shopper: an invoice is still to be paid, with how. Nothing where it has been paid since. */
export const invoiceReminder: EmailWriter = async (context) => {
  const { payload, settings, data } = context;
  const order = await orderOfEmail(context);
  if (!order || order.status === 'cancelled') return undefined;
  const documents = await listInvoices(payload, shopOrder(order.id));
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
  const url = trackingUrl(order.trackingToken);
  const title = `Invoice ${invoice.number} ${due}`;
  const opening = `${greeting(order.contact.firstName)} ${amount} of invoice ${invoice.number} for order ${order.orderNumber} is still to be paid. ${dueNow > 0 ? `The invoice ${due}, on ${formatDay(invoice.dueOn, { dateStyle: 'medium' })}, and is attached.` : 'We send your order once it is paid. The invoice is attached.'}`;
  const note = depositNote(order, order.currency);
  const bank = payTo(settings.bankDetails, invoice.number);
  const card = payLink(order);
  const crossed = 'Paid already? Then please ignore this email: your payment is on its way.';
  const questions = `Questions? Reply to this email${settings.phone ? ` or call ${settings.phone}` : ''}.`;
  return {
    subject: `${title} · ${settings.brandName}`,
    attachments: await attachedInvoice(payload, invoice.id),
    text: [title, opening, note, bank, ...card.text, url, crossed, questions, settings.brandName]
      .filter(Boolean)
      .join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${note && paragraph(note)}${bank && paragraph(bank)}${card.html}${button(url, 'See your order')}${paragraph(crossed)}${paragraph(questions)}`,
    }),
  };
};
