import type { NewsKind } from '@/domain/notification-preferences';
import { announceWork } from '@/lib/work/signal';
import type { Session } from './database/sessions';

export { NEWS_KINDS, type NewsKind } from '@/domain/notification-preferences';

export type News = {
  kind: NewsKind;
  /** One line, as `New order ORD-2026-000123`. */
  title: string;
  body?: string;
  /** Path in the back office it leads to. */
  href: string;
};

/**
 * Tells the staff in the transaction of what happened: the database announces it once that is committed. The same
 * statement writes a letter to every administrator who wants this kind of news by mail.
 */
export async function tellStaff(
  { client, afterCommit }: Pick<Session, 'client' | 'afterCommit'>,
  { kind, title, body = '', href }: News,
): Promise<void> {
  const { rowCount } = await client.query(
    `with news as (insert into staff_news (kind, title, body, href) values ($1, $2, $3, $4))
     insert into mail_messages ("to", template, data, attempts, attempt_after)
     select email, 'staff-news', jsonb_build_object('title', $2::text, 'body', $3::text, 'href', $4::text), 0, now()
       from admin_users
      where is_active and role = 'administrator' and notification_preferences -> 'mailed' ? $1::text`,
    [kind, title, body, href],
  );
  if (rowCount) afterCommit(() => announceWork('mail'));
}
