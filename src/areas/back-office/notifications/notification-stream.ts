import 'server-only';
import { onStaffNotification } from '@/lib/notifications/staff-notifications-hub';

/** Keeps proxies from closing the connection, ms. */
const HEARTBEAT_MS = 25_000;
/** The browser then reconnects, which checks its session again. */
const LIFE_MS = 5 * 60_000;

/** Server-sent events: `news`, without content, at once and when staff may have new notifications. */
export function notificationStream(gone: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
      const life = setTimeout(() => end(), LIFE_MS);
      let open = true;
      const off = onStaffNotification(
        () => send('event: news\ndata: {}\n\n'),
        () => end(),
      );
      end = () => {
        if (!open) return;
        open = false;
        off();
        clearInterval(heartbeat);
        clearTimeout(life);
        controller.close();
      };
      gone.addEventListener('abort', end, { once: true });
      send('retry: 3000\nevent: news\ndata: {}\n\n');
    },
    cancel: () => end(),
  });
}
