export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_LEVEL_LABELS: Record<LogLevel, string> = {
  error: 'Error',
  warn: 'Warning',
  info: 'Information',
  debug: 'Detail',
};

export type LogEntry = {
  level: LogLevel;
  time: string;
  message: string;
  details: Record<string, unknown>;
};

export type LogFilters = {
  /** Least severe level to show; 'all' for each. */
  level: LogLevel | 'all';
  search: string;
};

/** Pino’s numbers: 50 and more is an error, 40 a warning, 30 information. */
function levelOf(number: unknown): LogLevel {
  if (typeof number !== 'number' || number < 30) return 'debug';
  if (number < 40) return 'info';
  return number < 50 ? 'warn' : 'error';
}

export function parseLogLine(line: string): LogEntry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, time, msg, ...details } = JSON.parse(line) as Record<string, unknown>;
    const date = new Date(typeof time === 'number' ? time : NaN);
    if (Number.isNaN(date.getTime())) return undefined;
    const message = typeof msg === 'string' ? msg : messageOf(details.err);
    return { level: levelOf(level), time: date.toISOString(), message, details };
  } catch {
    return undefined;
  }
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';

/** At least as severe, and with every word of the search. */
export function matchesLog(entry: LogEntry, { level, search }: LogFilters): boolean {
  if (level !== 'all' && LOG_LEVELS.indexOf(entry.level) > LOG_LEVELS.indexOf(level)) return false;
  if (!search) return true;
  const text = `${entry.message} ${JSON.stringify(entry.details)}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A missing or invalid one is no filter. */
export function parseLogFilters(query: URLSearchParams): LogFilters {
  const level = LOG_LEVELS.find((known) => known === query.get('level')) ?? 'all';
  return { level, search: (query.get('search') ?? '').trim().slice(0, 100) };
}
