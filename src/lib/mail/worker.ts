import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { pause, startWorker, type Worker } from '@/lib/work/loop';
import type { LetterWriters } from './letter';
import { createDelivery, type Deliver } from './transport';
import { claimLetter, markFailed, markSent, MAX_ATTEMPTS, type WaitingLetter } from './waiting-letters';

export type MailWorkerOptions = {
  payload: () => Promise<Payload>;
  letters: LetterWriters;
  deliver?: Deliver;
  /** Between two looks at the queue, ms; a letter of this process is seen at once. */
  pollMs?: number;
  /** Between two letters, ms: a rush of orders must not have to share the processor with its own letters. */
  paceMs?: number;
};

/**
 * Sends the letters that are waiting, one at a time, in as many processes as there are: a letter belongs to the
 * worker that claimed it. What fails is tried again after 1, 5, 30 minutes and so on. A database that is away is
 * waited for; what was sent meanwhile is written down before anything else is sent.
 */
export function startMailWorker(options: MailWorkerOptions): Worker {
  const { pollMs = 15_000, paceMs = 50 } = options;
  return startWorker({ kind: 'mail', step: createSender(options), pollMs, paceMs });
}

/** @returns a function that sends one letter, answering whether there was one. It throws where the database fails. */
function createSender({ payload: load, letters, deliver = createDelivery() }: MailWorkerOptions) {
  return async (stop: AbortSignal): Promise<boolean> => {
    const payload = await load();
    const letter = await claimLetter(payload);
    if (!letter) return false;
    try {
      const written = await write(payload, letters, letter);
      if (!written) {
        await markFailed(payload, letter, 'What the letter is about no longer exists.', { final: true });
        return true;
      }
      await deliver(written);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const final = letter.attempts >= MAX_ATTEMPTS;
      log.warn(
        { mail: letter.id, attempts: letter.attempts, reason },
        final ? 'A letter was given up.' : 'A letter was not sent.',
      );
      await markFailed(payload, letter, reason);
      return true;
    }
    await persistently(() => markSent(payload, letter), stop);
    return true;
  };
}

async function write(payload: Payload, letters: LetterWriters, { id, to, template, data, createdAt }: WaitingLetter) {
  // As the system: who the supplier is concerns every letter.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const letter = await letters[template]({ payload, settings, data });
  return (
    letter && {
      replyTo: settings.salesEmail,
      ...letter,
      id,
      to: to === 'supplier' ? settings.salesEmail : to,
      date: createdAt,
    }
  );
}

/** Until it works or the worker stops: a letter that went out must not go out again. */
async function persistently(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stop.aborted) throw error;
      await pause(1000, stop);
    }
  }
}
