import { useState } from 'react';

/** True if it is or has been true: menus are drawn when first opened and stay while closing. */
export function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen || isSo;
}
