'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { recentProducts, rememberProduct } from './recent-products';
import type { RecentProductRowProps } from './RecentProductRow';

/** Distance below the screen at which it loads. */
const AHEAD = '600px';

type RecentlyViewedProps = {
  /** Id of the product on screen. */
  current?: string;
  /** Ids of products already beside it; must be the same array each time. */
  beside?: readonly string[];
};

const NONE: readonly string[] = [];

/** Products viewed in this browser, loaded when near the screen; nothing if there are none. */
export function RecentlyViewed({ current, beside = NONE }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<{ View: ComponentType<RecentProductRowProps>; ids: readonly string[] }>();

  useEffect(() => {
    const ids = recentProducts(current === undefined ? beside : [current, ...beside]);
    if (current !== undefined) rememberProduct(current);
    if (ids.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The page is complete without it.
        import('./RecentProductRow').then(
          ({ RecentProductRow }) => setRow({ View: RecentProductRow, ids }),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [current, beside]);

  return <div ref={place}>{row && <row.View ids={row.ids} />}</div>;
}
