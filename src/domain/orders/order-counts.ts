/** '2 items · 12 pieces': items are lines, pieces are packed. */
export const itemsText = (items: number, pieces: number): string =>
  `${items} ${items === 1 ? 'item' : 'items'} · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
