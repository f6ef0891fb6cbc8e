import { BellOff } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { lineOf, type Notifications, type NotificationChoice } from './notification-groups';
import { NotificationEntry } from './NotificationEntry';
import { KindGroupView } from './KindGroupView';

type NotificationListProps = {
  notifications: Notifications;
  failed: boolean;
  onRetry: () => void;
  onRead: (choice: NotificationChoice) => void;
  onClear: (choice: NotificationChoice) => void;
  /** Called when a link is followed. */
  onLeave: () => void;
};

/** One line per kind, newest first. */
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
