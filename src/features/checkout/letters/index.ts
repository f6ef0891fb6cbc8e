import type { LetterWriters } from '@/lib/mail/letter';
import { plainLetter } from '@/lib/mail/plain';
import { teamPasswordReset } from '@/features/team/letters/password-reset';
import { teamOrderConfirmation, teamOrderNotice } from '@/features/team/letters/team-order';
import { orderConfirmation } from './order-confirmation';
import { orderNotice } from './order-notice';
import { paymentReceived } from './payment-received';

/** Every letter there is, by its template. */
export const letters: LetterWriters = {
  'order-confirmation': orderConfirmation,
  'order-notice': orderNotice,
  'payment-received': paymentReceived,
  'team-password-reset': teamPasswordReset,
  'team-order-confirmation': teamOrderConfirmation,
  'team-order-notice': teamOrderNotice,
  plain: plainLetter,
};
