import { useEffect, useState } from 'react';

/** Of the widest toast, with its margin, px. */
const TOAST_WIDTH = 440;

/**
 * How far above the lower edge of the window a toast has to end to leave the way free to whatever is marked
 * `data-toast-floor`: bars that stay in sight there, and the button that sends a page. In px; 0 where nothing is in its way.
 */
export function useToastFloor(isShown: boolean): number {
  const [floor, setFloor] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    const measure = () => setFloor(toastFloor());
    measure();
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('scroll', measure, { passive: true, capture: true, signal });
    window.addEventListener('resize', measure, { signal });
    // What a failure says above a button moves it.
    const resizes = new ResizeObserver(measure);
    for (const { parentElement } of floors()) if (parentElement) resizes.observe(parentElement);
    return () => {
      leaving.abort();
      resizes.disconnect();
    };
  }, [isShown]);
  return floor;
}

const floors = () => [...document.querySelectorAll('[data-toast-floor]')];

function toastFloor(): number {
  const { clientWidth, clientHeight } = document.documentElement;
  const heights = floors().map((element) => {
    const { top, bottom, right, height } = element.getBoundingClientRect();
    // Of what stands in the upper half a toast is clear anyway.
    const isInItsWay =
      height > 0 && top < clientHeight && bottom > clientHeight / 2 && right > clientWidth - TOAST_WIDTH;
    return isInItsWay ? clientHeight - top : 0;
  });
  return Math.max(0, ...heights);
}
