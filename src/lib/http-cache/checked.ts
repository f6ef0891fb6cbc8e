import { createHash } from 'node:crypto';
import type { Check, Purges } from './entry';
import { addCheck, runApart, takeOver } from './request-scope';
import { sharedInstance } from './shared';

type Question<Args extends readonly unknown[], Answer> = {
  /** No other question has it. */
  name: string;
  /** Marks the tags under which the answer stands. What is asked for is plain data, as JSON has it. */
  ask: (...args: Args) => Promise<Answer>;
  /** Whether a request with these headers may have it asked again; any may, where it is left out. */
  mayAsk?: (headers: Headers, ...args: Args) => Promise<boolean>;
  /** What of an answer has to be the same; all of it, where it is left out. */
  compare?: (answer: Answer) => unknown;
  /** Whether purges may have made an answer another, where that is cheaper to see than to ask again. */
  concern?: {
    /** What the answer knew of changes, if it can be told which ones concern it. */
    horizonOf: (answer: Answer) => string | undefined;
    isConcerned: (purges: Purges, horizon: string, ...args: Args) => Promise<boolean>;
  };
};

type AskAgain = (check: Check, headers: Headers, purges: Purges | undefined) => Promise<boolean>;

/** By name, once the code that asks them is loaded. */
const questions = sharedInstance('questions', () => new Map<string, AskAgain>());

/**
 * Makes a question of a reading: the response to the current request is made of its answer, and how to ask again is noted.
 * A purge of one of the tags then leaves the stored response in doubt: it is answered with once more where the question
 * still has the same answer. For questions that many changes may touch and few do, as what stands in a list.
 */
export function checked<Args extends readonly unknown[], Answer>({
  name,
  ask,
  mayAsk,
  compare = (answer) => answer,
  concern,
}: Question<Args, Answer>): (...args: Args) => Promise<Answer> {
  const fingerprintOf = (answer: Answer) => hashOf(compare(answer));
  questions.set(name, async ({ args, fingerprint, horizon }, headers, purges) => {
    // Nothing else is noted under the name.
    const asked = args as Args;
    if (mayAsk && !(await mayAsk(headers, ...asked))) return false;
    if (concern && horizon !== undefined && purges && !(await concern.isConcerned(purges, horizon, ...asked)))
      return true;
    return fingerprintOf(await ask(...asked)) === fingerprint;
  });
  return async (...args) => {
    const { value: answer, said } = await runApart(() => ask(...args));
    takeOver({ ...said, tags: [] });
    const horizon = concern?.horizonOf(answer);
    addCheck({ question: name, args, fingerprint: fingerprintOf(answer), horizon, tags: said.tags });
    return answer;
  };
}

/**
 * Whether the answer to a question is still the same; nobody knows before the code that asks it is loaded.
 * @param headers of the request that it is asked for: one that may not ask is told no.
 * @param purges of one of the tags, since the answer was last known to be the same; undefined where they are forgotten.
 */
export const stillHolds: AskAgain = async (check, headers, purges) =>
  (await questions.get(check.question)?.(check, headers, purges)) ?? false;

const hashOf = (answer: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64');
