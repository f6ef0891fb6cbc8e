/** Size of goods without sizes in kit checks, so that none is missing. */
export const ONE_SIZE = 'One size';

type CheckedLine<Player> = { sizeCode?: string | null; quantity: number; players?: readonly Player[] | null };

/** Pieces of an order line for kit checks and proof: those with a player, and the sizes of others. */
export function checkedPieces<Player extends object>({ sizeCode, quantity, players }: CheckedLine<Player>) {
  const printed = (players ?? []).map((player) => ({ ...player, size: sizeCode ?? ONE_SIZE }));
  return { players: printed, nameless: sizeCode && quantity > printed.length ? [sizeCode] : [] };
}
