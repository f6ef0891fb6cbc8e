import type { Logger } from 'pino';
import { TransactionEnded } from '@/lib/database/sessions';
import { describe } from './error-hook';

/** Payload logs every refusal as an error with its stack: a stranger’s mistake becomes one line of level info. */
export function payloadLog(log: Logger): Logger {
  const quiet = log.child({ name: 'payload' });
  const refuse = (...args: Parameters<Logger['error']>): void => {
    const [fields] = args as readonly unknown[];
    const error = fields instanceof Error ? fields : (fields as { err?: unknown } | undefined)?.err;
    if (error instanceof TransactionEnded) quiet.info(AFTERMATH);
    else if (error instanceof Error && statusOf(error) < 500)
      quiet.info({ reason: error.message }, 'A request was refused.');
    else log.error(...args);
  };
  return Object.assign(quiet, { error: refuse });
}

/** Payload validates the fields of other documents while the refusal of one ends them all. */
const AFTERMATH = 'Work went on in a transaction that a refusal had ended.';

const statusOf = (error: Error): number => describe(error)?.status ?? ('status' in error ? Number(error.status) : 500);
