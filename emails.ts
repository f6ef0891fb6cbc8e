import type { EmailWriters } from '@/lib/mail/email';
import { plainEmail } from '@/lib/mail/plain';
import {
  staffInvitation,
  staffNotification,
  staffPasswordReset,
  staffSecurity,
} from '@/modules/accounts/emails/staff-emails';
import { inquiryNotice, inquiryReceipt, inquiryReply } from '@/modules/inquiries/emails';
import { newsletterConfirm, newsletterNotice, newsletterWelcome } from '@/modules/newsletter/emails';
import { kitDesignComments } from '@/modules/kits/emails/design-comments';
import { kitDesignLink } from '@/modules/kits/emails/design-link';
import { orderShipped } from '@/modules/despatch/emails';
import { statementEmail } from '@/modules/invoices/emails';
import { scheduleFailed } from '@/modules/pages/emails';
import { quoteEmail } from '@/modules/quotes/emails';
import { returnEmail } from '@/modules/returns/emails';
import { paymentAlert } from '@/modules/payments/emails/payment-alert';
import { signInEmail } from '@/modules/shoppers/emails';
import { sizeLink } from '@/modules/team/emails/size-link';
import { teamPersonInvitation } from '@/modules/team/emails/person-invitation';
import { teamPasswordReset } from '@/modules/team/emails/password-reset';
import { teamInvitation, teamNewPassword } from '@/modules/team/emails/team-invitation';
import { teamProofNotes } from '@/modules/team/emails/proof-notes';
import { teamOrderChange, teamOrderEdited, teamProofAnswer } from '@/modules/team/emails/team-order-changes';
import { teamOrderConfirmation, teamOrderNotice } from '@/modules/team/emails/team-order';
import { invoiceReminder } from '@/modules/payments/emails/invoice-reminder';
import { orderConfirmation } from '@/modules/orders/emails/order-confirmation';
import { orderCancelled } from '@/modules/orders/emails/order-cancelled';
import { orderDelivered } from '@/modules/orders/emails/order-delivered';
import { orderProcessing } from '@/modules/orders/emails/order-processing';
import { orderProof, orderProofAnswer } from '@/modules/orders/emails/order-proof';
import { orderInvoice } from '@/modules/orders/emails/order-invoice';
import { orderLink } from '@/modules/orders/emails/order-link';
import { orderNotice } from '@/modules/orders/emails/order-notice';
import { orderRefunded } from '@/modules/orders/emails/order-refunded';
import { orderToConfirm } from '@/modules/orders/emails/order-to-confirm';
import { paymentReceived } from '@/modules/orders/emails/payment-received';

export const emails: EmailWriters = {
  'invoice-reminder': invoiceReminder,
  'order-cancelled': orderCancelled,
  'order-confirmation': orderConfirmation,
  'order-delivered': orderDelivered,
  'order-invoice': orderInvoice,
  'order-link': orderLink,
  'order-notice': orderNotice,
  'order-processing': orderProcessing,
  'order-proof': orderProof,
  'order-proof-answer': orderProofAnswer,
  'order-refunded': orderRefunded,
  'order-return': returnEmail,
  'order-shipped': orderShipped,
  'order-to-confirm': orderToConfirm,
  'payment-received': paymentReceived,
  'payment-alert': paymentAlert,
  quote: quoteEmail,
  'team-password-reset': teamPasswordReset,
  'team-invitation': teamInvitation,
  'team-new-password': teamNewPassword,
  'team-person-invitation': teamPersonInvitation,
  'team-order-confirmation': teamOrderConfirmation,
  'team-order-notice': teamOrderNotice,
  'team-order-edited': teamOrderEdited,
  'team-order-news': teamOrderChange,
  'team-proof-answer': teamProofAnswer,
  'team-proof-notes': teamProofNotes,
  'size-link': sizeLink,
  statement: statementEmail,
  'kit-design-link': kitDesignLink,
  'kit-design-comments': kitDesignComments,
  'staff-invitation': staffInvitation,
  'staff-password-reset': staffPasswordReset,
  'staff-security': staffSecurity,
  'staff-news': staffNotification,
  'page-schedule-failed': scheduleFailed,
  'inquiry-notice': inquiryNotice,
  'inquiry-receipt': inquiryReceipt,
  'inquiry-reply': inquiryReply,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-notice': newsletterNotice,
  'sign-in': signInEmail,
  plain: plainEmail,
};
