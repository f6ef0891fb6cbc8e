import type { ReactNode } from 'react';
import { formatCount } from '@/domain/text/locale';
import { ChangeNote } from '@/ui/ChangeNote';
import { Panel } from '@/ui/Panel';

type Ranked = { key: string; name: ReactNode; note?: ReactNode; views: number; before: number };

type RankingProps = { title: string; rows: readonly Ranked[]; empty: string };

/** Most viewed pages, or most frequent referrers; each bar is relative to the first. */
export function Ranking({ title, rows, empty }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <Panel title={title} empty={rows.length === 0 && empty}>
      <ol className="divide-y divide-line">
        {rows.map(({ key, name, note, views, before }) => (
          <li key={key} className="relative flex items-center justify-between gap-4 px-5 py-2.5">
            <span
              aria-hidden
              className="absolute inset-y-1 left-0 rounded-r-control bg-brand-soft"
              style={{ width: `${(100 * views) / most}%` }}
            />
            <div className="relative min-w-0">
              <p className="truncate font-medium">{name}</p>
              {note && <p className="truncate text-sm text-ink-muted">{note}</p>}
            </div>
            <p className="relative flex shrink-0 items-center gap-3 text-sm tabular-nums">
              <ChangeNote now={views} before={before} />
              <span className="min-w-10 text-right text-base font-semibold">{formatCount(views)}</span>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
