/** The size of goods without sizes for the checks of a kit, which miss none. */
export const ONE_SIZE = 'One size';

type CheckedLine<Player> = { sizeCode?: string | null; quantity: number; players?: readonly Player[] | null };

/** Pieces of an order line for the checks of a kit and for its proof: those with a player, and the size of those without. */
export function checkedPieces<Player extends object>({ sizeCode, quantity, players }: CheckedLine<Player>) {
  const printed = (players ?? []).map((player) => ({ ...player, size: sizeCode ?? ONE_SIZE }));
  return { players: printed, nameless: sizeCode && quantity > printed.length ? [sizeCode] : [] };
}
