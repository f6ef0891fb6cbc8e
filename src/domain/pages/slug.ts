/** Names as parts of addresses. Pure. */

export const MAX_SLUG_LENGTH = 120;

/** A name as part of an address: 'Été Kit 24' becomes 'ete-kit-24'. '' where nothing of it can stand there. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
