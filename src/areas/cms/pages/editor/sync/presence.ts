import type { PagePresence } from '@/domain/pages/editor/page-api';
import { requestCms } from '@/areas/cms/http/server-calls';
import { announcePresence } from '@/lib/client/announce-presence';

interface PresenceParts {
  tab: string;
  /** The page's id, once it has one. */
  pageId: () => string | undefined;
  blockId: () => string | undefined;
  onAnswer: (presence: PagePresence) => void;
}

/** Tells the server which block this window is at, and hears of the others. */
export function announceEditor({ tab, pageId, blockId, onAnswer }: PresenceParts): () => void {
  let ended = false;
  const stop = announcePresence({
    path() {
      const id = pageId();
      return id && `/cms/pages/${id}/presence`;
    },
    async send(path) {
      const answer = await requestCms<PagePresence>(path, 'POST', { tab, blockId: blockId() ?? null });
      if (!ended && answer.kind === 'ok') onAnswer(answer.value);
      return undefined;
    },
    farewell(path) {
      const body = JSON.stringify({ tab, blockId: null, leaving: true });
      navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
    },
  });
  return () => {
    ended = true;
    stop();
  };
}
