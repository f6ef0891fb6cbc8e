import {
  BadgeCheck,
  BellOff,
  Building2,
  FileQuestion,
  Mail,
  PackageMinus,
  ServerCog,
  ShoppingCart,
  Star,
  X,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import type { NewsKind } from '@/domain/notification-preferences';
import { buttonClass } from '@/ui/button-class';
import { LocalDate } from '@/ui/LocalDate';
import type { NewsItem } from '../../operations/news/list-news';

const icons: Record<NewsKind, LucideIcon> = {
  order: ShoppingCart,
  team_order: Building2,
  proof: BadgeCheck,
  quote: FileQuestion,
  message: Mail,
  review: Star,
  low_stock: PackageMinus,
  system: ServerCog,
};

type NewsListProps = {
  items: readonly NewsItem[];
  unread: number;
  failed: boolean;
  onRetry: () => void;
  /** All of them where none are named. */
  onRead: (ids?: string[]) => void;
  onClear: (ids: string[]) => void;
  /** A link was followed. */
  onLeave: () => void;
};

/** The notifications, newest first, with what can be done with them. */
export function NewsList({ items, unread, failed, onRetry, onRead, onClear, onLeave }: NewsListProps) {
  return (
    <>
      <header className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-subheading">Notifications</h2>
        <div className="flex">
          <button type="button" disabled={unread === 0} className={buttonClass('ghost', 'sm')} onClick={() => onRead()}>
            Mark all read
          </button>
          <button
            type="button"
            disabled={items.length === 0}
            className={buttonClass('ghost', 'sm')}
            onClick={() => onClear(items.map(({ id }) => id))}
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
      {items.length === 0 ? (
        <p className="flex flex-col items-center gap-3 px-6 py-12 text-center text-ink-muted">
          <BellOff aria-hidden className="size-7" />
          You are up to date.
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-y-auto overscroll-contain">
          {items.map((item) => (
            <NewsEntry
              key={item.id}
              item={item}
              onOpen={() => {
                if (!item.read) onRead([item.id]);
                onLeave();
              }}
              onClear={() => onClear([item.id])}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type NewsEntryProps = { item: NewsItem; onOpen: () => void; onClear: () => void };

function NewsEntry({ item, onOpen, onClear }: NewsEntryProps) {
  const Icon = icons[item.kind];
  return (
    <li className="relative flex items-start gap-1 pr-1 hover:bg-ink/4">
      <Link
        href={item.href}
        prefetch={false}
        onClick={onOpen}
        className="flex min-w-0 grow items-start gap-3 py-3 pl-4"
      >
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
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
    </li>
  );
}
