import { asAdministrator } from '@/features/back-office/endpoint';
import { listNews } from '@/features/back-office/operations/news/list-news';
import { shownKinds } from '@/domain/notification-preferences';

/** `GET /admin/news`: what the bell shows to the signed-in administrator. */
export const GET = (): Promise<Response> =>
  asAdministrator(({ payload, user }) =>
    listNews({ payload, userId: user.id, kinds: shownKinds(user.notificationPreferences) }),
  );
