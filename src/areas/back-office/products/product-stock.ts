/** Stock that is edited on a screen while orders move it. */

export interface StockEdit {
  /** What the screen showed. */
  seen: number;
  /** What was typed in its place. */
  wanted: number;
}

export interface StockOutcome {
  stock: number;
  /** Orders have moved it since the screen was loaded, so that `stock` is not what was typed. */
  moved: boolean;
}

/**
 * What there is once an edit has been applied to what there is now: its difference, not its figure, so that what was
 * sold or returned in the meantime stays sold or returned. Never below 0. What was not edited stays as it is.
 */
export function applyStockEdit({ seen, wanted }: StockEdit, current: number): StockOutcome {
  const change = wanted - seen;
  if (change === 0) return { stock: current, moved: false };
  return { stock: Math.max(0, current + change), moved: current !== seen };
}

/** 'Red, Medium: 2 sold in the meantime; stock is now 13.' */
export function stockMovedText(
  what: string,
  { seen, current, stock }: { seen: number; current: number; stock: number },
) {
  const moved = current < seen ? `${seen - current} sold` : `${current - seen} returned`;
  return `${what}: ${moved} in the meantime; stock is now ${stock}.`;
}
