import { LocalDate } from '@/ui/LocalDate';
import type { Reply } from './load-inquiry';

/** What was answered so far, oldest first. */
export function ReplyThread({ replies }: { replies: readonly Reply[] }) {
  return (
    <ol aria-label="Replies" className="space-y-3">
      {replies.map(({ id, body, byName, createdAt }) => (
        <li key={id} className="card border-l-4 border-l-brand px-5 py-4">
          <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-semibold">{byName}</span>
            <LocalDate iso={createdAt} withTime className="text-ink-muted" />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ol>
  );
}
