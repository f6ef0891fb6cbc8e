import type { PagePresence } from '@/domain/pages/editor/page-api';
import { askCms } from '@/areas/cms/http/server-calls';

const EVERY_MS = 4000;

interface PresenceParts {
  tab: string;
  /** The page's id, once it has one. */
  pageId: () => string | undefined;
  blockId: () => string | undefined;
  onAnswer: (presence: PagePresence) => void;
}

const pathOf = (pageId: string) => `/cms/pages/${pageId}/presence`;

/** Tells the server which block this window is at, every few seconds while it can be seen, and hears of the others. */
export function announcePresence({ tab, pageId, blockId, onAnswer }: PresenceParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function announce() {
    clearTimeout(timer);
    const id = pageId();
    if (id && document.visibilityState !== 'hidden') {
      const answer = await askCms<PagePresence>(pathOf(id), 'POST', { tab, blockId: blockId() ?? null });
      if (!ended && answer.kind === 'ok') onAnswer(answer.value);
    }
    if (!ended && document.visibilityState !== 'hidden') timer = setTimeout(() => void announce(), EVERY_MS);
  }

  function leave() {
    const id = pageId();
    if (!id) return;
    const body = JSON.stringify({ tab, blockId: null, leaving: true });
    navigator.sendBeacon(pathOf(id), new Blob([body], { type: 'application/json' }));
  }

  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'hidden') void announce();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  void announce();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
