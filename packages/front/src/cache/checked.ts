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
    horizonOf: (answer: Answer) => string | undefined;
    isConcerned: (purges: Purges, horizon: string, ...args: Args) => Promise<boolean>;
  };
};

type AskAgain = (check: Check, headers: Headers, purges: Purges | undefined) => Promise<boolean>;

const questions = sharedInstance('questions', () => new Map<string, AskAgain>());

/** A purge of the answer's tags leaves stored responses in doubt: served again if the answer is still the same. */
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

/** True if the answer is the same; false if the request may not ask, or before the code that asks it is loaded. */
export const stillHolds: AskAgain = async (check, headers, purges) =>
  (await questions.get(check.question)?.(check, headers, purges)) ?? false;

const hashOf = (answer: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64');
