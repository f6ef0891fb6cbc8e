import { NOTIFICATION_PERMISSIONS, type NotificationKind } from '@/domain/staff/notification-preferences';
import { rolesWith } from '@/domain/staff/permissions';
import { announceWork } from '@/lib/work/signal';
import { prepared } from '../database/prepared';
import type { Session } from '../database/sessions';

export { NOTIFICATION_KINDS, type NotificationKind } from '@/domain/staff/notification-preferences';

type StaffNotification = {
  kind: NotificationKind;
  /** One line, such as `New order ORD-2026-000123`. */
  title: string;
  body?: string;
  href: string;
};

/** Announced on commit. Also queues an email to those who may see it and want one. */
export async function notifyStaff(
  { client, afterCommit }: Pick<Session, 'client' | 'afterCommit'>,
  { kind, title, body = '', href }: StaffNotification,
): Promise<void> {
  const { rowCount } = await client.query(
    prepared(`with notification as (insert into staff_news (kind, title, body, href) values ($1, $2, $3, $4))
     insert into mail_messages ("to", template, data, attempts, attempt_after)
     select email, 'staff-news', jsonb_build_object('title', $2::text, 'body', $3::text, 'href', $4::text), 0, now()
       from admin_users
      where is_active and notification_preferences -> 'mailed' ? $1::text
        and (role::text = any ($5::text[])
             or role = 'own' and exists (select 1 from roles where id = own_role_id and permissions ? $6::text))`),
    [kind, title, body, href, rolesWith(NOTIFICATION_PERMISSIONS[kind]), NOTIFICATION_PERMISSIONS[kind]],
  );
  if (rowCount) afterCommit(() => announceWork('mail'));
}
