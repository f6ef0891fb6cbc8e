'use client';

import { useEffect, useState } from 'react';

/** Age up to which an answer counts as 'just now', ms. */
const FRESH_MS = 60_000;

/** True once an answer is older; coming back to the page then requests a new one. */
export function useAged(answeredAt: number | undefined, askAgain: () => void): boolean {
  const [agedAt, setAgedAt] = useState<number>();
  const isAged = answeredAt !== undefined && agedAt === answeredAt;

  useEffect(() => {
    if (answeredAt === undefined) return;
    const timer = setTimeout(() => setAgedAt(answeredAt), Math.max(0, answeredAt + FRESH_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [answeredAt]);

  useEffect(() => {
    if (!isAged) return;
    const onReturn = () => document.visibilityState === 'visible' && askAgain();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isAged, askAgain]);

  return isAged;
}
