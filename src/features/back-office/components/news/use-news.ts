import { useCallback, useEffect, useState } from 'react';
import type { News } from '../../operations/news/list-news';

const none: News = { items: [], unread: 0 };

type NewsState = {
  news: News;
  failed: boolean;
  reload: () => Promise<void>;
  change: (next: (now: News) => News) => void;
};

/**
 * The news as they come in. Only the tab that is looked at listens: a browser has few connections to one host, and
 * the others read anew when they are looked at.
 */
export function useNews(): NewsState {
  const [news, setNews] = useState(none);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    try {
      const response = await fetch('/admin/news', { headers: { Accept: 'application/json' } });
      if (!response.ok) throw new Error(`The news answered ${response.status}.`);
      setNews((await response.json()) as News);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    let source: EventSource | undefined;
    const listen = () => {
      source?.close();
      source = undefined;
      if (document.visibilityState !== 'visible') return;
      source = new EventSource('/admin/news/stream');
      source.addEventListener('news', () => void reload());
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      source?.close();
    };
  }, [reload]);

  return { news, failed, reload, change: setNews };
}
