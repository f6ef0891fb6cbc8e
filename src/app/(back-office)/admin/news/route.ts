import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listNotifications } from '@/areas/back-office/notifications/data';
import { shownKinds } from '@/domain/staff/notification-preferences';

export const GET = (): Promise<Response> =>
  asAdministrator(({ payload, user }) =>
    listNotifications({ payload, userId: user.id, kinds: shownKinds(user.notificationPreferences) }),
  );
