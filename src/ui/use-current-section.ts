import { useEffect, useRef, useState } from 'react';

/** px from the top: below the header and sticky bars. */
const LINE = 160;
/** Rounding of scroll positions at the end of a page, px. */
const SLACK = 2;

/** A jump’s target stays current until the reader scrolls on, as the page may end before it reaches the top. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const pinned = useRef(false);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      if (pinned.current) return;
      const places = key.split(' ').flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - SLACK;
      setCurrent(currentSection(places, LINE, atEnd));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    const unpin = () => {
      pinned.current = false;
    };
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const move of moves) window.addEventListener(move, unpin, { passive: true });
    window.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      for (const move of moves) window.removeEventListener(move, unpin);
      window.removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
    };
  }, [key]);

  const jump = (id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    pinned.current = true;
    setCurrent(id);
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  };

  return { current, jump };
}

/** Section of a screen; `top` is its distance from the window's top, px. */
type SectionPlace = { id: string; top: number };

/** The last above the line, px from the window’s top; at the page’s end the last one, which may be too short. */
export function currentSection(places: readonly SectionPlace[], line: number, atEnd: boolean): string | undefined {
  if (atEnd) return places.at(-1)?.id;
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id;
}
