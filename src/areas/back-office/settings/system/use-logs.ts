'use client';

import { useEffect, useState } from 'react';
import type { LogPage } from '@/modules/system/logs/read-log';
import type { LogFilters } from '@/modules/system/logs/log-entries';
import { LOGS_HREF } from '@/modules/system/system-paths';

const TYPING_PAUSE_MS = 250;

type LogsState = { page: LogPage | undefined; loading: boolean; failed: boolean; reload: () => void };

/** The newest lines of the system log that match; those shown last stay until the next are there. */
export function useLogs({ level, search }: LogFilters, limit: number): LogsState {
  const [page, setPage] = useState<LogPage>();
  const [answered, setAnswered] = useState('');
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = new URLSearchParams({ level, search, limit: String(limit) }).toString();
  const asked = `${query}#${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`${LOGS_HREF}?${query}`, { signal: controller.signal });
        if (response.status === 401) window.location.reload(); // signed out in the meantime: the page leads to the login
        if (!response.ok) throw new Error(`The log answered ${response.status}.`);
        setPage((await response.json()) as LogPage);
        setFailed(false);
        setAnswered(asked);
      } catch {
        if (controller.signal.aborted) return;
        setFailed(true);
        setAnswered(asked);
      }
    };
    const timer = window.setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query, asked]);

  return { page, loading: answered !== asked, failed, reload: () => setAttempt((count) => count + 1) };
}
