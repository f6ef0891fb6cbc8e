import { listNames, numberClashes, type Player } from '@/domain/roster';
import { Warning } from './Warning';

/** Says which numbers are worn twice. They can be ordered all the same. */
export function NumberClashes({ players }: { players: readonly Player[] }) {
  const clashes = [...numberClashes(players)].sort(([a], [b]) => a - b);
  if (clashes.length === 0) return null;
  return (
    <Warning>
      <p className="font-semibold">
        {clashes.length === 1 ? 'A number is worn twice' : `${clashes.length} numbers are worn twice`}
      </p>
      <p>
        {clashes.map(([number, wearers]) => `${number}: ${listNames(wearers.map(({ name }) => name))}`).join(' · ')}
      </p>
    </Warning>
  );
}
