import type { EmailWriters } from '@/lib/mail/email';
import { plainEmail } from '@/lib/mail/plain';
import {
  staffInvitation,
  staffNotification,
  staffPasswordReset,
  staffSecurity,
} from '@/features/accounts/emails/staff-emails';
import { inquiryNotice, inquiryReceipt, inquiryReply } from '@/features/inquiries/emails/inquiry-emails';
import { newsletterConfirm, newsletterNotice, newsletterWelcome } from '@/features/newsletter/emails/newsletter-emails';
import { paymentAlert } from '@/features/payments/emails/payment-alert';
import { sizeLink } from '@/features/team/emails/size-link';
import { teamPasswordReset } from '@/features/team/emails/password-reset';
import { teamInvitation, teamNewPassword } from '@/features/team/emails/team-invitation';
import { teamOrderChange, teamProofAnswer } from '@/features/team/emails/team-order-changes';
import { teamOrderConfirmation, teamOrderNotice } from '@/features/team/emails/team-order';
import { orderConfirmation } from '@/features/orders/emails/order-confirmation';
import { orderDelivered } from '@/features/orders/emails/order-delivered';
import { orderNotice } from '@/features/orders/emails/order-notice';
import { orderRefunded } from '@/features/orders/emails/order-refunded';
import { orderToConfirm } from '@/features/orders/emails/order-to-confirm';
import { paymentReceived } from '@/features/orders/emails/payment-received';

/** Every email there is, by its template. */
export const emails: EmailWriters = {
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
  'team-order-news': teamOrderChange,
  'team-proof-answer': teamProofAnswer,
  'size-link': sizeLink,
  'staff-invitation': staffInvitation,
  'staff-password-reset': staffPasswordReset,
  'staff-security': staffSecurity,
  'staff-news': staffNotification,
  'inquiry-notice': inquiryNotice,
  'inquiry-receipt': inquiryReceipt,
  'inquiry-reply': inquiryReply,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-notice': newsletterNotice,
  plain: plainEmail,
};
