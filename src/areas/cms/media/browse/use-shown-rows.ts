'use client';

import { useEffect, useState, type RefObject } from 'react';

type ShownRows = {
  list: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null> | undefined;
  tileWidth: number;
  /** Height of a row with the gap below, px. */
  pitch: number;
  gap: number;
};

const OVERSCAN = 2;
/** Assumption on the server, which does not know the reader’s screen. */
const assumed = { columns: 4, from: 0, to: 6 };

/** All rows have one height. */
export function useShownRows({ list, box, tileWidth, pitch, gap }: ShownRows) {
  const [shown, setShown] = useState(tileWidth > 0 ? assumed : { columns: 1, from: 0, to: 20 });

  useEffect(() => {
    const element = list.current;
    const scroller = box?.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const view = scroller?.getBoundingClientRect() ?? { top: 0, height: window.innerHeight };
      const columns = tileWidth > 0 ? Math.max(2, Math.floor((width + gap) / (tileWidth + gap))) : 1;
      const from = Math.max(0, Math.floor((view.top - top) / pitch) - OVERSCAN);
      const to = Math.max(from + 1, Math.ceil((view.top + view.height - top) / pitch) + OVERSCAN);
      setShown((now) => (now.columns === columns && now.from === from && now.to === to ? now : { columns, from, to }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, scroller ?? document.body]) observer.observe(each);
    const target = scroller ?? window;
    target.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, box, tileWidth, pitch, gap]);

  function scrollTo(row: number) {
    const view = box?.current?.getBoundingClientRect() ?? { top: 0, height: window.innerHeight };
    const top = (list.current?.getBoundingClientRect().top ?? 0) + row * pitch - view.top - view.height / 3;
    (box?.current ?? window).scrollBy({ top, behavior: 'instant' });
  }

  return { ...shown, scrollTo };
}
