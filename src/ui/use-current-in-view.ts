import { useEffect, type RefObject } from 'react';

/**
 * Brings what is current in a row that scrolls sideways into its middle; the page stays where it is.
 * @param current what it is, to be followed.
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const bar = row.current;
    const link = bar?.querySelector('[aria-current]');
    if (!bar || !link) return;
    const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
    bar.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' });
  }, [row, current]);
}
