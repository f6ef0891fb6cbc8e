'use client';

import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** A text that is typed, and what it was at the last pause, so that a word is one question. */
export function useTyped(initial: string): [typed: string, type: (text: string) => void, settled: string] {
  const [typed, setTyped] = useState(initial);
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped, settled];
}
