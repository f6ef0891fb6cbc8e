import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createTurns, type Turns } from '@/lib/turns';
import { bodyLimit, UPLOAD_LIMIT } from './body-limit';
import { isReading } from './request-target';

/** Answers that are made for one network at the same time; a browser asks for six things at once. */
const AT_ONCE = 8;
/** Of these, strangers’ questions to the API, whose answers are made in long stretches. */
const QUESTIONS_AT_ONCE = 1;
/** Requests of one network that wait for their turn. */
const WAITING = 500;

type Network = { turns: Turns; asked: number; begun: Promise<void> };

/**
 * Makes a few answers of each network at a time, begins one in each round of the event loop and lets the rest of its
 * requests wait in their order: whoever asks for much waits for himself. A turn ends when the answer begins or
 * the client leaves, and costs nothing where it left before. Uploads take none: they last as long as the sender’s line
 * is slow.
 * @returns resolves to false, and does no work, where too many wait already.
 */
export function networkTurns(
  networkOf: (req: IncomingMessage) => string,
): (req: IncomingMessage, res: ServerResponse, work: () => Promise<void>) => Promise<boolean> {
  const networks = new Map<string, Network>();

  return async (req, res, work) => {
    const answer = async (): Promise<void> => {
      if (res.destroyed) return;
      const answered = untilAnswered(res);
      void work();
      await answered;
    };
    if (!isReading(req.method ?? '') && bodyLimit(req) === UPLOAD_LIMIT) {
      await answer();
      return true;
    }
    const isQuestion = isStrangersQuestion(req);
    const name = `${networkOf(req)} ${isQuestion ? 'questions' : ''}`;
    const network = networks.get(name) ?? newNetwork(isQuestion ? QUESTIONS_AT_ONCE : AT_ONCE);
    networks.set(name, network);
    network.asked += 1;
    const { ok } = await network.turns.run(async () => {
      // An answer that waits for nothing is made in one go, and the next would be before anyone else’s goes on.
      await (network.begun = network.begun.then(() => nextRound()));
      await answer();
    });
    network.asked -= 1;
    if (network.asked === 0) networks.delete(name);
    return ok;
  };
}

const GRAPHQL = /^\/api\/graphql(?:[/?]|$)/;
/** Pages show many pictures, and nothing is computed for one. */
const QUESTION = /^\/api\/(?!media\/file\/)/;

/** By what it says of itself: a made-up session gets a program into the longer queue, and no further. */
const isStrangersQuestion = ({ url = '', method, headers }: IncomingMessage): boolean =>
  (method === 'POST' ? GRAPHQL : QUESTION).test(url) &&
  headers.authorization === undefined &&
  headers.cookie === undefined;

const newNetwork = (running: number): Network => ({
  turns: createTurns({ running, waiting: WAITING }),
  asked: 0,
  begun: Promise.resolve(),
});

/** Resolves when the headers leave, or the client has: whatever sends an answer comes through `writeHead`. */
export const untilAnswered = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const { writeHead } = res;
    const noted = (...args: Parameters<typeof writeHead>): ServerResponse => {
      resolve();
      return writeHead.apply(res, args);
    };
    res.writeHead = noted as typeof writeHead;
    res.once('close', resolve);
  });
