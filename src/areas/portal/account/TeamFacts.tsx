import { TEAM_ROLE_LABELS } from '@/domain/teams/team-roles';
import type { TeamSession } from '@/modules/team/load-team-session';

export function TeamFacts({ team, user }: Pick<TeamSession, 'team' | 'user'>) {
  const person: [string, string][] =
    user.collection === 'teams'
      ? []
      : [
          ['Your name', user.fullName],
          ['Your email', user.email],
          ['Your role', TEAM_ROLE_LABELS[user.role]],
        ];
  const facts: [string, string | null | undefined][] = [
    ...person,
    ['Team', team.teamName],
    ['Username', team.username],
    ['Sport', team.sportType],
    ['Division', team.division],
    ['Contact person', team.contactPerson],
    ['Email', team.email],
    ['Phone', team.phone],
  ];
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere">{value || <span className="text-ink-muted">Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        {team.email
          ? 'Something wrong? Tell us and we’ll put it right.'
          : 'Without an email address we cannot send you a new password or updates on your orders. Please give us one.'}
      </p>
    </>
  );
}
