import { z } from 'zod';

export interface Credentials {
  email: string;
  password: string;
  code?: string;
  challenge?: string;
}

/** How signing in again ended. With `challenge`, which is sent back with it, the account’s code is wanted. */
export type SignInAnswer = { ok: true } | { ok: false; message: string } | { ok: 'code_wanted'; challenge: string };

const body = z.object({ code: z.string(), message: z.string(), challenge: z.string().optional() });
const UNREACHED: SignInAnswer = { ok: false, message: 'The server did not answer. Please try again.' };
/** All of them told alike: which part was wrong is nobody’s business. */
const WRONG = new Set(['required', 'invalid_credentials', 'invalid_code']);

/** Signs in without leaving the page. Never throws. */
export async function signInAgain(credentials: Credentials): Promise<SignInAnswer> {
  try {
    const response = await fetch('/api/admin-users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (response.ok) return { ok: true };
    const refused = body.safeParse(await response.json());
    if (!refused.success) return UNREACHED;
    const { code, message, challenge } = refused.data;
    if (challenge) return { ok: 'code_wanted', challenge };
    return { ok: false, message: WRONG.has(code) ? 'Invalid credentials. Please try again.' : message };
  } catch {
    return UNREACHED;
  }
}
