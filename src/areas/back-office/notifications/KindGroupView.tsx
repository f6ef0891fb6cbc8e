import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '@/ui/cn';
import type { NotificationItem, NotificationLine } from './notification-groups';
import { NotificationEntry } from './NotificationEntry';

type KindGroupViewProps = {
  line: NotificationLine;
  onOpen: (item: NotificationItem) => void;
  onClear: (item: NotificationItem) => void;
};

/** Further notifications of a line, behind a button. */
export function KindGroupView({ line: { title, others, more }, onOpen, onClear }: KindGroupViewProps) {
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
