import {
  BadgeCheck,
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
import type { NotificationKind } from '@/domain/staff/notification-preferences';
import { LocalDate } from '@/ui/LocalDate';
import type { NotificationItem } from './notification-groups';

const icons: Record<NotificationKind, LucideIcon> = {
  order: ShoppingCart,
  team_order: Building2,
  proof: BadgeCheck,
  quote: FileQuestion,
  message: Mail,
  review: Star,
  low_stock: PackageMinus,
  system: ServerCog,
};

type NotificationEntryProps = {
  item: Omit<NotificationItem, 'id'>;
  /** True for an entry below a summary line. */
  nested?: boolean;
  onOpen: () => void;
  onClear: () => void;
};

/** One notification, or a summary of several: links to its subject and can be cleared. */
export function NotificationEntry({ item, nested, onOpen, onClear }: NotificationEntryProps) {
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
