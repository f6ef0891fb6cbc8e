import { asMember } from '@/areas/back-office/access/endpoint';
import { notificationStream } from '@/areas/back-office/notifications/notification-stream';

/** Signals that `GET /admin/news` may have changed. */
export const GET = (request: Request): Promise<Response> =>
  asMember(
    'back-office:enter',
    async () =>
      new Response(notificationStream(request.signal), {
        headers: {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store, no-transform',
          'X-Accel-Buffering': 'no',
        },
      }),
  );
