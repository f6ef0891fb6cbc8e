import type { Payload } from 'payload';
import { PURGE_ALL, type Notice, type Purge } from '@kitroom/front/cache/notice';
import { purgeCdn, type CdnOptions } from '@kitroom/front/purge/cdn';
import type { Run } from '@/lib/work/loop';
import { log } from '@/lib/log';
import { beginLog, claimSending, findUnsent, noteFailure, noteSent } from './data/cdn-purges';

/** Sends each purge of the log once at least, whichever process did the change; everything if the log does not tell. */
export async function sendPurges(payload: Payload, { fail }: Pick<Run, 'fail'>, cdn: CdnOptions): Promise<void> {
  const { notices, since, position, isWhole } = await findUnsent(payload);
  const purge = isWhole ? unionOf(notices) : PURGE_ALL;
  if (purge.length === 0 || !(await claimSending(payload, since))) return;
  try {
    const place = isWhole ? position : await beginLog(payload);
    await purgeCdn(purge, cdn);
    await noteSent(payload, place);
  } catch (error) {
    log.warn({ err: error }, 'A purge was not sent to the CDN; trying again.');
    fail(error);
    await noteFailure(payload);
  }
}

const unionOf = (notices: readonly Notice[]): Purge =>
  notices.some(({ purge }) => purge === PURGE_ALL) ? PURGE_ALL : [...new Set(notices.flatMap(({ purge }) => purge))];
