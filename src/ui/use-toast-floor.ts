import { useEffect, useState } from 'react';

/** Width of the widest toast with its margin, px. */
const TOAST_WIDTH = 440;

/** Height that a toast keeps free at the foot of the window, px, for elements marked `data-toast-floor`. */
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
    // An error message above a button moves it.
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
    // A toast never reaches the upper half.
    const isInItsWay =
      height > 0 && top < clientHeight && bottom > clientHeight / 2 && right > clientWidth - TOAST_WIDTH;
    return isInItsWay ? clientHeight - top : 0;
  });
  return Math.max(0, ...heights);
}
