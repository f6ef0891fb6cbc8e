import { parcelPlayerTexts } from '@/domain/despatch/parcel-players';
import { playersText, type NamedPlayer } from '@/domain/orders/players';

const FEW = 8;

/** Long lists are folded. Empty if not known. */
export function ParcelPlayers({ players }: { players: readonly NamedPlayer[] | null }) {
  if (!players) return null;
  const names = parcelPlayerTexts(players);
  if (names.length <= FEW) return <span className="block pl-4 wrap-anywhere">{names.join(', ')}</span>;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{playersText(names.length)}</summary>
      <ul className="columns-[9rem] gap-x-4 pl-4">
        {names.map((name, index) => (
          <li key={index} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
