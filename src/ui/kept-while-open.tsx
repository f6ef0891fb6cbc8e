'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const Opened = createContext<((change: 1 | -1) => void) | undefined>(undefined);

/** An update could remove the dialog’s subject and close it with all that was typed. */
export function KeptWhileOpen({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(0);
  const [count] = useState(() => (change: 1 | -1) => setOpen((now) => now + change));
  const [shown, setShown] = useState(children);
  if (open === 0 && shown !== children) setShown(children);
  return <Opened value={count}>{shown}</Opened>;
}

export function OpenDialog() {
  const count = useContext(Opened);
  useEffect(() => {
    count?.(1);
    return () => count?.(-1);
  }, [count]);
  return null;
}
