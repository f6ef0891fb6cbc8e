'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { recentProducts, rememberProduct } from '../recent-products';
import type { RecentShelfProps } from './RecentShelf';

/** How far below the screen it is got ready. */
const AHEAD = '600px';

/** What this browser has looked at before, loaded once it comes near; nothing where there is none. */
export function RecentlyViewed({ current }: { current?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [shelf, setShelf] = useState<{ View: ComponentType<RecentShelfProps>; ids: readonly string[] }>();

  useEffect(() => {
    const ids = recentProducts(current);
    if (current !== undefined) rememberProduct(current);
    if (ids.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // A page is whole without it.
        import('./RecentShelf').then(
          ({ RecentShelf }) => setShelf({ View: RecentShelf, ids }),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [current]);

  return <div ref={place}>{shelf && <shelf.View ids={shelf.ids} />}</div>;
}
