'use client';

import { useRef } from 'react';
import { newId } from '@/lib/client/new-id';

/** The key under which this content is sent, the same until it changes: a button pressed twice makes one order. */
export function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    if (attempt.current.content !== content) attempt.current = { content, key: newId() };
    return attempt.current.key;
  };
}
