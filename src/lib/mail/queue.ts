import type { Payload } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import { announceWork } from '@/lib/work/signal';

export type MailTemplate =
  | 'invoice-reminder'
  | 'order-to-confirm'
  | 'order-cancelled'
  | 'order-confirmation'
  | 'order-delivered'
  | 'order-invoice'
  | 'order-link'
  | 'order-notice'
  | 'order-processing'
  | 'order-proof'
  | 'order-proof-answer'
  | 'order-refunded'
  | 'order-return'
  | 'order-shipped'
  | 'payment-received'
  | 'payment-alert'
  | 'quote'
  | 'team-password-reset'
  | 'team-invitation'
  | 'team-new-password'
  | 'team-person-invitation'
  | 'team-order-confirmation'
  | 'team-order-notice'
  | 'team-order-edited'
  | 'team-order-news'
  | 'team-proof-answer'
  | 'team-proof-notes'
  | 'size-link'
  | 'statement'
  | 'kit-design-link'
  | 'kit-design-comments'
  | 'staff-invitation'
  | 'staff-password-reset'
  | 'staff-security'
  | 'staff-news'
  | 'page-schedule-failed'
  | 'gift-voucher'
  | 'inquiry-notice'
  | 'inquiry-receipt'
  | 'inquiry-reply'
  | 'newsletter-confirm'
  | 'newsletter-welcome'
  | 'newsletter-notice'
  | 'newsletter-issue'
  | 'sign-in'
  | 'plain';
/** `to` may be `supplier`: the sales address of the site settings at the time of sending. */
export type QueuedMail = { to: string; template: MailTemplate; data: Record<string, unknown> };

const text = `
  insert into mail_messages ("to", template, data, attempts, attempt_after)
  select mail.*, 0, now() from unnest($1::text[], $2::text[], $3::jsonb[]) as mail`;

const columns = (mails: readonly QueuedMail[]) => [
  mails.map(({ to }) => to),
  mails.map(({ template }) => template),
  mails.map(({ data }) => JSON.stringify(data)),
];

/** Sent only if the transaction commits. */
export async function queueMail({ client, afterCommit }: Session, mails: readonly QueuedMail[]): Promise<void> {
  await client.query(prepared(text), columns(mails));
  afterCommit(() => announceWork('mail'));
}

export async function queueMailNow(payload: Payload, mails: readonly QueuedMail[]): Promise<void> {
  await query(payload, prepared(text), columns(mails));
  announceWork('mail');
}
