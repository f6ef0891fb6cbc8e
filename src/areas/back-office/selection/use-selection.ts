'use client';

import { useCallback, useState } from 'react';
import { NOTHING_SELECTED, ticked, type RecordSelection } from './selection';

export function useSelection() {
  const [selection, select] = useState<RecordSelection>();
  const tick = useCallback((id: string, on: boolean) => select((now) => now && ticked(now, id, on)), []);
  const start = useCallback(() => select(NOTHING_SELECTED), []);
  const stop = useCallback(() => select(undefined), []);
  return { selection, select, tick, start, stop };
}
