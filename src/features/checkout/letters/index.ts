import type { LetterWriters } from '@/lib/mail/letter';
import { plainLetter } from '@/lib/mail/plain';
import { orderConfirmation } from './order-confirmation';
import { orderNotice } from './order-notice';
import { paymentReceived } from './payment-received';

/** Every letter there is, by its template. */
export const letters: LetterWriters = {
  'order-confirmation': orderConfirmation,
  'order-notice': orderNotice,
  'payment-received': paymentReceived,
  plain: plainLetter,
};
