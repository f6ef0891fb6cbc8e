import { useState } from 'react';

/** Whether it is so, or has been: what only a menu shows is drawn with its first opening, and stays while it closes. */
export function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen || isSo;
}
