import path from 'node:path';
import pino from 'pino';
import { currentRequest } from '@kitroom/front/cache/request-scope';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { LogFile } from './log-file';
import { describeError, REDACTED_PATHS } from './log-redaction';

const isPlainBuild = process.env.NEXT_PHASE === 'phase-production-build' || !process.env.DATA_DIR;

export const hasLogFiles = process.env.LOG_FILES !== 'false';

/** Readable by staff (docs/guide/running.md). */
export const logFile = sharedInstance(
  'log-file',
  () => new LogFile({ folder: isPlainBuild ? undefined : path.resolve(process.env.DATA_DIR ?? '', 'logs') }),
);

const level = (process.env.LOG_LEVEL || 'warn') as pino.Level | 'silent';

/** Files have more than standard error. */
const fileLevel: pino.Level = level === 'debug' || level === 'trace' ? level : 'info';

/** Without personal data and secrets. */
export const log =
  level === 'silent'
    ? pino({ level })
    : pino(
        {
          level: fileLevel,
          base: undefined,
          mixin: () => ({ requestId: currentRequest()?.id, traceId: currentRequest()?.traceId }),
          serializers: { err: describeError, error: describeError },
          redact: { paths: REDACTED_PATHS, censor: '[removed]' },
        },
        pino.multistream([
          { level, stream: pino.destination(2) },
          ...(hasLogFiles ? [{ level: fileLevel, stream: logFile }] : []),
        ]),
      );
