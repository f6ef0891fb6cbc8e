import { describeDatabaseError } from '../describe-database-error';

export const REDACTED_PATHS = ['password', 'token', 'secret', 'authorization', 'cookie', 'headers', 'body'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
);

/** Logged properties of an error; others may be user input. */
const KEPT = ['code', 'status', 'digest', 'table', 'column', 'constraint', 'routine'] as const;
const MAX_DEPTH = 5;

const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Drizzle ends its message with the values of the statement.
  [/\nparams: [^]*?(?=\n {4}at |$)/g, ''],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?:Bearer|JWT) [\w.~+/-]{8,}=*/g, '[token]'],
  // A password in an address, as of a database or a mail server.
  [/(\b[a-z][a-z\d+.-]*:\/\/[^\s:/@]*):[^\s@/]+@/gi, '$1:…@'],
  [/\b(?:sk|rk|whsec)_[\w-]{8,}/g, '[key]'],
];

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

const LONGEST_REASON = 500;

export const reasonOf = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? innermost(error).message : String(error)).slice(0, LONGEST_REASON);

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error);

type LoggedError = { type: string; message: string; stack?: string; cause?: LoggedError } & Record<string, unknown>;

const isFullDisk = (error: Error): boolean => describeDatabaseError(error)?.status === 507;

/** Without the values that led to the error. */
export function describeError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  if (isFullDisk(error)) return { type: error.name, message: `No room left on the disk: ${innermost(error).message}` };
  const details = error as Error & Partial<Record<(typeof KEPT)[number], unknown>>;
  const cause = error.cause instanceof Error && depth < MAX_DEPTH ? describeError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: error.stack && withoutSecrets(error.stack),
    ...Object.fromEntries(KEPT.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]]))),
    ...(typeof cause === 'object' && { cause }),
  };
}
