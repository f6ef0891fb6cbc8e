'use client';

import { useEffect } from 'react';

/**
 * Inside a dialog that has no trigger of its own: gives focus back to what had it before. Radix does so only for its
 * triggers. Children's effects run before the dialog takes focus, so what is focused at mount is what opened it.
 */
export function ReturnFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, []);
  return null;
}
