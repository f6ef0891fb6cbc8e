import { useEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

export function pictureForKey(key: string, current: number, last: number): number | undefined {
  const before = Math.max(current - 1, 0);
  const after = Math.min(current + 1, last);
  const keys = { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last };
  return Object.entries(keys).find(([name]) => name === key)?.[1];
}

/** Row of pictures swiped by the browser itself, each a button or inside one and as wide as the row, with its keys. */
export function usePictureTrack(count: number, first = 0) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const last = count - 1;

  useEffect(() => {
    // May have been swiped before hydration.
    if (ref.current?.scrollLeft) ref.current.dispatchEvent(new Event('scroll'));
  }, []);

  function show(index: number, behavior?: ScrollBehavior) {
    const row = ref.current;
    if (row) row.scrollTo({ left: index * row.clientWidth, behavior });
  }

  return {
    ref,
    current,
    last,
    show,
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
      setCurrent(Math.min(Math.max(Math.round(scrollLeft / clientWidth), 0), last)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = pictureForKey(event.key, current, last);
      if (target === undefined) return;
      event.preventDefault();
      show(target);
      const picture = ref.current?.children.item(target);
      const button = picture?.matches('button') ? picture : picture?.querySelector('button');
      if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    },
  };
}
