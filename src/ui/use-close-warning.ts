'use client';

import { useEffect } from 'react';

/** The browser asks before the page is closed or loaded anew while it has unsaved work. */
export function useCloseWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
