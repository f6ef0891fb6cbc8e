'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const Opened = createContext<((change: 1 | -1) => void) | undefined>(undefined);

/**
 * Stays as it is while a dialog is open that was opened in it: what comes in the meantime could leave out what the dialog
 * is about, and would close it with all that was typed.
 */
export function KeptWhileOpen({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(0);
  const [count] = useState(() => (change: 1 | -1) => setOpen((now) => now + change));
  const [shown, setShown] = useState(children);
  if (open === 0 && shown !== children) setShown(children);
  return <Opened value={count}>{shown}</Opened>;
}

/** Stands in each dialog while it is open. */
export function OpenDialog() {
  const count = useContext(Opened);
  useEffect(() => {
    count?.(1);
    return () => count?.(-1);
  }, [count]);
  return null;
}
