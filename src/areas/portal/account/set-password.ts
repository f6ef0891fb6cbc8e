import type { Payload, PayloadRequest } from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { openSession, type SignedIn } from '@/modules/accounts/session/open-session';
import { usePasswordLink } from '@/modules/accounts/data/password-links';
import { recordLogin } from '@/modules/accounts/sign-in/sign-in';
import { teamPasswordProblem } from '@/domain/teams/team-password';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/session';

const invalid = (field: string, message: string) =>
  failure('invalid', message, { fieldErrors: { [field]: [message] } });

type Reset = { req: PayloadRequest; token: string; password: string };

/** Sets a new password by the link of an email, once; every session of the team ends, and one begins. */
export async function resetPassword(reset: Reset): Promise<Result<{ signed: SignedIn }, 'invalid' | 'expired'>> {
  const { req, password } = reset;
  const problem = teamPasswordProblem(password);
  if (problem) return invalid('password', problem);
  const signed = await inTransaction(req, async () => {
    const team = await usePasswordLink(req, 'teams', reset);
    return team && openSession({ payload: req.payload, req, collection: 'teams', id: team.id });
  });
  if (!signed) return failure('expired', 'This link has expired or has already been used. Ask for a new one.');
  await recordLogin(req.payload, 'teams', signed.user.id);
  return { ok: true, signed };
}

type Change = { payload: Payload; req: PayloadRequest; team: SignedTeam; current: string; password: string };

/** Changes the password of a signed-in team, which has to know the old one; its other sessions end. */
export async function changePassword({ payload, req, team, current, password }: Change): Promise<Result> {
  const problem = teamPasswordProblem(password);
  if (problem) return invalid('password', problem);
  const confirmed = await confirmPassword({ req, password: current });
  if (confirmed.ok === false) {
    return confirmed.code === 'wrong_password' ? invalid('current', 'This is not the current password.') : confirmed;
  }
  await payload.update({
    collection: 'teams',
    id: team.id,
    data: { password },
    context: { knowsPassword: true },
    user: req.user,
    overrideAccess: false,
    req,
  });
  return { ok: true };
}
