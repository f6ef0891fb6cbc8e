import { refundTitle } from '@/domain/orders/email-titles';
import { formatMoney } from '@/domain/money/money';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { trackingUrl } from '../placing/order-answer';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { sampleOrder } from './sample-order';

export const orderRefunded = defineEmail({
  name: 'Refund',
  about: 'When money is refunded, with the credit note.',
  readers: 'Shoppers',
  texts: {
    subject: `${refundTitle('{orderNumber!}', '{amount!}')} · {brand}`,
    title: 'We have refunded {amount!}',
    opening: '{amount!} of what you paid for order {orderNumber} is on its way back to you.',
    toTheCard: 'It goes to the card you paid with; your bank may take 5 to 10 days to show it.',
    partlyToTheCard:
      '{cardAmount!} goes to the card you paid with; your bank may take 5 to 10 days to show it. The rest goes back the way you paid.',
    toTheVoucher: 'It goes back to the gift voucher you paid with, and can be spent again.',
    partlyToTheVoucher:
      '{voucherAmount!} goes back to the gift voucher you paid with, and can be spent again. The rest goes back the way you paid.',
    notToACard: 'It goes back the way you paid.',
    button: 'See your order',
    questions: 'Questions? {reply}.',
  },
  find: async (context) => {
    const { payload, data } = context;
    const order = await orderOfEmail(context);
    if (!order) return undefined;
    const attachments = await attachedInvoice(payload, data.invoice);
    return {
      order,
      attachments,
      cents: Number(data.cents),
      cardCents: Number(data.cardCents),
      voucherCents: Number(data.voucherCents ?? 0),
    };
  },
  samples: () => {
    const facts = { order: sampleOrder(), attachments: [], cents: 2999, voucherCents: 0 };
    return {
      'To the card': { ...facts, cardCents: 2999 },
      'Partly to the card': { ...facts, cardCents: 1000 },
      'To the gift voucher': { ...facts, cardCents: 0, voucherCents: 2999 },
      'Partly to the gift voucher': { ...facts, cardCents: 0, voucherCents: 1000 },
      'Another way': { ...facts, cardCents: 0 },
    };
  },
  write: ({ order, attachments, cents, cardCents, voucherCents }) => {
    const toCard = cardCents === cents ? 'toTheCard' : 'partlyToTheCard';
    const toVoucher = voucherCents === cents ? 'toTheVoucher' : 'partlyToTheVoucher';
    const notToCard = voucherCents > 0 ? toVoucher : 'notToACard';
    return {
      values: {
        ...{ orderNumber: order.orderNumber, amount: formatMoney(cents) },
        ...{ cardAmount: formatMoney(cardCents || 0), voucherAmount: formatMoney(voucherCents) },
      },
      attachments,
      body: (t) => [
        t.opening,
        t[cardCents > 0 ? toCard : notToCard],
        link(trackingUrl(order.trackingToken), t.button),
        t.questions,
      ],
    };
  },
});
