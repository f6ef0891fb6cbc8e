import { ask, type Refused } from '@/lib/client/ask';

export interface Credentials {
  email: string;
  password: string;
  code?: string;
  challenge?: string;
}

/** How signing in again ended. With `challenge`, which is sent back with it, the account’s code is wanted. */
export type SignInAnswer = { ok: true } | { ok: false; message: string } | { ok: 'code_wanted'; challenge: string };

const UNREACHED: SignInAnswer = { ok: false, message: 'The server did not answer. Please try again.' };
/** All of them told alike: which part was wrong is nobody’s business. */
const WRONG = new Set(['required', 'invalid_credentials', 'invalid_code']);

/** Signs in without leaving the page. Never throws. */
export async function signInAgain(credentials: Credentials): Promise<SignInAnswer> {
  const answer = await ask('/api/admin-users/login', { method: 'POST', body: credentials });
  if (answer.ok) return { ok: true };
  const { status, code, message, challenge } = answer as Refused & { challenge?: string };
  if (status === 0 || code === 'unreadable') return UNREACHED;
  if (challenge) return { ok: 'code_wanted', challenge };
  return { ok: false, message: WRONG.has(code) ? 'Invalid credentials. Please try again.' : message };
}
