import { BackLink } from '@/ui/BackLink';
import type { ReactNode } from 'react';
import { numberClashes } from '@/domain/teams/roster';
import { distinctNames, listed } from '@/domain/teams/namesakes';
import type { ShirtRules } from '@/domain/teams/shirt-rules';
import { Card } from '@/ui/Card';
import { LocalDate } from '@/ui/LocalDate';
import type { SizeRequestView } from './load-size-request';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import type { ListedPlayer } from './data/size-requests';
import { AnswersToCheck } from './AnswersToCheck';
import { Progress } from './Progress';
import { RequestActions } from './RequestActions';
import { StateBadge } from '@/modules/team/components/StateBadge';
import { sizesText } from '@/domain/teams/player-sizes';
import { CopyLink } from './CopyLink';

type SizeRequestScreenProps = Pick<ShirtRules, 'numbersUniqueIn'> & { request: SizeRequestView };

export function SizeRequestScreen({ request, numbersUniqueIn }: SizeRequestScreenProps) {
  const { title, squad, closesAt, state, players, answered, waiting } = request;
  const names = distinctNames(players.map(listed));
  const nameOf = ({ id, name }: ListedPlayer) => names[players.findIndex((player) => player.id === id)] ?? name;
  const missing = players.filter(({ answeredAt }) => answeredAt === null);
  const done = players.filter(({ answeredAt }) => answeredAt !== null);
  const active = players.map((player) => ({ ...player, isActive: true }));
  const clashing = new Set(
    numberClashes(active, numbersUniqueIn).flatMap(({ wearers }) => wearers.map(({ id }) => id)),
  );
  return (
    <>
      <BackLink href={`${PORTAL_HOME}/roster`}>Back to the roster</BackLink>
      <header className="mb-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
        <div className="min-w-0">
          <StateBadge state={state} />
          <h1 className="mt-3 text-heading wrap-anywhere">{title}</h1>
          <p className="mt-1.5 text-ink-muted">
            {squad && <span className="wrap-anywhere">{squad} · </span>}
            {state === 'open' ? 'Answer by ' : 'Closed on '}
            <LocalDate iso={closesAt} withTime />
          </p>
        </div>
        <Progress answered={answered} total={players.length} />
      </header>
      <RequestActions request={request} />
      {waiting.length > 0 && <AnswersToCheck answers={waiting} players={players} names={names} />}
      <div className="mt-10 grid items-start gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-10">
        <Group title="Missing" count={missing.length} none="Nobody: everyone has answered.">
          {missing.map((player) => (
            <MissingRow key={player.id} player={player} who={nameOf(player)} isOpen={state === 'open'} />
          ))}
        </Group>
        <Group title="Answered" count={done.length} none="Nobody yet. The first answers show here.">
          {done.map((player) => (
            <AnsweredRow
              key={player.id}
              player={player}
              who={nameOf(player)}
              isOpen={state === 'open'}
              isClash={clashing.has(player.id)}
            />
          ))}
        </Group>
      </div>
    </>
  );
}

type GroupProps = { title: string; count: number; none: string; children: ReactNode };

function Group({ title, count, none, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 flex items-baseline gap-2.5 text-subheading">
        {title} <span className="text-ink-muted tabular-nums">{count}</span>
      </h2>
      <Card padding="none">
        {count === 0 ? (
          <p className="px-5 py-6 text-ink-muted">{none}</p>
        ) : (
          <ul className="divide-y divide-line">{children}</ul>
        )}
      </Card>
    </section>
  );
}

type RowProps = {
  player: ListedPlayer;
  who: string;
  isOpen: boolean;
};

function MissingRow({ player, who, isOpen }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2.5 pl-5">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{who}</p>
        <p className="text-sm text-ink-muted">
          {player.remindedAt ? (
            <>
              Email sent <LocalDate iso={player.remindedAt} withTime />
            </>
          ) : player.hasEmail ? (
            'No email sent yet'
          ) : (
            'No email address'
          )}
        </p>
      </div>
      {isOpen && <CopyLink who={who} link={player.link} />}
    </li>
  );
}

function AnsweredRow({ player, who, isOpen, isClash }: RowProps & { isClash: boolean }) {
  const { jerseyNumber, nameOnBack, answeredAt } = player;
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2.5 pl-5">
      <span className="w-10 shrink-0 font-display text-2xl leading-none font-bold text-accent tabular-nums">
        {jerseyNumber ?? '–'}
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{who}</p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          {[sizesText(player), nameOnBack && `“${nameOnBack}”`].filter(Boolean).join(' · ')}
          {answeredAt && (
            <>
              {' · '}
              <LocalDate iso={answeredAt} withTime />
            </>
          )}
        </p>
        {isClash && <p className="text-sm font-medium text-warning">Someone else has this number too.</p>}
      </div>
      {isOpen && <CopyLink who={who} link={player.link} />}
    </li>
  );
}
