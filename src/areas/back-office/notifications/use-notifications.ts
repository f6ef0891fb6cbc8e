import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '@/lib/client/request';
import { NO_NOTIFICATIONS, type Notifications } from './notification-groups';

type NotificationState = {
  notifications: Notifications;
  failed: boolean;
  reload: () => Promise<void>;
  /** Optimistic update; reload once the server has saved it. */
  change: (next: (now: Notifications) => Notifications) => void;
};

/** Only the visible tab listens, as a browser opens few connections to one host; the others reload when shown. */
export function useNotifications(): NotificationState {
  const [notifications, setNotifications] = useState(NO_NOTIFICATIONS);
  const [failed, setFailed] = useState(false);

  /** Counts requests and changes: an outdated answer would undo newer changes. */
  const round = useRef(0);

  const reload = useCallback(async () => {
    const own = ++round.current;
    const answer = await request<Notifications>('/admin/news');
    if (own !== round.current) return;
    if (answer.ok) setNotifications(answer.value);
    setFailed(!answer.ok);
  }, []);

  const change = useCallback((next: (now: Notifications) => Notifications) => {
    round.current += 1;
    setNotifications(next);
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

  return { notifications, failed, reload, change };
}
