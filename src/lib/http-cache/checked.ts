import { createHash } from 'node:crypto';
import type { Purges } from './entry';
import { addCheck, runApart, takeOver } from './request-scope';

type Question<Answer> = {
  /** Marks the tags under which the answer stands. */
  ask: () => Promise<Answer>;
  /** Whether a request with these headers may have it asked again; any may, where it is left out. */
  mayAsk?: (headers: Headers) => Promise<boolean>;
  /** Whether purges may have made this answer another, where that is cheaper to see than to ask again. */
  concern?: (answer: Answer) => (purges: Purges) => Promise<boolean>;
};

/**
 * Asks what the response to the current request is made of, and notes how to ask again. A purge of one of the tags then
 * leaves the stored response in doubt: it is answered with once more where the question still has the same answer. For
 * questions that many changes may touch and few do, as what stands in a list.
 */
export async function checked<Answer>({ ask, mayAsk, concern }: Question<Answer>): Promise<Answer> {
  const { value: answer, said } = await runApart(ask);
  const fingerprint = fingerprintOf(answer);
  const isConcerned = concern?.(answer);
  takeOver({ ...said, tags: [] });
  addCheck({
    tags: said.tags,
    holds: async (headers, purges) => {
      if (mayAsk && !(await mayAsk(headers))) return false;
      if (isConcerned && purges && !(await isConcerned(purges))) return true;
      return fingerprintOf(await ask()) === fingerprint;
    },
  });
  return answer;
}

const fingerprintOf = (answer: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64');
