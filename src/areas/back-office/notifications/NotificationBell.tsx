'use client';

import * as Popover from '@radix-ui/react-popover';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import {
  clearNotificationsAction,
  markNotificationsReadAction,
  restoreNotificationsAction,
} from './notification-actions';
import { afterwards, type NotificationChoice } from './notification-groups';
import { NotificationList } from './NotificationList';
import { useNotifications } from './use-notifications';

const NOT_UPDATED = failed('Failed to update notifications');

export function NotificationBell() {
  const { notifications, failed, reload, change } = useNotifications();
  const [open, setOpen] = useState(false);
  const { unread } = notifications;

  async function toastFailure<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await work;
    } catch {
      toast(NOT_UPDATED);
      return undefined;
    }
  }

  async function read(choice: NotificationChoice) {
    change((now) => afterwards(now, choice, 'read'));
    await toastFailure(markNotificationsReadAction(choice));
    await reload();
  }

  async function clear(choice: NotificationChoice) {
    change((now) => afterwards(now, choice, 'cleared'));
    const cleared = await toastFailure(clearNotificationsAction(choice));
    await reload();
    if (!cleared) return;
    toast({
      title: cleared.count === 1 ? 'Notification cleared' : `${cleared.count} notifications cleared`,
      action: { label: 'Undo', onClick: () => void toastFailure(restoreNotificationsAction(cleared.at)).then(reload) },
    });
  }

  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button type="button" aria-label={label} title="Notifications" className="icon-btn">
          <Bell aria-hidden className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-volt px-1 text-[0.6875rem] leading-none font-bold text-volt-ink tabular-nums"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      </Popover.Trigger>
      <span role="status" className="sr-only">
        {unread > 0 ? `${unread} unread notifications` : ''}
      </span>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label="Notifications"
          className="z-50 flex max-h-[min(36rem,80dvh)] w-[min(26rem,calc(100vw-1.5rem))] flex-col overflow-clip rounded-card border border-line bg-surface-raised text-ink shadow-overlay data-[state=open]:animate-overlay-in"
        >
          <NotificationList
            notifications={notifications}
            failed={failed}
            onRetry={() => void reload()}
            onRead={(choice) => void read(choice)}
            onClear={(choice) => void clear(choice)}
            onLeave={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
