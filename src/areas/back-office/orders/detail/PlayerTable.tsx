import { partSizesText } from '@/domain/catalogue/product-parts';
import { playersText, type NamedPlayer } from '@/domain/orders/players';

/** Names and numbers as they are printed, folded away; nothing where no piece is printed for anybody. */
export function PlayerTable({ players }: { players: readonly NamedPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <details className="mt-1.5">
      <summary className="cursor-pointer text-ink-muted">{playersText(players.length)}</summary>
      <PlayerRowsTable players={players} />
    </details>
  );
}

export function PlayerRowsTable({ players }: { players: readonly NamedPlayer[] }) {
  const isSet = players.some(({ sizes }) => sizes);
  return (
    <table className="mt-1">
      <thead className="text-left text-ink-muted">
        <tr>
          <th className="pr-4 font-medium">Number</th>
          <th className="pr-4 font-medium">Name</th>
          {isSet && <th className="font-medium">Parts</th>}
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, number, sizes }, index) => (
          <tr key={index}>
            <td className="pr-4 tabular-nums">{number || '–'}</td>
            <td className="pr-4 wrap-anywhere">{name || '–'}</td>
            {isSet && <td className="wrap-anywhere">{partSizesText(sizes) || '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
