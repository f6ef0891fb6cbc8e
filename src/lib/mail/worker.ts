import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { log } from '@/lib/log';
import type { LetterWriters } from './letter';
import { onMailQueued } from './signal';
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

export type MailWorker = {
  /** Finishes the letter under way and takes no other. */
  stop: () => Promise<void>;
};

/**
 * Sends the letters that are waiting, one at a time, in as many processes as there are: a letter belongs to the
 * worker that claimed it. What fails is tried again after 1, 5, 30 minutes and so on. A database that is away is
 * waited for; what was sent meanwhile is written down before anything else is sent.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { pollMs = 15_000, paceMs = 50 } = options;
  const stop = new AbortController();
  const send = createSender(options, stop.signal);

  async function work(): Promise<void> {
    while (!stop.signal.aborted) {
      const next = nextOccasion(pollMs, stop.signal);
      try {
        while (!stop.signal.aborted && (await send())) await pause(paceMs, stop.signal);
      } catch (error) {
        log.warn({ err: error }, 'The mail queue could not be read; trying again.');
      }
      await next;
    }
  }

  const running = work();
  return {
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

/** @returns a function that sends one letter, answering whether there was one. It throws where the database fails. */
function createSender({ payload: load, letters, deliver = createDelivery() }: MailWorkerOptions, stop: AbortSignal) {
  return async (): Promise<boolean> => {
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

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Resolves when a letter is queued here, at the latest after `ms`, or when the worker stops. */
function nextOccasion(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms).unref();
    const forget = onMailQueued(done);
    stop.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      forget();
      stop.removeEventListener('abort', done);
      resolve();
    }
  });
}
