/** Removes erased players from orders: their pieces stay, nameless. */
import { nameKey } from './roster';

export type ErasedPlayer = { id: string; name: string } | 'everyone';

type Piece = { name: string };
type Idents = { id: string | undefined; name: string };

/** Matches a piece with the erased player: by roster id, or by name for pieces typed by hand. */
export function isErased(who: ErasedPlayer, { id, name }: Idents): boolean {
  if (who === 'everyone') return true;
  return id === undefined ? nameKey(name) !== '' && nameKey(name) === nameKey(who.name) : id === who.id;
}

export function withoutPlayers<Player extends Piece, Line extends { players?: readonly Player[] }>(
  lines: readonly Line[],
  who: ErasedPlayer,
  idOf: (player: Player) => string | undefined,
): Line[] | undefined {
  let isChanged = false;
  const changed = lines.map((line) => {
    const { players = [] } = line;
    const kept = players.filter((player) => !isErased(who, { id: idOf(player), name: player.name }));
    if (kept.length === players.length) return line;
    isChanged = true;
    return { ...line, players: kept };
  });
  return isChanged ? changed : undefined;
}
