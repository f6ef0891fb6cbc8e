import type { PayloadRequest } from 'payload';
import { NOTIFICATION_GROUPS, preferencesOf, withChosenKinds } from '@/domain/staff/notification-preferences';
import type { NotificationInput } from '@/domain/staff/staff-input';
import { asUser } from '@/lib/payload/as-user';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { lockPreferences } from '../staff/data';

type Own = { req: PayloadRequest; user: AdminUser };

export async function saveNotifications({ req, user, group: value, kinds }: Own & NotificationInput): Promise<Result> {
  const { payload } = req;
  await inTransaction(req, async (session) => {
    const stored = await lockPreferences(session, user.id);
    const group = NOTIFICATION_GROUPS.find((each) => each.value === value) ?? NOTIFICATION_GROUPS[0];
    await payload.update({
      collection: 'admin-users',
      id: user.id,
      data: { notificationPreferences: withChosenKinds(preferencesOf(stored), group, kinds) },
      ...asUser(req),
    });
  });
  return { ok: true };
}
