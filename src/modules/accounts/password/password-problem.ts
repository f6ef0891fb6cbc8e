import type { AuthCollectionSlug } from 'payload';
import type { ErrorCode } from '@/domain/api/errors';
import { staffPasswordProblem } from '@/domain/staff/staff-input';
import { teamPasswordProblem } from '@/domain/teams/team-password';
import { invalidFields, payloadFieldErrors } from '@/lib/failures';
import type { Result } from '@/lib/result';

/** Guesses that a password has to withstand: a day’s at ten a second. */
const LEAST_GUESSES = 1_000_000;
/** Characters that are judged: more of them make a password no easier to guess, but slower to judge. */
const JUDGED = 64;
const TOO_EASY =
  'This password is too easy to guess. A few words that have nothing to do with each other are a good one.';

type Named = Partial<Record<(typeof NAMES)[number], unknown>>;
const NAMES = ['email', 'username', 'fullName', 'teamName', 'contactPerson'] as const;

/** Problem in words for people. `account` is empty if not known yet. */
export async function passwordProblem(
  collection: AuthCollectionSlug,
  password: string,
  account: Named = {},
): Promise<string | undefined> {
  const problem = collection === 'admin-users' ? staffPasswordProblem(password) : teamPasswordProblem(password);
  if (problem) return problem;
  const estimate = await (loaded ??= load());
  const isEasy = estimate(password.slice(0, JUDGED), wordsOf(account)) < LEAST_GUESSES;
  return isEasy ? TOO_EASY : undefined;
}

const wordsOf = (account: Named): string[] =>
  NAMES.flatMap((name) => {
    const value = account[name];
    if (typeof value !== 'string') return [];
    return [value, value.replaceAll(' ', ''), ...value.split('@'), ...value.split(/[\s@.]+/)];
  }).filter((word) => word.length > 2);

/** The account is known only in the transaction, whose refusal keeps the link. */
export async function refusingPassword<Value extends object, Code extends ErrorCode>(
  set: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'invalid'>> {
  try {
    return await set();
  } catch (error) {
    const { password } = payloadFieldErrors(error) ?? {};
    if (!password) throw error;
    return invalidFields({ password }, password[0]);
  }
}

let loaded: ReturnType<typeof load> | undefined;

/** Loads its 40,000 words with the first password that is set: 6 MB that few processes need. */
async function load(): Promise<(password: string, words: string[]) => number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => judge.check(password, words).guesses;
}
