'use client';

import { useRef, useState } from 'react';
import { send } from '@/lib/client/request';
import { readLines } from '@/lib/client/read-lines';
import type { BulkRefusal, BulkStep } from './bulk-run';

export type BulkRun = Omit<BulkStep, 'refused' | 'undo'> & {
  refused: readonly BulkRefusal[];
  undo: readonly unknown[];
  /** `stopped` by the user; `broken` if the response ended early. */
  state: 'running' | 'finished' | 'stopped' | 'broken';
  problem?: string;
};

const start: BulkRun = { done: 0, total: 0, changed: 0, refused: [], undo: [], state: 'running' };

type BulkRunState = {
  run: BulkRun | undefined;
  begin: (path: string, change: object) => Promise<void>;
  stop: () => void;
};

export function useBulkRun(): BulkRunState {
  const [run, setRun] = useState<BulkRun>();
  const stopper = useRef<AbortController>(undefined);

  async function begin(path: string, change: object) {
    const { signal } = (stopper.current = new AbortController());
    let latest = start;
    const show = (next: Partial<BulkRun>) => setRun((latest = { ...latest, ...next }));
    show(start);
    const sent = await send(path, { method: 'POST', body: change, signal });
    if (!sent.ok) {
      if (sent.code === 'aborted') return show({ state: 'stopped' });
      return show({ state: 'broken', problem: sent.status === 0 ? undefined : sent.message });
    }
    try {
      for await (const line of readLines(sent.response)) {
        const step = JSON.parse(line) as BulkStep;
        show({
          ...step,
          refused: [...latest.refused, ...step.refused],
          undo: [...latest.undo, ...(step.undo ?? [])],
        });
      }
      show({ state: latest.done === latest.total ? 'finished' : 'broken' });
    } catch {
      show({ state: signal.aborted ? 'stopped' : 'broken' });
    }
  }

  return { run, begin, stop: () => stopper.current?.abort() };
}
