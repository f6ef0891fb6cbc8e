'use client';

import { useRef } from 'react';
import { newId } from '@/lib/client/new-id';

/** Stable until the content changes: a button pressed twice makes one order. */
export function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    if (attempt.current.content !== content) attempt.current = { content, key: newId() };
    return attempt.current.key;
  };
}
