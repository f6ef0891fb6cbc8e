import { Download, Users } from 'lucide-react';
import { StateBadge } from '@/modules/team/components/StateBadge';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { teamHref } from '../team-filters';
import { RosterTable } from './RosterTable';
import type { TeamRoster as Roster, SizeCall } from '../data/team';

export function TeamRoster({ teamId, players, sizeCall }: Roster & { teamId: string }) {
  return (
    <div className="space-y-4">
      {sizeCall && <SizeCallStatus call={sizeCall} />}
      <section aria-labelledby="roster-title" className="card">
        <header className="flex flex-wrap items-center justify-between gap-3 p-5 pb-3">
          <h2 id="roster-title" className="text-subheading">
            Roster
          </h2>
          {players.length > 0 && (
            <a href={`${teamHref(teamId)}/roster.csv`} download className={buttonClass('outline', 'sm')}>
              <Download aria-hidden className="size-4" />
              Download CSV
            </a>
          )}
        </header>
        {players.length > 0 ? (
          <RosterTable teamId={teamId} players={players} />
        ) : (
          <EmptyState
            headingLevel={3}
            icon={<Users />}
            title="No players yet"
            description="Players will appear here when the team enters them."
          />
        )}
      </section>
    </div>
  );
}

function SizeCallStatus({ call }: { call: SizeCall }) {
  const { title, state, answered, total, deadline, lockedAt } = call;
  return (
    <section aria-labelledby="sizes-title" className="card card-md">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sizes-title" className="text-subheading">
          Size request
        </h2>
        <StateBadge state={state} />
      </div>
      <p className="mt-2 text-sm wrap-anywhere">
        <strong>{title}</strong> · {answered} of {total} answered ·{' '}
        {state === 'locked' && lockedAt ? (
          <>
            locked <LocalDate iso={lockedAt} withTime />
          </>
        ) : (
          <>
            until <LocalDate iso={deadline} withTime />
          </>
        )}
      </p>
      <progress
        value={answered}
        max={Math.max(total, 1)}
        aria-label={`${answered} of ${total} players have answered`}
        className="mt-3 h-2 w-full accent-(--brand)"
      />
    </section>
  );
}
