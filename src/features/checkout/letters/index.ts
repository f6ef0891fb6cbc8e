import type { LetterWriters } from '@/lib/mail/letter';
import { plainLetter } from '@/lib/mail/plain';
import {
  staffInvitation,
  staffNews,
  staffPasswordReset,
  staffSecurity,
} from '@/features/accounts/letters/staff-letters';
import { inquiryNotice, inquiryReceipt, inquiryReply } from '@/features/inquiries/letters/inquiry-letters';
import {
  newsletterConfirm,
  newsletterNotice,
  newsletterWelcome,
} from '@/features/newsletter/letters/newsletter-letters';
import { paymentAlert } from '@/features/payments/letters/payment-alert';
import { sizeLink } from '@/features/team/letters/size-link';
import { teamPasswordReset } from '@/features/team/letters/password-reset';
import { teamInvitation, teamNewPassword } from '@/features/team/letters/team-invitation';
import { teamOrderNews, teamProofAnswer } from '@/features/team/letters/team-news';
import { teamOrderConfirmation, teamOrderNotice } from '@/features/team/letters/team-order';
import { orderConfirmation } from './order-confirmation';
import { orderDelivered } from './order-delivered';
import { orderNotice } from './order-notice';
import { orderRefunded } from './order-refunded';
import { orderToConfirm } from './order-to-confirm';
import { paymentReceived } from './payment-received';

/** Every letter there is, by its template. */
export const letters: LetterWriters = {
  'order-confirmation': orderConfirmation,
  'order-delivered': orderDelivered,
  'order-notice': orderNotice,
  'order-refunded': orderRefunded,
  'order-to-confirm': orderToConfirm,
  'payment-received': paymentReceived,
  'payment-alert': paymentAlert,
  'team-password-reset': teamPasswordReset,
  'team-invitation': teamInvitation,
  'team-new-password': teamNewPassword,
  'team-order-confirmation': teamOrderConfirmation,
  'team-order-notice': teamOrderNotice,
  'team-order-news': teamOrderNews,
  'team-proof-answer': teamProofAnswer,
  'size-link': sizeLink,
  'staff-invitation': staffInvitation,
  'staff-password-reset': staffPasswordReset,
  'staff-security': staffSecurity,
  'staff-news': staffNews,
  'inquiry-notice': inquiryNotice,
  'inquiry-receipt': inquiryReceipt,
  'inquiry-reply': inquiryReply,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-notice': newsletterNotice,
  plain: plainLetter,
};
