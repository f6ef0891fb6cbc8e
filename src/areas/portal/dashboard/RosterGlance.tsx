import Link from 'next/link';
import { listed, markedName, twinMarks } from '@/domain/teams/namesakes';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { DashboardSection } from './DashboardSection';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import type { TeamDashboardData } from './data/dashboard';

/** Five players, then the number of the others. */
export function RosterGlance({ dashboard: { roster, rosterCount } }: { dashboard: TeamDashboardData }) {
  const rest = rosterCount - roster.length;
  const [marks = []] = twinMarks([roster.map(listed)]);
  return (
    <DashboardSection
      id="roster-title"
      title="Roster"
      more={rosterCount > 0 ? { href: `${PORTAL_HOME}/roster`, label: 'Manage roster' } : undefined}
    >
      {roster.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No players yet"
          description="Add them one by one, or paste a list."
          action={
            <Link href={`${PORTAL_HOME}/roster`} prefetch={false} className={buttonClass('outline')}>
              Add players
            </Link>
          }
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {roster.map((player, place) => (
              <li key={player.id} className="flex items-center gap-3 px-5 py-3">
                <span className="w-10 shrink-0 font-display text-2xl leading-none font-bold text-accent tabular-nums">
                  {player.jerseyNumber ?? '–'}
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate font-semibold">{markedName(player.name, marks[place])}</span>
                  {(player.position || player.squad) && (
                    <span className="block truncate text-sm text-ink-muted">
                      {[player.position, player.squad].filter(Boolean).join(' · ')}
                    </span>
                  )}
                </span>
                <span className="shrink-0 text-sm text-ink-muted">
                  {player.sizeCode ? sizeLabelOf(player.sizeCode) : 'No size'}
                </span>
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">
              and {rest} more {rest === 1 ? 'player' : 'players'}
            </p>
          )}
        </>
      )}
    </DashboardSection>
  );
}
