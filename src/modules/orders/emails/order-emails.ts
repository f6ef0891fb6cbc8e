import { orderCancelled } from './order-cancelled';
import { orderConfirmation } from './order-confirmation';
import { orderDelivered } from './order-delivered';
import { orderInvoice } from './order-invoice';
import { orderLink } from './order-link';
import { orderNotice } from './order-notice';
import { orderProcessing } from './order-processing';
import { orderProof, orderProofAnswer } from './order-proof';
import { orderRefunded } from './order-refunded';
import { orderToConfirm } from './order-to-confirm';
import { paymentReceived } from './payment-received';

export const orderEmails = {
  'order-confirmation': orderConfirmation,
  'order-to-confirm': orderToConfirm,
  'order-link': orderLink,
  'order-proof': orderProof,
  'order-processing': orderProcessing,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-invoice': orderInvoice,
  'payment-received': paymentReceived,
  'order-refunded': orderRefunded,
  'order-notice': orderNotice,
  'order-proof-answer': orderProofAnswer,
};
