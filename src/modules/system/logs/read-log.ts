import { open, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { hasLogFiles, logFile } from '@/lib/log';
import { matchesLog, parseLogLine, type LogEntry, type LogFilters } from './log-entries';

export type LogPage = {
  entries: LogEntry[];
  more: boolean;
  isElsewhere?: boolean;
};

export async function readLog(filters: LogFilters, limit: number): Promise<LogPage> {
  if (!hasLogFiles) return { entries: [], more: false, isElsewhere: true };
  const entries: LogEntry[] = [];
  for await (const lines of newestFirst()) {
    for (const line of lines.toReversed()) {
      const entry = parseLogLine(line);
      if (!entry || !matchesLog(entry, filters)) continue;
      if (entries.length === limit) return { entries, more: true };
      entries.push(entry);
    }
  }
  return { entries, more: false };
}

/** Newest file first; its lines oldest first. */
async function* newestFirst(): AsyncGenerator<readonly string[]> {
  if (!logFile.flush()) {
    yield logFile.recent();
    return;
  }
  for (const file of logFile.files()) yield (await readWhole(file)).split('\n');
}

/** A few megabytes at most; empty for a missing file. */
async function readWhole(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return '';
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

export async function* streamLog(): AsyncGenerator<Uint8Array | string> {
  if (!logFile.flush()) {
    yield* logFile.recent();
    return;
  }
  for (const file of logFile.files().reverse()) {
    if (await stat(file).catch(() => undefined)) yield* createReadStream(file) as AsyncIterable<Uint8Array>;
  }
}
