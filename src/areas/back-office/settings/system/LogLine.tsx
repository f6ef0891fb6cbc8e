import { ChevronRight } from 'lucide-react';
import { LOG_LEVEL_LABELS, type LogEntry } from '@/modules/system/logs/log-entries';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';

const badges: Record<LogEntry['level'], BadgeVariant> = {
  error: 'destructive',
  warn: 'default',
  info: 'secondary',
  debug: 'outline',
};

/** Log line; details unfold. */
export function LogLine({ entry: { level, time, message, details } }: { entry: LogEntry }) {
  const { url } = details;
  return (
    <li>
      <details className="group text-sm">
        <summary className="flex cursor-pointer list-none items-baseline gap-2 py-2.5 hover:bg-ink/5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 self-center text-ink-muted transition-transform duration-150 group-open:rotate-90"
          />
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="w-24 shrink-0">
              <Badge variant={badges[level]}>{LOG_LEVEL_LABELS[level]}</Badge>
            </span>
            <LocalDate iso={time} withTime className="shrink-0 text-ink-muted tabular-nums" />
            <span className="min-w-0 font-medium break-words">{message || 'No message'}</span>
            {typeof url === 'string' && <span className="min-w-0 break-all text-ink-muted">{url}</span>}
          </span>
        </summary>
        <pre className="mb-3 ml-6 max-h-80 overflow-auto rounded-control bg-surface-sunken p-3 text-xs break-words whitespace-pre-wrap">
          {readable({ time, ...details })}
        </pre>
      </details>
    </li>
  );
}

/** Keeps the lines of a stack trace. */
const readable = (details: Record<string, unknown>): string => JSON.stringify(details, null, 2).replaceAll('\\n', '\n');
