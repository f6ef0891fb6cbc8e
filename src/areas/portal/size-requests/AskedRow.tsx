import { sizesText } from '@/domain/teams/player-sizes';
import { LocalDate } from '@/ui/LocalDate';
import { CopyLink } from './CopyLink';
import type { ListedPlayer } from './data/size-requests';

type RowProps = {
  player: ListedPlayer;
  /** Name that tells the player apart from namesakes. */
  who: string;
  isOpen: boolean;
};

export function MissingRow({ player, who, isOpen }: RowProps) {
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

export function AnsweredRow({ player, who, isOpen, isClash }: RowProps & { isClash: boolean }) {
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
