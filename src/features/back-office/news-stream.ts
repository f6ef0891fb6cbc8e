import 'server-only';
import { onStaffNews } from '@/lib/staff-news-hub';

/** A sign of life for proxies, ms. */
const HEARTBEAT_MS = 25_000;
/** Then the browser connects again, and is asked again who it is, ms. */
const LIFE_MS = 5 * 60_000;

/** Server-sent events: `news`, without content, at once and whenever there may be news for the staff. */
export function newsStream(gone: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
      const life = setTimeout(() => end(), LIFE_MS);
      let open = true;
      const off = onStaffNews(
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
