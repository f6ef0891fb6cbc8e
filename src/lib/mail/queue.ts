import type { Session } from '@/lib/database/sessions';

export type MailTemplate = 'order-confirmation' | 'order-notice' | 'plain';
/** `to` is an address, or `supplier` for the sales address of the site settings at the time of sending. */
export type QueuedMail = { to: string; template: MailTemplate; data: Record<string, unknown> };

/** Writes letters in the caller’s transaction: they are sent if it commits, and never if it does not. */
export async function queueMail({ client, afterCommit }: Session, mails: readonly QueuedMail[]): Promise<void> {
  await client.query(
    `insert into mail_messages ("to", template, data, attempts, attempt_after)
     select mail.*, 0, now() from unnest($1::text[], $2::text[], $3::jsonb[]) as mail`,
    [mails.map(({ to }) => to), mails.map(({ template }) => template), mails.map(({ data }) => JSON.stringify(data))],
  );
  afterCommit(() => process.emit('kitroom:mail' as never));
}
