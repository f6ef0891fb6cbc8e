import { dueText } from '@/domain/invoices/invoice-terms';
import { promiseInEmail } from '@/domain/delivery/promise';
import { FROM_STOCK, hasMade, prepared, returnsOf, stockReturns } from '@/domain/orders/fulfilment';
import { claimsOf } from '@/domain/pages/claims';
import { thanks } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import type { Attachment } from '@/lib/mail/email';
import { link } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import { trackingUrl } from '../placing/order-answer';
import { paymentNote } from '../payment-note';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { productPictures, type PictureIds } from './line-pictures';
import { payLink } from './pay-link';
import { itemsOf, orderOf } from './order-text';
import { sampleOrder } from './sample-order';
import type { StoredOrder } from '../data/placed-order';

type Facts = { order: StoredOrder; attachments: Attachment[]; dueOn?: string; pictures: PictureIds };

/** A mailbox that may be another person’s gets nothing that the shopper wrote, except a name. */
export const orderConfirmation = defineEmail({
  name: 'Order confirmation',
  about: 'When an order is placed, with its first invoice.',
  readers: 'Shoppers',
  texts: {
    subject: 'Your order {orderNumber!} · {brand}',
    preview: 'Order {orderNumber}',
    title: '{thanks}!',
    opening:
      'We have received your order {orderNumber!}. You can follow it at the link below; please keep that link to yourself.',
    button: 'Follow your order',
    questions: 'Questions? {reply}.',
  },
  find: async (context): Promise<Facts | undefined> => {
    const order = await orderOfEmail(context);
    if (!order) return undefined;
    const { attachments, dueOn } = await firstInvoice(context.payload, order.id);
    const pictures = await productPictures(context.payload, order.items);
    return { order, attachments: [...attachments, ...pictures.attachments], dueOn, pictures: pictures.cids };
  },
  samples: () => ({ Example: { order: sampleOrder(), attachments: [], dueOn: '2026-12-15', pictures: [] } }),
  write: ({ order, attachments, dueOn, pictures }, settings) => {
    const url = trackingUrl(order.trackingToken);
    const due = dueOn && dueText(order, dueOn);
    const promise = promiseInEmail(order);
    const delivery = hasMade(order.items)
      ? `${prepared(order.items, claimsOf(settings.claims), { promise })} ${returnsOf(order.items, settings.returnDays)}`
      : `We pack it now${promise ? `. ${promise}` : `: ${FROM_STOCK.sent}.`} ${stockReturns(settings.returnDays)}`;
    // The sentence above names the day.
    const listed = { ...order, promisedDate: null };
    return {
      values: { thanks: thanks(order.contact.firstName), orderNumber: order.orderNumber },
      attachments,
      isSigned: false,
      body: (t) => [
        t.opening,
        link(url, t.button),
        due,
        paymentNote(order, settings, due !== undefined),
        payLink(order, url),
        delivery,
        order.isTrusted ? orderOf(listed, pictures) : itemsOf(listed, pictures),
        { text: [t.questions, settings.brandName].filter(Boolean).join('\n'), html: markup`` },
      ],
    };
  },
});
