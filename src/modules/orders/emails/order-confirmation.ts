import { dueText } from '@/domain/invoices/invoice-terms';
import { promiseInEmail } from '@/domain/delivery/promise';
import { FROM_STOCK, hasMade, prepared, returnsOf, stockReturns } from '@/domain/orders/fulfilment';
import { claimsOf } from '@/domain/pages/claims';
import { thanks } from '@/domain/text/plain-text';
import { contentOf, link, questions } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { paymentNote } from '../payment-note';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { productPictures } from './line-pictures';
import { payLink } from './pay-link';
import { itemsOf, orderOf } from './order-text';

/** A mailbox that may be another person’s gets nothing that the shopper wrote, except a name. */
export const orderConfirmation: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = `${thanks(order.contact.firstName)}!`;
  const opening = `We have received your order ${order.orderNumber}. You can follow it at the link below; please keep that link to yourself.`;
  const { attachments, dueOn } = await firstInvoice(context.payload, order.id);
  const due = dueOn && dueText(order, dueOn);
  const payment = paymentNote(order, settings, due !== undefined);
  const pictures = await productPictures(context.payload, order.items);
  const promise = promiseInEmail(order);
  const delivery = hasMade(order.items)
    ? `${prepared(order.items, claimsOf(settings.claims), { promise })} ${returnsOf(order.items, settings.returnDays)}`
    : `We pack it now${promise ? `. ${promise}` : `: ${FROM_STOCK.sent}.`} ${stockReturns(settings.returnDays)}`;
  // The sentence above names the day.
  const listed = { ...order, promisedDate: null };
  return {
    subject: `Your order ${order.orderNumber} · ${settings.brandName}`,
    attachments: [...attachments, ...pictures.attachments],
    ...contentOf({ settings, title, preview: `Order ${order.orderNumber}`, isSigned: false }, [
      opening,
      link(url, 'Follow your order'),
      due,
      payment,
      payLink(order, url),
      delivery,
      order.isTrusted ? orderOf(listed, pictures.cids) : itemsOf(listed, pictures.cids),
      { text: `${questions(settings)}\n${settings.brandName}`, html: markup`` },
    ]),
  };
};
