import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';
import { withoutSecrets } from './log-redaction';

/** Logs what packages print, so that standard error holds JSON alone. */
export function logConsole(log: Pick<Logger, 'warn'>): void {
  console.error = console.warn = (...parts: unknown[]) =>
    log.warn(withoutSecrets(stripVTControlCharacters(format(...parts))));
}
