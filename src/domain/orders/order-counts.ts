/**
 * Counts of an order as lists, details, documents and emails show them: items are lines, pieces are packed. '2 items
 * · 12 pieces'
 */
export const itemsText = (items: number, pieces: number): string =>
  `${items} ${items === 1 ? 'item' : 'items'} · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
