import { listNames, numberClashes, type NumberClash, type Player } from '@/domain/teams/roster';
import { distinctNames, listed } from '@/domain/teams/namesakes';
import type { NumberScope } from '@/domain/teams/shirt-rules';
import { Warning } from './Warning';

/** Clashes shown before the rest unfolds, so that the list of players stays near. */
const AT_ONCE = 2;

type NumberClashesProps = { players: readonly Player[]; scope: NumberScope };

/** Lists numbers worn twice; a warning only, they can be ordered. */
export function NumberClashes({ players, scope }: NumberClashesProps) {
  const clashes = numberClashes(players, scope);
  if (clashes.length === 0) return null;
  const title = clashes.length === 1 ? 'A number is worn twice' : `${clashes.length} numbers are worn twice`;
  return (
    <Warning>
      {clashes.length <= AT_ONCE ? (
        <>
          <p className="font-semibold">{title}</p>
          <ClashList clashes={clashes} />
        </>
      ) : (
        <details>
          <summary className="w-fit cursor-pointer font-semibold">{title}</summary>
          <ClashList clashes={clashes} />
        </details>
      )}
    </Warning>
  );
}

function ClashList({ clashes }: { clashes: readonly NumberClash<Player>[] }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {clashes.map(({ number, squad, wearers }) => (
        <div key={`${number} ${squad}`} className="contents">
          <dt className="font-semibold tabular-nums">{[number, squad].filter((part) => part !== null).join(', ')}</dt>
          <dd className="min-w-0">{listNames(distinctNames(wearers.map(listed)))}</dd>
        </div>
      ))}
    </dl>
  );
}
