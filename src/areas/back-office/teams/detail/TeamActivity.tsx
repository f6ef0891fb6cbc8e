import { History } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { activityChanges, activityText } from './team-activity';
import type { TeamActivity as Entry } from '../data/team';
import { Allowed } from '../../access/granted';

export function TeamActivity({ teamId, entries }: { teamId: string; entries: readonly Entry[] }) {
  return (
    <section aria-labelledby="activity-title" className="card">
      <header className="flex flex-wrap items-center justify-between gap-3 p-5 pb-4">
        <h2 id="activity-title" className="text-subheading">
          Activity
        </h2>
        <Allowed to="activity:read">
          <Link href={`/admin/activity?subject=${teamId}`} prefetch={false} className={buttonClass('outline', 'sm')}>
            Open activity log
          </Link>
        </Allowed>
      </header>
      {entries.length > 0 ? (
        <ol aria-label="Activity" className="divide-y divide-line border-t border-line text-sm">
          {entries.map((entry) => (
            <li key={entry.id} className="px-5 py-3">
              <p className="wrap-anywhere">
                <strong className="font-semibold">{activityText(entry.action)}</strong> · {entry.subject}
              </p>
              {activityChanges(entry).map((change) => (
                <p key={change} className="text-ink-muted wrap-anywhere">
                  {change}
                </p>
              ))}
              <p className="text-ink-muted">
                <LocalDate iso={entry.createdAt} withTime /> · {entry.actorName}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          headingLevel={3}
          icon={<History />}
          title="Nothing yet"
          description="Changes made by staff will appear here."
        />
      )}
    </section>
  );
}
