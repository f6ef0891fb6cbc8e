import { asMember } from '@/areas/back-office/access/endpoint';
import { listNotifications } from '@/areas/back-office/notifications/data';
import { may } from '@/lib/accounts/active-user';
import { NOTIFICATION_PERMISSIONS, shownKinds } from '@/domain/staff/notification-preferences';

export const GET = (): Promise<Response> =>
  asMember('back-office:enter', ({ payload, user }) =>
    listNotifications({
      payload,
      userId: user.id,
      kinds: shownKinds(user.notificationPreferences).filter((kind) => may(user, NOTIFICATION_PERMISSIONS[kind])),
    }),
  );
