import type { EmailDefinition } from '@/lib/mail/define-email';
import type { EmailWriters } from '@/lib/mail/email';
import { plainEmail } from '@/lib/mail/plain';
import type { MailTemplate } from '@/lib/mail/queue';
import { staffEmails } from '@/modules/accounts/emails/staff-emails';
import { orderShipped } from '@/modules/despatch/emails';
import { inquiryEmails } from '@/modules/inquiries/emails';
import { statementEmail } from '@/modules/invoices/emails';
import { kitDesignComments } from '@/modules/kits/emails/design-comments';
import { kitDesignLink } from '@/modules/kits/emails/design-link';
import { newsletterEmails } from '@/modules/newsletter/emails';
import { issueEmail } from '@/modules/newsletter/issues/email';
import { orderEmails } from '@/modules/orders/emails/order-emails';
import { scheduleFailed } from '@/modules/pages/emails';
import { invoiceReminder } from '@/modules/payments/emails/invoice-reminder';
import { paymentAlert } from '@/modules/payments/emails/payment-alert';
import { quoteEmail } from '@/modules/quotes/emails';
import { returnEmail } from '@/modules/returns/emails';
import { signInEmail } from '@/modules/shoppers/emails';
import { teamEmails } from '@/modules/team/emails/team-emails';
import { voucherEmail } from '@/modules/vouchers/emails';

/** In the order in which the back office lists them. */
export const editableEmails: Record<Exclude<MailTemplate, 'plain' | 'newsletter-issue'>, EmailDefinition> = {
  ...orderEmails,
  'order-shipped': orderShipped,
  'order-return': returnEmail,
  quote: quoteEmail,
  'invoice-reminder': invoiceReminder,
  statement: statementEmail,
  'gift-voucher': voucherEmail,
  'kit-design-link': kitDesignLink,
  'sign-in': signInEmail,
  ...inquiryEmails,
  ...teamEmails,
  'kit-design-comments': kitDesignComments,
  ...newsletterEmails,
  ...staffEmails,
  'payment-alert': paymentAlert,
  'page-schedule-failed': scheduleFailed,
};

export const emails: EmailWriters = { ...editableEmails, 'newsletter-issue': issueEmail, plain: plainEmail };
