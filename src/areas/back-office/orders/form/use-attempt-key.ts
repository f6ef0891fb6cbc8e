'use client';

import { useRef } from 'react';

/** The key under which this content is sent, the same until it changes: a button pressed twice makes one order. */
export function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}
