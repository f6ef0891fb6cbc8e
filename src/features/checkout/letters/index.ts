import type { LetterWriters } from '@/lib/mail/letter';
import { plainLetter } from '@/lib/mail/plain';
import { paymentAlert } from '@/features/payments/letters/payment-alert';
import { sizeLink } from '@/features/team/letters/size-link';
import { teamPasswordReset } from '@/features/team/letters/password-reset';
import { teamOrderNews, teamProofAnswer } from '@/features/team/letters/team-news';
import { teamOrderConfirmation, teamOrderNotice } from '@/features/team/letters/team-order';
import { orderConfirmation } from './order-confirmation';
import { orderNotice } from './order-notice';
import { paymentReceived } from './payment-received';

/** Every letter there is, by its template. */
export const letters: LetterWriters = {
  'order-confirmation': orderConfirmation,
  'order-notice': orderNotice,
  'payment-received': paymentReceived,
  'payment-alert': paymentAlert,
  'team-password-reset': teamPasswordReset,
  'team-order-confirmation': teamOrderConfirmation,
  'team-order-notice': teamOrderNotice,
  'team-order-news': teamOrderNews,
  'team-proof-answer': teamProofAnswer,
  'size-link': sizeLink,
  plain: plainLetter,
};
