import { timeAgo } from '@/domain/text/time-ago';
import { Panel } from '@/ui/Panel';
import type { ContentActivity } from './data/content-activity';

const SCREENS: Record<string, (id: string) => string> = {
  pages: (id) => `/cms/pages/${id}`,
  media: () => '/cms/media',
  'media-folders': () => '/cms/media',
  redirects: () => '/cms/settings',
  'site-content': () => '/cms/settings',
  'site-settings': () => '/cms/settings',
};

export function RecentActivity({ entries, now }: { entries: readonly ContentActivity[]; now: Date }) {
  return (
    <Panel title="Recent Activity" empty={entries.length === 0 && 'Changes made by editors appear here.'}>
      <ol className="divide-y divide-line">
        {entries.map(({ id, line, subject, subjectType, subjectId, actorName, at }) => {
          const href = SCREENS[subjectType]?.(subjectId);
          return (
            <li key={id} className="px-5 py-3">
              <p className="font-medium break-words">
                {href ? (
                  <a href={href} className="underline-offset-4 hover:underline">
                    {line}
                  </a>
                ) : (
                  line
                )}
              </p>
              <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-muted">
                {subject && !line.includes(subject) && <span className="min-w-0 truncate">{subject}</span>}
                <span>{actorName}</span>
                <time dateTime={at.toISOString()}>{timeAgo(at, now)}</time>
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
