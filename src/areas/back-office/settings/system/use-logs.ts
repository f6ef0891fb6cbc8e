'use client';

import type { LogPage } from '@/modules/system/logs/read-log';
import type { LogFilters } from '@/modules/system/logs/log-entries';
import { LOGS_HREF } from '@/modules/system/system-paths';
import { useAnswer } from '@/ui/use-answer';

type LogsState = { page: LogPage | undefined; loading: boolean; failed: boolean; reload: () => void };

/** The newest lines of the system log that match; those shown last stay until the next are there. */
export function useLogs({ level, search }: LogFilters, limit: number): LogsState {
  const query = new URLSearchParams({ level, search, limit: String(limit) });
  const { answer, retry, ...state } = useAnswer<LogPage>(`${LOGS_HREF}?${query}`, { pause: 250, reloads: true });
  return { page: answer, reload: retry, ...state };
}
