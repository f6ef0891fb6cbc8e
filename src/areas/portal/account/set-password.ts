import type { PayloadRequest } from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { passwordProblem, refusingPassword } from '@/modules/accounts/password/password-problem';
import { openSession, type SignedIn } from '@/modules/accounts/session/open-session';
import { usePasswordLink } from '@/modules/accounts/data/password-links';
import { recordLogin } from '@/modules/accounts/sign-in/sign-in';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { TeamSession } from '@/modules/team/load-team-session';

const invalid = (field: string, message: string) =>
  failure('invalid', message, { fieldErrors: { [field]: [message] } });

type Reset = { req: PayloadRequest; token: string; password: string };

type Signed = { signed: SignedIn; collection: TeamSession['user']['collection'] };

/** Ends every session of the account and starts a new one; the link works once. */
export async function resetPassword(reset: Reset): Promise<Result<Signed, 'invalid' | 'expired'>> {
  const { password } = reset;
  const problem = await passwordProblem('teams', password);
  if (problem) return invalid('password', problem);
  return refusingPassword(() => setByLink(reset));
}

async function setByLink(reset: Reset): Promise<Result<Signed, 'expired'>> {
  const { req } = reset;
  const opened = await inTransaction(req, async (): Promise<Signed | undefined> => {
    for (const collection of ['teams', 'team-people'] as const) {
      const account = await usePasswordLink(req, collection, reset);
      if (!account) continue;
      return { collection, signed: await openSession({ req, collection, id: account.id }) };
    }
    return undefined;
  });
  if (!opened) return failure('expired', 'This link has expired or has already been used. Ask for a new one.');
  await recordLogin(req.payload, opened.collection, opened.signed.user.id);
  return { ok: true, ...opened };
}

type Change = { req: PayloadRequest; current: string; password: string } & Pick<TeamSession, 'user'>;

export async function changePassword({ req, user, current, password }: Change): Promise<Result> {
  const { payload } = req;
  const problem = await passwordProblem(user.collection, password, user);
  if (problem) return invalid('password', problem);
  const confirmed = await confirmPassword({ req, password: current });
  if (confirmed.ok === false) {
    return confirmed.code === 'wrong_password' ? invalid('current', 'This is not the current password.') : confirmed;
  }
  await payload.update({
    collection: user.collection,
    id: user.id,
    data: { password },
    context: { knowsPassword: true },
    user: req.user,
    overrideAccess: false,
    req,
  });
  return { ok: true };
}
