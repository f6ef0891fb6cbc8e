import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/lib/client/ask';
import { NO_NOTIFICATIONS, type Notifications } from './notification-groups';

type NotificationState = {
  notifications: Notifications;
  failed: boolean;
  reload: () => Promise<void>;
  change: (next: (now: Notifications) => Notifications) => void;
};

/**
 * Notifications as they come in. Only the visible tab listens, as a browser has few connections to one host; the others
 * reload when they become visible.
 */
export function useNotifications(): NotificationState {
  const [notifications, setNotifications] = useState(NO_NOTIFICATIONS);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    const answer = await ask<Notifications>('/admin/news');
    if (answer.ok) setNotifications(answer.value);
    setFailed(!answer.ok);
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

  return { notifications, failed, reload, change: setNotifications };
}
