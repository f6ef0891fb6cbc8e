import { playersText, type Player } from '@/domain/orders/players';

/** Names and numbers as they are printed, folded away; nothing where no piece is printed for anybody. */
export function PlayerTable({ players }: { players: readonly Player[] }) {
  if (players.length === 0) return null;
  return (
    <details className="mt-1.5">
      <summary className="cursor-pointer text-ink-muted">{playersText(players.length)}</summary>
      <PlayerRowsTable players={players} />
    </details>
  );
}

export function PlayerRowsTable({ players }: { players: readonly Player[] }) {
  return (
    <table className="mt-1">
      <thead className="text-left text-ink-muted">
        <tr>
          <th className="pr-4 font-medium">Number</th>
          <th className="font-medium">Name</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, number }, index) => (
          <tr key={index}>
            <td className="pr-4 tabular-nums">{number || '–'}</td>
            <td className="wrap-anywhere">{name || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
