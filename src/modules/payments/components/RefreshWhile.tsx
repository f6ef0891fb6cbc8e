'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';

const EVERY_MS = 2500;
const TIMES = 48;

/** Every few seconds while mounted, for two minutes at most. */
export function RefreshWhile() {
  const router = useRouter();
  useEffect(() => {
    let left = TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
