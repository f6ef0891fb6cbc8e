'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { request, reloadIfSignedOut } from '@/lib/client/request';
import type { SystemStatus } from './system-endpoints';
import { STATUS_HREF } from '@/modules/system/system-paths';

/** Polling interval during a backup, ms. */
const POLL_MS = 700;

type SystemStatusState = {
  status: SystemStatus | undefined;
  failed: boolean;
  /** Reads again, and polls while a backup is running. */
  reload: () => void;
};

/** Calls `onRest` on each answer without a running backup: a small one ends before the first poll. */
export function useSystemStatus(onRest: (status: SystemStatus) => void): SystemStatusState {
  const [status, setStatus] = useState<SystemStatus>();
  const [failed, setFailed] = useState(false);
  const [reloads, setReloads] = useState(0);
  const rest = useRef(onRest);

  useEffect(() => {
    rest.current = onRest;
  }, [onRest]);

  useEffect(() => {
    let timer: number | undefined;
    let current = true;
    async function read() {
      const answer = await request<SystemStatus>(STATUS_HREF);
      reloadIfSignedOut(answer);
      if (!current) return;
      setFailed(!answer.ok);
      if (!answer.ok) return;
      const next = answer.value;
      setStatus(next);
      if (next.job?.state === 'running') timer = window.setTimeout(() => void read(), POLL_MS);
      else rest.current(next);
    }
    void read();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [reloads]);

  const reload = useCallback(() => setReloads((count) => count + 1), []);
  return { status, failed, reload };
}
