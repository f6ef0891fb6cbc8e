import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the current item of a row to its middle, without moving the page.
 * @param current item to follow.
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
