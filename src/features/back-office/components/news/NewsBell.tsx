'use client';

import * as Popover from '@radix-ui/react-popover';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/ui/toast';
import { clearNewsAction, readNewsAction, restoreNewsAction } from '../../news-actions';
import { NewsList } from './NewsList';
import { useNews } from './use-news';

const failedToast = {
  title: '❌ Error',
  description: 'Failed to update notifications',
  variant: 'destructive',
} as const;

/** What happened in the shop, arriving by itself; it can be read and cleared (design §1). */
export function NewsBell() {
  const { news, failed, reload, change } = useNews();
  const [open, setOpen] = useState(false);
  const { items, unread } = news;

  /** Shows the outcome at once and puts things right again where the server does not follow. */
  async function tell(work: Promise<void>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch {
      toast(failedToast);
      await reload();
      return false;
    }
  }

  async function read(ids?: string[]) {
    change((now) => {
      const fresh = now.items.filter((item) => !item.read && (!ids || ids.includes(item.id))).length;
      return {
        items: now.items.map((item) => (!ids || ids.includes(item.id) ? { ...item, read: true } : item)),
        unread: ids ? now.unread - fresh : 0,
      };
    });
    await tell(readNewsAction(ids));
  }

  async function clear(ids: string[]) {
    change((now) => ({
      items: now.items.filter((item) => !ids.includes(item.id)),
      unread: now.unread - now.items.filter((item) => !item.read && ids.includes(item.id)).length,
    }));
    if (!(await tell(clearNewsAction(ids)))) return;
    await reload();
    toast({
      title: ids.length === 1 ? 'Notification cleared' : `${ids.length} notifications cleared`,
      action: { label: 'Undo', onClick: () => void tell(restoreNewsAction(ids)).then(reload) },
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
          <NewsList
            items={items}
            unread={unread}
            failed={failed}
            onRetry={() => void reload()}
            onRead={(ids) => void read(ids)}
            onClear={(ids) => void clear(ids)}
            onLeave={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
