import { documentTitle } from '@/domain/invoices/invoice-names';
import { depositNote } from '@/domain/invoices/deposits';
import { formatMoney, toCents } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import type { Attachment } from '@/lib/mail/email';
import { link } from '@/lib/mail/frame';
import { findInvoice } from '@/modules/invoices/data/issued-invoice';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import type { StoredOrder } from '../data/placed-order';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';
import { payLink } from './pay-link';
import { sampleOrder } from './sample-order';

type Facts = {
  order: StoredOrder;
  invoice: Parameters<typeof documentTitle>[0];
  attachments: Attachment[];
};

export const orderInvoice = defineEmail({
  name: 'Invoice over a change',
  about: 'When a changed order costs more or less: with an invoice or credit note over the difference.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    title: '{document!}',
    opening:
      '{greeting} your order {orderNumber!} has changed and comes to {amount!} more. The invoice over the difference is attached.',
    openingOfCreditNote:
      '{greeting} your order {orderNumber!} has changed and comes to {amount!} less. The credit note over the difference is attached.',
    button: 'See your order',
    questions: 'Questions? {reply}.',
  },
  find: async (context): Promise<Facts | undefined> => {
    const { payload, data } = context;
    const order = await orderOfEmail(context);
    const invoice = typeof data.invoice === 'string' ? await findInvoice(payload, data.invoice) : undefined;
    return order && invoice && { order, invoice, attachments: await attachedInvoice(payload, invoice.id) };
  },
  samples: () => {
    const order = sampleOrder();
    const { orderNumber, currency } = order;
    const charges = { total: toCents(29.99, currency) };
    const facts = { orderNumber, currency, charges, dueOn: '2026-12-15', payment: { isPaid: false } };
    return {
      Invoice: { order, attachments: [], invoice: { ...facts, kind: 'invoice' as const, number: 'INV-2026-000042' } },
      'Credit note': {
        order,
        attachments: [],
        invoice: { ...facts, kind: 'credit_note' as const, number: 'CN-2026-000007' },
      },
    };
  },
  write: ({ order, invoice, attachments }, settings) => {
    const isInvoice = invoice.kind === 'invoice';
    const url = trackingUrl(order.trackingToken);
    return {
      values: {
        greeting: greeting(order.contact.firstName),
        orderNumber: order.orderNumber,
        document: documentTitle(invoice),
        amount: formatMoney(invoice.charges.total, invoice.currency),
      },
      attachments,
      body: (t) => [
        isInvoice ? t.opening : t.openingOfCreditNote,
        isInvoice && depositNote(order, order.currency),
        isInvoice && payTo(settings.bankDetails, order.orderNumber),
        link(url, t.button),
        isInvoice && payLink(order, url),
        t.questions,
      ],
    };
  },
});
