'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { recentProducts, rememberProduct } from './recent-products';
import type { RecentProductRowProps } from './RecentProductRow';

/** How far below the screen it is got ready. */
const AHEAD = '600px';

type RecentlyViewedProps = {
  /** Of the product that is on the screen. */
  current?: string;
  /** Of products that stand beside it already; always the same list. */
  beside?: readonly string[];
};

const NONE: readonly string[] = [];

/** What this browser has looked at before, loaded once it comes near; nothing where there is none. */
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
        // A page is whole without it.
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
