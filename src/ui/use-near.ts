import { useEffect, useRef, useState } from 'react';

const AHEAD = '300px';

/** Follows whether an element is on the screen or close to it, so that costly drawings can wait. */
export function useNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear] as const;
}
