import {
  BellOff,
  ChevronDown,
  BadgeCheck,
  Building2,
  FileQuestion,
  Mail,
  PackageMinus,
  ServerCog,
  ShoppingCart,
  Star,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import {
  lineOf,
  type Notifications,
  type NotificationChoice,
  type NotificationItem,
  type NotificationLine,
} from './notification-groups';
import { useId, useState } from 'react';
import { cn } from '@/ui/cn';
import Link from 'next/link';
import type { NotificationKind } from '@/domain/staff/notification-preferences';
import { LocalDate } from '@/ui/LocalDate';

type NotificationListProps = {
  notifications: Notifications;
  failed: boolean;
  onRetry: () => void;
  onRead: (choice: NotificationChoice) => void;
  onClear: (choice: NotificationChoice) => void;
  onLeave: () => void;
};

export function NotificationList({
  notifications: { groups, unread },
  failed,
  onRetry,
  onRead,
  onClear,
  onLeave,
}: NotificationListProps) {
  const upTo = groups[0]?.items[0]?.id;
  const open = (choice: NotificationChoice, read: boolean) => {
    if (!read) onRead(choice);
    onLeave();
  };
  return (
    <>
      <header className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-subheading">Notifications</h2>
        <div className="flex">
          <button
            type="button"
            disabled={unread === 0}
            className={buttonClass('ghost', 'sm')}
            onClick={() => upTo && onRead({ upTo })}
          >
            Mark all read
          </button>
          <button
            type="button"
            disabled={!upTo}
            className={buttonClass('ghost', 'sm')}
            onClick={() => upTo && onClear({ upTo })}
          >
            Clear all
          </button>
        </div>
      </header>
      {failed && (
        <p
          role="alert"
          className="flex items-center justify-between gap-3 bg-danger-soft px-4 py-2 text-sm text-danger"
        >
          Notifications could not be loaded.
          <button type="button" className="font-semibold underline underline-offset-4" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {groups.length === 0 ? (
        <p className="flex flex-col items-center gap-3 px-6 py-12 text-center text-ink-muted">
          <BellOff aria-hidden className="size-7" />
          You are up to date.
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-y-auto overscroll-contain">
          {groups.map((group) => {
            const line = lineOf(group);
            return (
              line && (
                <li key={group.kind}>
                  <NotificationEntry
                    item={line}
                    onOpen={() => open(line.choice, line.read)}
                    onClear={() => onClear(line.choice)}
                  />
                  {line.others.length > 0 && (
                    <KindGroupView
                      line={line}
                      onOpen={({ id, read }) => open({ ids: [id] }, read)}
                      onClear={({ id }) => onClear({ ids: [id] })}
                    />
                  )}
                </li>
              )
            );
          })}
        </ul>
      )}
    </>
  );
}

type KindGroupViewProps = {
  line: NotificationLine;
  onOpen: (item: NotificationItem) => void;
  onClear: (item: NotificationItem) => void;
};

function KindGroupView({ line: { title, others, more }, onOpen, onClear }: KindGroupViewProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={`${open ? 'Hide' : 'Show'} each, ${title}`}
        className="flex min-h-9 w-full items-center gap-1.5 pb-1.5 pl-11.5 text-left text-sm text-ink-muted hover:text-ink"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide' : 'Show'} {others.length + more} {others.length + more === 1 ? 'notification' : 'notifications'}
        <ChevronDown aria-hidden className={cn('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul id={listId} hidden={!open} className="pb-2">
        {others.map((item) => (
          <li key={item.id}>
            <NotificationEntry item={item} nested onOpen={() => onOpen(item)} onClear={() => onClear(item)} />
          </li>
        ))}
        {more > 0 && <li className="py-1 pl-11.5 text-sm text-ink-muted">and {more} earlier</li>}
      </ul>
    </>
  );
}

const icons: Record<NotificationKind, LucideIcon> = {
  order: ShoppingCart,
  team_order: Building2,
  proof: BadgeCheck,
  return: Undo2,
  quote: FileQuestion,
  message: Mail,
  review: Star,
  low_stock: PackageMinus,
  system: ServerCog,
};

type NotificationEntryProps = {
  item: Omit<NotificationItem, 'id'>;
  nested?: boolean;
  onOpen: () => void;
  onClear: () => void;
};

function NotificationEntry({ item, nested, onOpen, onClear }: NotificationEntryProps) {
  const Icon = icons[item.kind];
  return (
    <div className="relative flex items-start gap-1 pr-1 hover:bg-ink/4">
      <Link
        href={item.href}
        prefetch={false}
        onClick={onOpen}
        className={
          nested ? 'flex min-w-0 grow items-start gap-3 py-2 pl-11.5' : 'flex min-w-0 grow items-start gap-3 py-3 pl-4'
        }
      >
        {!nested && <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />}
        <span className="min-w-0 grow">
          <span className={item.read ? 'block' : 'block font-semibold'}>
            {!item.read && <span className="sr-only">Unread: </span>}
            {item.title}
          </span>
          {item.body && <span className="block text-sm break-words text-ink-muted">{item.body}</span>}
          <span className="mt-0.5 block text-xs text-ink-muted">
            <LocalDate iso={item.createdAt} withTime />
          </span>
        </span>
        {!item.read && <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-brand" />}
      </Link>
      <button
        type="button"
        aria-label={`Clear ${item.title}`}
        title="Clear"
        className="icon-btn icon-btn-sm mt-1.5 text-ink-muted hover:text-ink"
        onClick={onClear}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
