import { CalendarClock, Lock } from 'lucide-react';
import { markedName } from '@/domain/teams/namesakes';
import { sizesText } from '@/domain/teams/player-sizes';
import { LocalDate } from '@/ui/LocalDate';
import { CLOSED } from '@/modules/team/size-requests/size-request';
import { LinkFrame } from './LinkFrame';
import { SizeForm } from './SizeForm';
import type { SizeLink } from './data';

export function SizeLinkView({ link, token }: { link: SizeLink; token: string }) {
  const { teamName, squad, title, deadline, state } = link;
  return (
    <LinkFrame
      eyebrow={[teamName, squad].filter(Boolean).join(' · ')}
      title={title}
      note={
        state !== 'locked' && (
          <span className="inline-flex items-center gap-2">
            <CalendarClock aria-hidden className="size-4.5 shrink-0" />
            <span>
              {state === 'open' ? 'Answer by ' : 'Closed on '}
              <LocalDate iso={deadline} withTime />
            </span>
          </span>
        )
      }
    >
      {state !== 'open' ? (
        <Closed state={state} player={link.player} />
      ) : (
        <SizeForm key={token} token={token} link={link} />
      )}
    </LinkFrame>
  );
}

function Closed({ state, player }: Pick<SizeLink, 'player'> & { state: 'locked' | 'expired' }) {
  return (
    <>
      <div role="alert" className="flex gap-3">
        <Lock aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div>
          <h2 className="text-subheading">
            {state === 'locked' ? 'This size form is closed' : 'The deadline has passed'}
          </h2>
          <p className="mt-1.5 text-ink-muted">
            {state === 'locked'
              ? CLOSED.locked
              : 'Nothing can be changed any more; ask your manager if something is wrong.'}
          </p>
        </div>
      </div>
      {player?.hasAnswered && (
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-6">
          {[
            ['Name', markedName(player.name, player.mark)],
            ['Size', sizesText(player) || '–'],
            ['Number', player.jerseyNumber ?? '–'],
            ['Name on back', player.nameOnBack ?? '–'],
          ].map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
