import { piecesWords, squadLabel, type SquadState } from '@/domain/orders/proof-squads';
import { LocalDate } from '@/ui/LocalDate';
import { ProofBadge } from './ProofPanel';

type SquadStatesProps = { states: readonly SquadState[]; version: number };

export const SquadStates = ({ states, version }: SquadStatesProps) => (
  <ul aria-label="Answers by squad" className="divide-y divide-line rounded-control border border-line text-sm">
    {states.map(({ squad, status, pieces, answer }) => (
      <li key={squad ?? ''} className="space-y-1 px-4 py-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{squadLabel(squad)}</span>
          <span className="text-ink-muted tabular-nums">{piecesWords(pieces)}</span>
          <span className="ml-auto">
            <ProofBadge status={status} />
          </span>
        </div>
        {answer && (
          <p className="text-ink-muted wrap-anywhere">
            {answer.byName}, <LocalDate iso={answer.at} withTime />
            {answer.version !== version && `, on proof ${answer.version}: nothing of theirs has changed since`}
          </p>
        )}
        {answer?.comment && <p className="whitespace-pre-line wrap-anywhere">“{answer.comment}”</p>}
      </li>
    ))}
  </ul>
);
