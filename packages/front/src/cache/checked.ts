import { createHash } from 'node:crypto';
import type { Check, Purges } from './entry';
import { addCheck, runApart, applyDirectives } from './request-scope';
import { sharedInstance } from '../shared-instance';

type Question<Args extends readonly unknown[], Answer> = {
  /** Unique among questions. */
  name: string;
  /** Marks the answer's tags. Arguments are plain data, as JSON has it. */
  ask: (...args: Args) => Promise<Answer>;
  /** True if a request with these headers may have it repeated; any may if left out. */
  mayAsk?: (headers: Headers, ...args: Args) => Promise<boolean>;
  /** The part of an answer that has to be the same; all of it if left out. */
  compare?: (answer: Answer) => unknown;
  /** Cheaper check if purges may have changed an answer. */
  concern?: {
    /** The answer's knowledge of changes, if it can tell which ones concern it. */
    horizonOf: (answer: Answer) => string | undefined;
    isConcerned: (purges: Purges, horizon: string, ...args: Args) => Promise<boolean>;
  };
};

type AskAgain = (check: Check, headers: Headers, purges: Purges | undefined) => Promise<boolean>;

/** By name, once the code that asks them is loaded. */
const questions = sharedInstance('questions', () => new Map<string, AskAgain>());

/**
 * Makes a question of a reading: the response to the current request depends on its answer, and the reading can be
 * repeated. A purge of one of its tags then leaves the stored response in doubt: it is served again if the answer is
 * still the same. For questions that many changes may touch and few do, such as the contents of a list.
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
    const typedArgs = args as Args;
    if (mayAsk && !(await mayAsk(headers, ...typedArgs))) return false;
    if (concern && horizon !== undefined && purges && !(await concern.isConcerned(purges, horizon, ...typedArgs)))
      return true;
    return fingerprintOf(await ask(...typedArgs)) === fingerprint;
  });
  return async (...args) => {
    const { value: answer, directives } = await runApart(() => ask(...args));
    applyDirectives({ ...directives, tags: [] });
    const horizon = concern?.horizonOf(answer);
    addCheck({ question: name, args, fingerprint: fingerprintOf(answer), horizon, tags: directives.tags });
    return answer;
  };
}

/**
 * True if the answer to a question is still the same; false before the code that asks it is loaded.
 * @param headers of the request; false if it may not ask
 * @param purges of one of the tags since the last confirmation; undefined if forgotten
 */
export const stillHolds: AskAgain = async (check, headers, purges) =>
  (await questions.get(check.question)?.(check, headers, purges)) ?? false;

const hashOf = (answer: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64');
