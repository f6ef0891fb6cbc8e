import { listNames, numberClashes, type Player } from '@/domain/roster';
import { Warning } from './Warning';

type Clash = [number: number, wearers: readonly Player[]];

/** How many are named at once; the rest unfolds. */
const AT_ONCE = 4;

/** Says which numbers are worn twice. They can be ordered all the same. */
export function NumberClashes({ players }: { players: readonly Player[] }) {
  const clashes: Clash[] = [...numberClashes(players)].sort(([a], [b]) => a - b);
  if (clashes.length === 0) return null;
  const folded = clashes.slice(AT_ONCE);
  return (
    <Warning>
      <p className="font-semibold">
        {clashes.length === 1 ? 'A number is worn twice' : `${clashes.length} numbers are worn twice`}
      </p>
      <ClashList clashes={clashes.slice(0, AT_ONCE)} />
      {folded.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer py-1 font-semibold underline underline-offset-4">
            And {folded.length} more
          </summary>
          <ClashList clashes={folded} />
        </details>
      )}
    </Warning>
  );
}

function ClashList({ clashes }: { clashes: readonly Clash[] }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {clashes.map(([number, wearers]) => (
        <div key={number} className="contents">
          <dt className="font-semibold tabular-nums">{number}</dt>
          <dd className="min-w-0">{listNames(wearers.map(({ name }) => name))}</dd>
        </div>
      ))}
    </dl>
  );
}
