import { History } from 'lucide-react';
import type { LoginEntry } from '../../data/logins';
import type { LoginHistory } from '../../own-account/login-history';
import { browserName } from '../../own-account/browser-name';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { EndOtherSessions, EndSession } from './EndSession';

const outcomes: Record<LoginEntry['outcome'], { label: string; look: BadgeVariant }> = {
  signed_in: { label: 'Signed in', look: 'outline' },
  wrong_password: { label: 'Wrong password', look: 'destructive' },
  wrong_code: { label: 'Wrong code', look: 'destructive' },
  inactive: { label: 'Account inactive', look: 'destructive' },
};

export function LoginHistoryView({ history: { entries, otherSessions } }: { history: LoginHistory }) {
  return (
    <>
      <div className="card mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <p>
          {otherSessions === 0
            ? 'You are not signed in anywhere else.'
            : `You are signed in elsewhere: ${otherSessions} ${otherSessions === 1 ? 'session' : 'sessions'}.`}
        </p>
        {otherSessions > 0 && <EndOtherSessions />}
      </div>
      {entries.length === 0 ? (
        <div className="card">
          <EmptyState
            icon={<History />}
            title="No logins yet"
            description="From your next login, each one is shown here."
          />
        </div>
      ) : (
        <ul className="card divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ entry: { outcome, address, agent, at, sessionId, isCurrent } }: { entry: LoginEntry }) {
  const { label, look } = outcomes[outcome];
  const browser = browserName(agent);
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{browser}</span>
          <Badge variant={look}>{label}</Badge>
          {isCurrent && <Badge>This session</Badge>}
        </p>
        <p className="mt-0.5 text-sm break-words text-ink-muted">
          <LocalDate iso={at.toISOString()} withTime /> from {address}
        </p>
      </div>
      {sessionId && !isCurrent && <EndSession sessionId={sessionId} browser={browser} />}
    </li>
  );
}
