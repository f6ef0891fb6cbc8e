import { useEffect, type RefObject } from 'react';

/** Leaves the page where it is. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const bar = row.current;
    const link = bar?.querySelector('[aria-current]');
    if (!bar || !link) return;
    const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
    bar.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' });
  }, [row, current]);
}
