/**
 * What an order holds, in the one form that lists, details, documents and emails share: items are its lines, pieces what
 * is packed. '2 items · 12 pieces'
 */
export const itemsText = (items: number, pieces: number): string =>
  `${items} ${items === 1 ? 'item' : 'items'} · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
