import type { Payload, PayloadRequest } from 'payload';
import { NOTIFICATION_GROUPS, preferencesOf, withChosenKinds } from '@/domain/staff/notification-preferences';
import type { NotificationInput } from '@/domain/staff/staff-input';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';

type Own = { payload: Payload; req: PayloadRequest; user: AdminUser };

/** Sets which kinds a group of notifications lets through; the other groups stay. */
export async function saveNotifications({
  payload,
  req,
  user,
  group: value,
  kinds,
}: Own & NotificationInput): Promise<Result> {
  await inTransaction(req, async ({ client }) => {
    const { rows } = await client.query<{ stored: unknown }>(
      'select notification_preferences as stored from admin_users where id = $1 for no key update',
      [user.id],
    );
    const group = NOTIFICATION_GROUPS.find((each) => each.value === value) ?? NOTIFICATION_GROUPS[0];
    await payload.update({
      collection: 'admin-users',
      id: user.id,
      data: { notificationPreferences: withChosenKinds(preferencesOf(rows[0]?.stored), group, kinds) },
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req,
    });
  });
  return { ok: true };
}
