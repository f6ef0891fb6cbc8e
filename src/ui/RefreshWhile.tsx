'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';

const EVERY_MS = 2500;

/** Loads the page’s data anew every few seconds while mounted. @param times without end if undefined */
export function RefreshWhile({ times = Infinity }: { times?: number }) {
  const router = useRouter();
  useEffect(() => {
    let left = times;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router, times]);
  return null;
}
