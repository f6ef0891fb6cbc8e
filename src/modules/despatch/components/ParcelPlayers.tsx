import { parcelPlayerText } from '@/domain/despatch/parcel-players';
import { playersText, type NamedPlayer } from '@/domain/orders/players';

/** Whose pieces of a line are in a parcel, folded away; nothing where that is not known. */
export function ParcelPlayers({ players }: { players: readonly NamedPlayer[] | null }) {
  if (!players) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{playersText(players.length)}</summary>
      <ul className="columns-[9rem] gap-x-4 pl-4">
        {players.map((player, index) => (
          <li key={index} className="wrap-anywhere">
            {parcelPlayerText(player)}
          </li>
        ))}
      </ul>
    </details>
  );
}
