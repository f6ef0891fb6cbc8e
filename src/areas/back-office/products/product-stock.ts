/** Edits of stock that orders move at the same time. */

export interface StockEdit {
  seen: number;
  wanted: number;
}

interface StockOutcome {
  stock: number;
  /** True if orders have moved it since, so that `stock` differs from the input. */
  moved: boolean;
}

/** Applies the difference, so that sales and returns made meanwhile count. Never below 0; unchanged if not edited. */
export function applyStockEdit({ seen, wanted }: StockEdit, current: number): StockOutcome {
  const change = wanted - seen;
  if (change === 0) return { stock: current, moved: false };
  return { stock: Math.max(0, current + change), moved: current !== seen };
}

export function stockMovedText(
  what: string,
  { seen, current, stock }: { seen: number; current: number; stock: number },
) {
  const moved = current < seen ? `${seen - current} sold` : `${current - seen} returned`;
  return `${what}: ${moved} in the meantime; stock is now ${stock}.`;
}
