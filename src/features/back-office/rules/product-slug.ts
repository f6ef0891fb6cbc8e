const MAX_SLUG_LENGTH = 120;

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

/**
 * The first of `base`, `base-2`, `base-3` … that is not taken, at most `max` characters long.
 * @param taken in the case in which they are compared.
 */
export function freeName(base: string, taken: ReadonlySet<string>, max = MAX_SLUG_LENGTH): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : `-${count}`;
    const name = `${base.slice(0, max - ending.length)}${ending}`;
    if (!taken.has(name)) return name;
  }
}
