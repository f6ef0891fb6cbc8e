'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { RecentProductRowProps } from './RecentProductRow';
import { readStored, writeStored } from '@/lib/client/browser-storage';

/** Distance below the screen at which it loads. */
const AHEAD = '600px';

type RecentlyViewedProps = {
  current?: string;
  /** Ids of products already beside it; must be the same array each time. */
  beside?: readonly string[];
};

const NONE: readonly string[] = [];

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

const PLACE = { key: 'kitroom.recent', version: 1 };
const SHOWN = 8;
/** Number remembered: more than shown, as some may be on the page already. */
const KEPT = 16;

/** Latest first, without those on screen. */
export function recentProducts(onScreen: readonly string[] = []): string[] {
  return remembered()
    .filter((id) => !onScreen.includes(id))
    .slice(0, SHOWN);
}

export function rememberProduct(id: string): void {
  writeStored(PLACE, [...new Set([id, ...remembered()])].slice(0, KEPT));
}

function remembered(): string[] {
  const stored = readStored(PLACE);
  return [...new Set((Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string'))];
}
