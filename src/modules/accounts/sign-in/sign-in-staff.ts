import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { completeSignIn } from './complete-sign-in';
import { sessionOf } from './note-login';
import { challengeFor } from '../data/login-challenge';
import type { SignedIn } from '../session/open-session';
import { createSignIn, type SignIn, type SignInRefusal } from './sign-in';
import { noteLogin } from '../data/logins';

const withPassword = createSignIn({
  collection: 'admin-users',
  required: 'Email and password are required.',
  invalid: 'Invalid credentials',
  challengeFor,
});

export type StaffSignIn = SignIn & {
  /** Code of the authenticator app, or a recovery code. */
  code?: string;
  /** Result of an earlier attempt with the right password; replaces name and password. */
  challenge?: string;
};
export type StaffSignInRefusal = SignInRefusal | Failure<'invalid_code' | 'challenge_expired'>;

/**
 * Signs staff in by password and, if the account has a second factor, with a code in the same call or in a second one.
 * Every attempt on an existing account goes into its login history.
 */
export async function signInStaff(call: StaffSignIn): Promise<Success<SignedIn> | StaffSignInRefusal> {
  const { req, address, code } = call;
  const { payload } = req;
  if (call.challenge) {
    if (!code) return failure('invalid_code', 'Enter the 6-digit code');
    return completeSignIn({ req, address, code, challenge: call.challenge });
  }
  const result = await withPassword(call);
  const attempt = { payload, req, address, account: { email: call.name.trim().toLowerCase() } };
  if (result.ok) await noteLogin({ ...attempt, outcome: 'signed_in', sessionId: sessionOf(result.token) });
  else if (result.code === 'invalid_credentials') {
    // Does not await it: writing takes longer if there is an account, which the timing would reveal.
    void noteLogin({ ...attempt, outcome: 'wrong_password' }).catch((error: unknown) =>
      log.error({ err: error }, 'A refused login is missing in the login history.'),
    );
  } else if (result.code === 'second_factor_required' && code) {
    return completeSignIn({ req, address, code, challenge: result.challenge });
  }
  return result;
}
