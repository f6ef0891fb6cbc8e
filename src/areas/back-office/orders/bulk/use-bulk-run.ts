'use client';

import { useRef, useState } from 'react';
import { errorText, readLines } from '@/lib/client/read-lines';
import type { BulkRefusal, BulkStep } from './bulk-run';

export type BulkRun = Omit<BulkStep, 'refused'> & {
  refused: readonly BulkRefusal[];
  /** `stopped`: by the person; `broken`: the answer ended before its end. */
  state: 'running' | 'finished' | 'stopped' | 'broken';
  /** What the server said, where it refused as a whole. */
  problem?: string;
};

const start: BulkRun = { done: 0, total: 0, changed: 0, refused: [], state: 'running' };

type BulkRunState = {
  run: BulkRun | undefined;
  begin: (path: string, change: object) => Promise<void>;
  stop: () => void;
};

/** Has the server change many orders, and follows how far it is. */
export function useBulkRun(): BulkRunState {
  const [run, setRun] = useState<BulkRun>();
  const stopper = useRef<AbortController>(undefined);

  async function begin(path: string, change: object) {
    const { signal } = (stopper.current = new AbortController());
    let latest = start;
    const show = (next: Partial<BulkRun>) => setRun((latest = { ...latest, ...next }));
    show(start);
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
        signal,
      });
      if (!response.ok || !response.body) return show({ state: 'broken', problem: await errorText(response) });
      for await (const line of readLines(response.body)) {
        const step = JSON.parse(line) as BulkStep;
        show({ ...step, refused: [...latest.refused, ...step.refused] });
      }
      show({ state: latest.done === latest.total ? 'finished' : 'broken' });
    } catch {
      show({ state: signal.aborted ? 'stopped' : 'broken' });
    }
  }

  return { run, begin, stop: () => stopper.current?.abort() };
}
