import { MAX_SLUG_LENGTH } from '@/domain/pages/slug';

/**
 * First free of `base`, `base-2`, `base-3` …, at most `max` characters long.
 * @param taken in the case in which they are compared.
 */
export function freeName(base: string, taken: ReadonlySet<string>, max = MAX_SLUG_LENGTH): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : `-${count}`;
    const name = `${base.slice(0, max - ending.length)}${ending}`;
    if (!taken.has(name)) return name;
  }
}
