import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createLimiter, type Limiter } from '../limiter';
import { limitOfUpload } from './body-limit';
import { isReading } from './request-target';
import type { Site } from './site';

/** Answers in progress of one network; a browser sends six requests at once. */
const AT_ONCE = 8;
/** Strangers’ questions among them, whose answers block for long. */
const QUESTIONS_AT_ONCE = 1;
const WAITING = 500;

type Network = { turns: Limiter; pending: number; begun: Promise<void> };

/** Heavy use delays only itself; uploads take no turn, as they last. @returns false, at once, if too many wait */
export function networkTurns(
  networkOf: (req: IncomingMessage) => string,
  { uploadLimit, isQuestion: isLong }: Pick<Site, 'uploadLimit' | 'isQuestion'>,
): (req: IncomingMessage, res: ServerResponse, work: () => Promise<void>) => Promise<boolean> {
  const networks = new Map<string, Network>();

  return async (req, res, work) => {
    const answer = async (): Promise<void> => {
      if (res.destroyed) return;
      const answered = untilAnswered(res);
      void work();
      await answered;
    };
    if (!isReading(req.method ?? '') && limitOfUpload(req, uploadLimit) !== undefined) {
      await answer();
      return true;
    }
    const isQuestion = isLong(req.method ?? '', req.url ?? '') && isStranger(req);
    const name = `${networkOf(req)} ${isQuestion ? 'questions' : ''}`;
    const network = networks.get(name) ?? newNetwork(isQuestion ? QUESTIONS_AT_ONCE : AT_ONCE);
    networks.set(name, network);
    network.pending += 1;
    const { ok } = await network.turns.run(async () => {
      // An answer that waits for nothing is made synchronously, and the next would come before any other network's.
      await (network.begun = network.begun.then(() => nextRound()));
      await answer();
    });
    network.pending -= 1;
    if (network.pending === 0) networks.delete(name);
    return ok;
  };
}

/** By the request's own word: a made-up session gets a program into the longer queue, and no further. */
const isStranger = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === undefined && headers.cookie === undefined;

const newNetwork = (running: number): Network => ({
  turns: createLimiter({ running, waiting: WAITING }),
  pending: 0,
  begun: Promise.resolve(),
});

/** Resolves when the headers are sent, always by `writeHead`, or the client has left. */
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
