import { documentTitle } from '@/domain/invoices/invoice-names';
import { depositNote } from '@/domain/invoices/deposits';
import { formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { greeting } from '@/domain/text/plain-text';
import { contentOf, link, questions } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { findInvoice } from '@/modules/invoices/data/issued-invoice';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';
import { payLink } from './pay-link';

export const orderInvoice: EmailWriter = async (context) => {
  const { payload, settings, data } = context;
  const order = await orderOfEmail(context);
  const invoice = typeof data.invoice === 'string' ? await findInvoice(payload, data.invoice) : undefined;
  if (!order || !invoice) return undefined;
  const { kind, charges } = invoice;
  const url = trackingUrl(order.trackingToken);
  const title = documentTitle(invoice);
  const amount = formatMoney(charges.total, invoice.currency);
  const opening =
    kind === 'invoice'
      ? `${greeting(order.contact.firstName)} your order ${order.orderNumber} has changed and comes to ${amount} more. The invoice over the difference is attached.`
      : `${greeting(order.contact.firstName)} your order ${order.orderNumber} has changed and comes to ${amount} less. The credit note over the difference is attached.`;
  const due = kind === 'invoice' ? depositNote(order, order.currency) : undefined;
  const account = kind === 'invoice' ? payTo(settings.bankDetails, order.orderNumber) : '';
  const card = kind === 'invoice' ? payLink(order, url) : undefined;
  return {
    subject: `${title} · ${settings.brandName}`,
    attachments: await attachedInvoice(payload, invoice.id),
    ...contentOf({ settings, title }, [opening, due, account, link(url, 'See your order'), card, questions(settings)]),
  };
};
