/** Lists of orders, newest first, that were loaded in steps. */
interface Page<Order extends { id: string }> {
  orders: Order[];
  next: string | null;
}

/** The list read anew, and after it what was loaded beyond its end while that took. */
export function withLaterSteps<Order extends { id: string }>(anew: Page<Order>, now: Page<Order>): Page<Order> {
  const end = anew.orders.at(-1);
  const place = now.orders.findIndex(({ id }) => id === end?.id);
  if (!anew.next || place < 0 || place === now.orders.length - 1) return anew;
  return { orders: [...anew.orders, ...now.orders.slice(place + 1)], next: now.next };
}
